// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {TestUSDT} from "../../src/presale/TestUSDT.sol";
import {VM} from "../Vm.sol";
import {PresaleTest} from "./PresaleTest.sol";
import {ReentrantBuyer} from "./ReentrantBuyer.sol";
import {WeirdToken} from "./WeirdToken.sol";

/// @notice The presale with misbehaving tokens and buyers. (TestUSDT itself returns nothing.)
contract PresaleTokensTest is PresaleTest {
    WeirdToken private _weird;

    function _deployWith(WeirdToken.Way way) private {
        _weird = new WeirdToken(way, 6);
        Presale.Settings memory settings = _settings();
        settings.usdt = IERC20(address(_weird));
        _deploy(settings);
        _weird.mint(ALICE, 100 * USDT1);
        VM.prank(ALICE);
        _weird.approve(address(presale), type(uint256).max);
    }

    function test_token_thatReturnsFalseBuysNothing() public {
        _deployWith(WeirdToken.Way.ReturnsFalse);
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(_weird)));
        presale.buy(1, USDT1, 0);
    }

    function test_token_thatTakesAFeeBuysNothing() public {
        _deployWith(WeirdToken.Way.TakesFee);
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(IPresale.WrongPayment.selector, 990_000));
        presale.buy(1, USDT1, 0);
        VM.assertEq(ALICE.balance, 0);
    }

    function test_token_thatBlocksTheBuyerBuysNothing() public {
        _deployWith(WeirdToken.Way.Blocks);
        _weird.setBlocked(ALICE);
        VM.prank(ALICE);
        VM.expectRevert(WeirdToken.Blocked.selector);
        presale.buy(1, USDT1, 0);
        _assertBooks(1, 0, 0);
    }

    function test_token_thatBlocksTheTreasuryBuysNothing() public {
        _deployWith(WeirdToken.Way.Blocks);
        _weird.setBlocked(TREASURY);
        VM.prank(ALICE);
        VM.expectRevert(WeirdToken.Blocked.selector);
        presale.buy(1, USDT1, 0);
        _assertBooks(1, 0, 0);
        VM.assertEq(ALICE.balance, 0);
    }

    function test_token_thatIsPausedBuysNothingUntilItRunsAgain() public {
        _deployWith(WeirdToken.Way.Pauses);
        _weird.setPaused(true);
        VM.prank(ALICE);
        VM.expectRevert(WeirdToken.Paused.selector);
        presale.buy(1, USDT1, 0);
        _assertBooks(1, 0, 0);
        VM.assertEq(presale.bonusSlotsUsed(), 0);
        _weird.setPaused(false);
        VM.prank(ALICE);
        presale.buy(1, USDT1, 0);
        VM.assertEq(ALICE.balance, 120 ether);
    }

    /// @notice Reservations, their release and the end of the sale need no token.
    function test_token_thatIsPausedStopsOnlyBuying() public {
        _deployWith(WeirdToken.Way.Pauses);
        _weird.setPaused(true);
        _reserve("card", _keyOf(BOB), BOB, USDT1);
        _fulfil("card");
        VM.assertEq(BOB.balance, 120 ether);
        _endPhases(3);
        presale.close();
        VM.assertEq(presale.isClosed(), true);
    }

    function test_token_thatReturnsNothingBuysLikeAnyOther() public {
        _deployWith(WeirdToken.Way.AnswersNothing);
        VM.prank(ALICE);
        presale.buy(1, USDT1, 0);
        VM.assertEq(ALICE.balance, 120 ether);
        VM.assertEq(_weird.balanceOf(TREASURY), USDT1);
    }

    function test_token_thatCallsBackCannotReenter() public {
        _deployWith(WeirdToken.Way.Reenters);
        _weird.setReentry(address(presale), abi.encodeCall(presale.buy, (1, USDT1, 0)));
        VM.prank(ALICE);
        presale.buy(1, USDT1, 0);
        VM.assertEq(_weird.reentered(), false);
        VM.assertEq(
            bytes32(_weird.reentryError()),
            bytes32(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector)
        );
        VM.assertEq(ALICE.balance, 120 ether);
    }

    function test_token_withOtherDecimalsRevertsAtDeployment() public {
        uint8[3] memory decimals = [2, 18, 27];
        for (uint256 i = 0; i < decimals.length; i++) {
            Presale.Settings memory settings = _settings();
            settings.usdt = IERC20(address(new WeirdToken(WeirdToken.Way.None, decimals[i])));
            VM.deal(address(this), FUNDING);
            VM.expectRevert(abi.encodeWithSelector(IPresale.WrongDecimals.selector, decimals[i]));
            new Presale{value: FUNDING}(settings);
        }
    }

    function test_buyer_thatCallsBackBuysOnce() public {
        ReentrantBuyer buyer = new ReentrantBuyer(presale);
        usdt.tap(address(buyer), 100 * USDT1);
        buyer.buy(usdt, 10 * USDT1, abi.encodeCall(presale.buy, (1, 10 * USDT1, 0)));
        VM.assertEq(buyer.reentries(), 0);
        VM.assertEq(
            bytes32(buyer.lastError()),
            bytes32(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector)
        );
        VM.assertEq(address(buyer).balance, 1_200 ether);
        VM.assertEq(presale.bonusSlotsUsed(), 1);
    }

    function test_buyer_cannotCloseTheSaleFromWithinItsLastPurchase() public {
        ReentrantBuyer buyer = new ReentrantBuyer(presale);
        _endPhases(2);
        for (uint256 i = 0; i < 250; i++) {
            usdt.tap(address(buyer), 10_000 * USDT1);
        }
        buyer.buy(usdt, 2_500_000 * USDT1, abi.encodeCall(presale.close, ()));
        VM.assertEq(buyer.reentries(), 0);
        VM.assertEq(presale.isClosed(), false);
        presale.close();
    }

    function test_testUsdt_behavesLikeTether() public {
        _fund(ALICE, 5);
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(TestUSDT.AllowanceNotZero.selector, 5));
        usdt.approve(address(presale), 6);
        (bool success, bytes memory answer) = address(usdt).call(abi.encodeCall(usdt.transfer, (BOB, 0)));
        VM.assertEq(success, true);
        VM.assertEq(answer.length, 0);
        VM.assertEq(usdt.decimals(), 6);
    }

    function test_testUsdt_emitsTransfersAndApprovals() public {
        VM.expectEmit(address(usdt));
        emit TestUSDT.Transfer(address(0), ALICE, 10);
        usdt.tap(ALICE, 10);
        VM.expectEmit(address(usdt));
        emit TestUSDT.Approval(ALICE, BOB, 4);
        VM.prank(ALICE);
        usdt.approve(BOB, 4);
        VM.expectEmit(address(usdt));
        emit TestUSDT.Transfer(ALICE, CAROL, 4);
        VM.prank(BOB);
        usdt.transferFrom(ALICE, CAROL, 4);
        VM.prank(ALICE);
        usdt.transfer(ALICE, 6);
        VM.assertEq(usdt.balanceOf(ALICE), 6);
        VM.assertEq(usdt.name(), "Test USDT (no value)");
        VM.assertEq(usdt.symbol(), "USDT");
    }

    function test_testUsdt_revokesAnAllowanceAtAnyTime() public {
        VM.prank(ALICE);
        usdt.approve(BOB, 4);
        VM.prank(ALICE);
        usdt.approve(BOB, 0);
        VM.assertEq(usdt.allowance(ALICE, BOB), 0);
        VM.prank(ALICE);
        usdt.approve(BOB, 5);
        VM.assertEq(usdt.allowance(ALICE, BOB), 5);
    }

    function test_testUsdt_tracksBalancesAndSupply() public {
        usdt.tap(ALICE, 10);
        VM.expectRevert(abi.encodeWithSelector(TestUSDT.TapTooLarge.selector, 10_000 * USDT1));
        usdt.tap(ALICE, 10_000 * USDT1 + 1);
        VM.expectRevert(TestUSDT.InvalidAccount.selector);
        usdt.tap(address(0), 1);
        VM.prank(ALICE);
        usdt.transfer(BOB, 4);
        VM.assertEq(usdt.balanceOf(ALICE), 6);
        VM.assertEq(usdt.balanceOf(BOB), 4);
        VM.assertEq(usdt.totalSupply(), 10);
        VM.prank(ALICE);
        usdt.transfer(ALICE, 6);
        VM.assertEq(usdt.balanceOf(ALICE), 6);
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(TestUSDT.InsufficientBalance.selector, 6));
        usdt.transfer(BOB, 7);
        VM.prank(ALICE);
        VM.expectRevert(TestUSDT.InvalidAccount.selector);
        usdt.transfer(address(0), 1);
    }

    function test_testUsdt_spendsAllowancesExceptTheUnlimitedOne() public {
        usdt.tap(ALICE, 10);
        VM.prank(ALICE);
        usdt.approve(BOB, 5);
        VM.prank(BOB);
        usdt.transferFrom(ALICE, CAROL, 3);
        VM.assertEq(usdt.allowance(ALICE, BOB), 2);
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(TestUSDT.InsufficientAllowance.selector, 2));
        usdt.transferFrom(ALICE, CAROL, 3);
        VM.prank(ALICE);
        usdt.approve(CAROL, type(uint256).max);
        VM.prank(CAROL);
        usdt.transferFrom(ALICE, CAROL, 1);
        VM.assertEq(usdt.allowance(ALICE, CAROL), type(uint256).max);
    }
}
