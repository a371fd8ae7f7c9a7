// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleReserve} from "../../src/presale/IPresaleReserve.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {TestUSDT} from "../../src/presale/TestUSDT.sol";
import {Observer, isToldBeforeArrival} from "../Observer.sol";
import {VM, Vm} from "../Vm.sol";
import {PresaleTest} from "./PresaleTest.sol";
import {WeirdToken} from "./WeirdToken.sol";

/// @notice A buyer that sends the treasury one unit of the token whenever coins arrive.
contract GivingBuyer {
    TestUSDT private immutable _token;
    address private immutable _treasury;

    constructor(TestUSDT token, address treasury) {
        (_token, _treasury) = (token, treasury);
    }

    receive() external payable {
        _token.transfer(_treasury, 1);
    }
}

/// @notice When the buyer's coins arrive, all other effects have happened.
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

    function test_buy_sendsCoinsAfterThePayment() public {
        _buyFor(10 * USDT1);
        VM.assertEq(_buyer.seen(0), 10 * USDT1);
        VM.assertEq(_buyer.seen(1), 1_000 ether);
        VM.assertEq(_buyer.seen(2), 10_000_000 ether - 1_000 ether);
        VM.assertEq(_buyer.seen(3), 1);
        VM.assertEq(address(_buyer).balance, 1_200 ether);
    }

    function test_buy_closesThePhaseBeforeItSendsCoins() public {
        VM.recordLogs();
        _buyFor(100_000 * USDT1);
        VM.assertEq(_buyer.seen(4), 2);
        Vm.Log[] memory logs = VM.getRecordedLogs();
        VM.assertTrue(isToldBeforeArrival(logs, IPresale.Purchased.selector), "bought");
        VM.assertTrue(isToldBeforeArrival(logs, IPresale.PhaseEnded.selector), "ended");
        VM.assertTrue(isToldBeforeArrival(logs, IPresaleReserve.BonusPaid.selector), "bonus");
    }

    /// @notice Actions of the buyer after receiving the coins do not count as payment.
    function test_buy_measuresThePaymentBeforeItSendsCoins() public {
        address buyer = address(new GivingBuyer(usdt, TREASURY));
        _fund(buyer, 10 * USDT1);
        usdt.tap(buyer, 2);
        VM.prank(buyer);
        presale.buy(1, 10 * USDT1, 0);
        VM.assertEq(buyer.balance, 1_200 ether);
        VM.assertEq(usdt.balanceOf(TREASURY), 10 * USDT1 + 2);
    }

    /// @notice A token that calls back during a transfer finds the final state of the books.
    function test_buy_updatesStateBeforeThePayment() public {
        WeirdToken weird = new WeirdToken(WeirdToken.Way.Reenters, 6);
        Presale.Settings memory settings = _settings();
        settings.usdt = IERC20(address(weird));
        _deploy(settings);
        Observer observer = new Observer();
        observer.watch(address(presale), abi.encodeCall(presale.leftOf, (1)));
        observer.watch(address(presale), abi.encodeCall(presale.bonusSlotsUsed, ()));
        observer.watch(address(presale), abi.encodeCall(presale.boughtWeiOf, (ALICE)));
        weird.setReentry(address(observer), abi.encodeCall(observer.note, ()));
        weird.mint(ALICE, 10 * USDT1);
        VM.prank(ALICE);
        weird.approve(address(presale), 10 * USDT1);
        VM.recordLogs();
        VM.prank(ALICE);
        presale.buy(1, 10 * USDT1, 0);
        VM.assertEq(observer.seen(0), 10_000_000 ether - 1_000 ether);
        VM.assertEq(observer.seen(1), 1);
        VM.assertEq(observer.seen(2), 0);
        VM.assertEq(VM.getRecordedLogs()[0].topics[0], IPresale.Purchased.selector);
    }

    function test_withdraw_emitsBeforeItSendsCoins() public {
        Presale.Settings memory settings = _settings();
        settings.treasury = address(_buyer);
        _deploy(settings);
        _endPhases(3);
        presale.close();
        VM.recordLogs();
        VM.prank(address(_buyer));
        reserve.withdraw(5);
        VM.assertTrue(
            isToldBeforeArrival(VM.getRecordedLogs(), IPresaleReserve.Withdrawn.selector), "withdrawn"
        );
        VM.assertEq(address(_buyer).balance, 5);
    }

    function test_fulfil_updatesStateBeforeItSendsCoins() public {
        _reserve("card", "someone", address(_buyer), 10 * USDT1);
        VM.recordLogs();
        _fulfil("card");
        VM.assertTrue(isToldBeforeArrival(VM.getRecordedLogs(), IPresale.Fulfilled.selector), "fulfilled");
        VM.assertEq(_buyer.seen(1), 1_000 ether);
        VM.assertEq(_buyer.seen(2), 10_000_000 ether - 1_000 ether);
        VM.assertEq(_buyer.seen(5), 720_000 ether - 1_200 ether);
    }

    function test_fulfil_closesThePhaseBeforeItSendsTheLastCoins() public {
        _buy(ALICE, 99_990 * USDT1);
        _reserve("card", "someone", address(_buyer), 10 * USDT1);
        _fulfil("card");
        VM.assertEq(_buyer.seen(4), 2);
    }

    function _buyFor(uint256 units) private {
        _fund(address(_buyer), units);
        VM.prank(address(_buyer));
        presale.buy(1, units, 0);
    }
}
