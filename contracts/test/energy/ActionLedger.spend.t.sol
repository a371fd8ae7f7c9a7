// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {VM, bound} from "../Vm.sol";
import {ActionLedgerTest} from "./ActionLedgerTest.sol";

contract ActionLedgerSpendTest is ActionLedgerTest {
    bytes32 private constant ID = keccak256("spend");

    function test_spend_reducesTheBalanceButNotTheRank() public {
        _record(ALICE, FREE, NOON);
        bytes32 spendId = _spend(ALICE, 30);
        _assertFigures(ALICE, 100, 30, 70, 0);
        VM.assertEq(ledger.totalSupply(), 70);
        VM.assertEq(ledger.totalEarned(), 100);
        VM.assertEq(ledger.isSpendRecorded(spendId), true);
        VM.assertEq(ledger.isSpendRecorded(ID), false);
    }

    function test_spend_emitsTheSpendBeforeTheTransfer() public {
        _record(ALICE, FREE, NOON);
        VM.prank(SPENDER);
        VM.expectEmit(address(ledger));
        emit IActionLedger.PointsSpent(ID, ALICE, SPENDER, 30);
        VM.expectEmit(address(ledger));
        emit IERC20.Transfer(ALICE, address(0), 30);
        ledger.spend(ID, ALICE, 30);
    }

    function test_spend_isLimitedToTheBalance() public {
        _record(ALICE, FREE, NOON);
        VM.prank(SPENDER);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.InsufficientPoints.selector, 100, 101));
        ledger.spend(ID, ALICE, 101);
        _spend(ALICE, 100);
        _assertFigures(ALICE, 100, 100, 0, 0);
    }

    function test_spend_revertsForPointsInDebt() public {
        bytes32 actionId = _record(ALICE, FREE, NOON);
        _spend(ALICE, 100);
        _revoke(actionId);
        _record(ALICE, TRADE, NOON);
        VM.prank(SPENDER);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.InsufficientPoints.selector, 0, 1));
        ledger.spend(ID, ALICE, 1);
    }

    function test_spend_revertsForADuplicateId() public {
        _record(ALICE, FREE, NOON);
        VM.prank(SPENDER);
        ledger.spend(ID, ALICE, 10);
        VM.prank(SPENDER);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.SpendAlreadyRecorded.selector, ID));
        ledger.spend(ID, ALICE, 10);
    }

    function test_spend_doesNotUseTheIdOfARevertedSpend() public {
        _record(ALICE, FREE, NOON);
        VM.prank(SPENDER);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.InsufficientPoints.selector, 100, 101));
        ledger.spend(ID, ALICE, 101);
        VM.prank(SPENDER);
        ledger.spend(ID, ALICE, 100);
        VM.assertEq(ledger.spentOf(ALICE), 100);
    }

    function test_spend_requiresTheSpenderRole() public {
        _record(ALICE, FREE, NOON);
        bytes32 role = ledger.SPENDER_ROLE();
        address[4] memory others = [ADMIN, ATTESTOR, CURATOR, ALICE];
        for (uint256 i = 0; i < others.length; i++) {
            VM.prank(others[i]);
            VM.expectRevert(
                abi.encodeWithSelector(
                    IAccessControl.AccessControlUnauthorizedAccount.selector, others[i], role
                )
            );
            ledger.spend(ID, ALICE, 1);
        }
    }

    function test_fuzz_spend_neverExceedsTheBalance(uint256 points, uint256 actions) public {
        actions = bound(actions, 0, 5);
        for (uint256 i = 0; i < actions; i++) {
            _record(ALICE, FREE, NOON);
        }
        uint256 balance = actions * 100;
        VM.prank(SPENDER);
        if (points > balance) {
            VM.expectRevert(
                abi.encodeWithSelector(IActionLedger.InsufficientPoints.selector, balance, points)
            );
            ledger.spend(ID, ALICE, points);
            _assertFigures(ALICE, balance, 0, balance, 0);
        } else {
            ledger.spend(ID, ALICE, points);
            _assertFigures(ALICE, balance, points, balance - points, 0);
        }
    }

    function test_fuzz_spend_acceptsAnyPartOfTheBalance(uint256 points) public {
        _record(ALICE, ONCE, NOON);
        points = bound(points, 0, 1000);
        _spend(ALICE, points);
        _assertFigures(ALICE, 1000, points, 1000 - points, 0);
        VM.assertEq(ledger.totalSupply(), 1000 - points);
    }
}
