// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Observer} from "../Observer.sol";
import {VM} from "../Vm.sol";
import {PresaleTest} from "./PresaleTest.sol";

/// @notice When the buyer's coins arrive, everything else has happened.
contract PresaleOrderTest is PresaleTest {
    Observer private _buyer;

    function setUp() public override {
        super.setUp();
        _buyer = new Observer();
        _buyer.watch(address(usdt), abi.encodeCall(usdt.balanceOf, (TREASURY)));
        _buyer.watch(address(presale), abi.encodeCall(presale.boughtWeiOf, (address(_buyer))));
        _buyer.watch(address(presale), abi.encodeCall(presale.leftOf, (1)));
        _buyer.watch(address(presale), abi.encodeCall(presale.bonusSlotsUsed, ()));
        _buyer.watch(address(presale), abi.encodeCall(presale.currentPhase, ()));
        _buyer.watch(address(presale), abi.encodeCall(presale.leftOffchainWei, ()));
    }

    function test_buy_bringsCoinsAfterThePaymentIsWithTheTreasury() public {
        _buyFor(10 * USDT1);
        VM.assertEq(_buyer.seen(0), 10 * USDT1);
        VM.assertEq(_buyer.seen(1), 1_000 ether);
        VM.assertEq(_buyer.seen(2), 10_000_000 ether - 1_000 ether);
        VM.assertEq(_buyer.seen(3), 1);
        VM.assertEq(address(_buyer).balance, 1_200 ether);
    }

    function test_buy_bringsCoinsAfterThePhaseIsOver() public {
        _buyFor(100_000 * USDT1);
        VM.assertEq(_buyer.seen(4), 2);
    }

    function test_fulfil_bringsCoinsAfterTheBooksAreRight() public {
        _reserve("card", "someone", address(_buyer), 10 * USDT1);
        _fulfil("card");
        VM.assertEq(_buyer.seen(1), 1_000 ether);
        VM.assertEq(_buyer.seen(2), 10_000_000 ether - 1_000 ether);
        VM.assertEq(_buyer.seen(5), 720_000 ether - 1_200 ether);
    }

    function _buyFor(uint256 units) private {
        _fund(address(_buyer), units);
        VM.prank(address(_buyer));
        presale.buy(1, units, 0);
    }
}
