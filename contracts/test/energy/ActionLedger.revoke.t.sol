// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {VM, Vm, bound} from "../Vm.sol";
import {ActionLedgerTest} from "./ActionLedgerTest.sol";

contract ActionLedgerRevokeTest is ActionLedgerTest {
    /// @notice Also covers addresses with an odd last digit, because the mark of a revocation must not be a
    /// bit of the address.
    function test_revoke_preservesTheAccountOfTheAction() public {
        bytes32 actionId = _record(BOB, FREE, NOON);
        _revoke(actionId);
        VM.assertEq(ledger.actionOf(actionId).account, BOB);
        VM.assertEq(ledger.actionOf(actionId).revoked, true);
    }

    function test_revoke_emitsTheTransferOfASinglePoint() public {
        IActionLedger.ActionType memory row =
            IActionLedger.ActionType(1, 0, 0, 0, IActionLedger.Source.Server, true);
        VM.prank(CURATOR);
        ledger.setActionType("single", row);
        VM.expectEmit(address(ledger));
        emit IERC20.Transfer(address(0), ALICE, 1);
        bytes32 actionId = _record(ALICE, "single", NOON);
        VM.expectEmit(address(ledger));
        emit IERC20.Transfer(ALICE, address(0), 1);
        _revoke(actionId);
    }

    function test_revoke_removesUnspentPointsImmediately() public {
        bytes32 actionId = _record(ALICE, FREE, NOON);
        _record(ALICE, TRADE, NOON);
        _revoke(actionId);
        _assertFigures(ALICE, 50, 0, 50, 0);
        VM.assertEq(ledger.totalSupply(), 50);
        VM.assertEq(ledger.totalEarned(), 50);
        VM.assertEq(ledger.recordedActions(), 2);
        VM.assertEq(ledger.actionOf(actionId).revoked, true);
        VM.assertEq(ledger.actionOf(actionId).points, 100);
    }

    function test_revoke_turnsSpentPointsIntoDebt() public {
        bytes32 actionId = _record(ALICE, FREE, NOON);
        _spend(ALICE, 80);
        _revoke(actionId);
        _assertFigures(ALICE, 0, 80, 0, 80);
        VM.assertEq(ledger.totalSupply(), 0);
        VM.assertEq(ledger.totalEarned(), 0);
    }

    function test_revoke_emitsRemovedPointsAndDebt() public {
        bytes32 actionId = _record(ALICE, FREE, NOON);
        _spend(ALICE, 80);
        VM.prank(ATTESTOR);
        VM.expectEmit(address(ledger));
        emit IActionLedger.ActionRevoked(actionId, ALICE, 100, 80);
        VM.expectEmit(address(ledger));
        emit IERC20.Transfer(ALICE, address(0), 20);
        ledger.revoke(actionId);
    }

    function test_revoke_isLimitedToTwoHundredADay() public {
        bytes32[] memory actions = new bytes32[](201);
        for (uint256 i = 0; i < actions.length; i++) {
            actions[i] = _record(ALICE, FREE, NOON);
        }
        VM.assertEq(ledger.leftRevocations(), 200);
        for (uint256 i = 0; i < 200; i++) {
            _revoke(actions[i]);
        }
        VM.assertEq(ledger.leftRevocations(), 0);
        bytes memory reason =
            abi.encodeWithSelector(IActionLedger.RevocationLimitReached.selector, NOON + 28 hours);
        VM.prank(ATTESTOR);
        VM.expectRevert(reason);
        ledger.revoke(actions[200]);
        VM.warp(NOON + 28 hours - 1);
        VM.prank(ATTESTOR);
        VM.expectRevert(reason);
        ledger.revoke(actions[200]);
        VM.warp(NOON + 28 hours);
        _revoke(actions[200]);
        VM.assertEq(ledger.leftRevocations(), 199);
    }

    function test_revoke_emitsNoTransferWithoutABalance() public {
        bytes32 actionId = _record(ALICE, FREE, NOON);
        _spend(ALICE, 100);
        VM.recordLogs();
        _revoke(actionId);
        Vm.Log[] memory logs = VM.getRecordedLogs();
        VM.assertEq(logs.length, 1);
        VM.assertEq(logs[0].topics[0], IActionLedger.ActionRevoked.selector);
    }

    function test_record_repaysDebtBeforeItTransfersTheRest() public {
        bytes32 actionId = _record(ALICE, FREE, NOON);
        _spend(ALICE, 80);
        _revoke(actionId);

        VM.recordLogs();
        _record(ALICE, TRADE, NOON);
        _assertFigures(ALICE, 50, 80, 0, 30);
        Vm.Log[] memory logs = VM.getRecordedLogs();
        VM.assertEq(logs.length, 1);
        VM.assertEq(logs[0].topics[0], IActionLedger.ActionRecorded.selector);

        bytes32 nextId = keccak256("next");
        VM.prank(ATTESTOR);
        VM.expectEmit(address(ledger));
        emit IActionLedger.ActionRecorded(nextId, ALICE, TRADE, USER, 50, NOON);
        VM.expectEmit(address(ledger));
        emit IERC20.Transfer(address(0), ALICE, 20);
        ledger.record(nextId, ALICE, USER, TRADE, NOON);
        _assertFigures(ALICE, 100, 80, 20, 0);
        VM.assertEq(ledger.totalSupply(), 20);
    }

    function test_record_creditEqualToTheDebtLeavesNoBalance() public {
        bytes32 actionId = _record(ALICE, FREE, NOON);
        _spend(ALICE, 100);
        _revoke(actionId);
        VM.recordLogs();
        _record(ALICE, FREE, NOON);
        VM.assertEq(VM.getRecordedLogs().length, 1);
        _assertFigures(ALICE, 100, 100, 0, 0);
    }

    function test_revoke_addsUpDebtOfSeveralActions() public {
        bytes32 first = _record(ALICE, FREE, NOON);
        bytes32 second = _record(ALICE, TRADE, NOON);
        _spend(ALICE, 150);
        _revoke(first);
        _revoke(second);
        _assertFigures(ALICE, 0, 150, 0, 150);
    }

    function test_revoke_doesNotAffectOtherAccounts() public {
        bytes32 actionId = _record(ALICE, FREE, NOON);
        _record(BOB, FREE, NOON);
        _revoke(actionId);
        _assertFigures(BOB, 100, 0, 100, 0);
    }

    function test_revoke_removesTheCreditedPointsNotThoseOfTheCurrentCatalog() public {
        bytes32 actionId = _record(ALICE, FREE, NOON);
        _record(ALICE, TRADE, NOON);
        IActionLedger.CatalogueEntry memory entry = _entry(FREE, 7, 0, 0, 0, IActionLedger.Source.Server);
        VM.prank(CURATOR);
        ledger.setActionType(FREE, entry.actionType);
        _revoke(actionId);
        _assertFigures(ALICE, 50, 0, 50, 0);
    }

    function test_revoke_revertsForARevokedAction() public {
        bytes32 actionId = _record(ALICE, FREE, NOON);
        _record(ALICE, FREE, NOON);
        _revoke(actionId);
        VM.prank(ATTESTOR);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.ActionAlreadyRevoked.selector, actionId));
        ledger.revoke(actionId);
    }

    function test_revoke_revertsForAnUnknownAction() public {
        VM.prank(ATTESTOR);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.UnknownAction.selector, keccak256("nothing")));
        ledger.revoke(keccak256("nothing"));
    }

    function test_revoke_requiresTheAttestorRole() public {
        bytes32 actionId = _record(ALICE, FREE, NOON);
        bytes32 role = ledger.ATTESTOR_ROLE();
        address[4] memory others = [ADMIN, CURATOR, SPENDER, ALICE];
        for (uint256 i = 0; i < others.length; i++) {
            VM.prank(others[i]);
            VM.expectRevert(
                abi.encodeWithSelector(
                    IAccessControl.AccessControlUnauthorizedAccount.selector, others[i], role
                )
            );
            ledger.revoke(actionId);
        }
    }

    function test_fuzz_revoke_neverRemovesMoreThanWasCredited(uint256 spent, uint256 later) public {
        bytes32 actionId = _record(ALICE, ONCE, NOON);
        spent = bound(spent, 0, 1000);
        _spend(ALICE, spent);
        _revoke(actionId);
        _assertFigures(ALICE, 0, spent, 0, spent);

        uint256 credits = bound(later, 0, 15);
        for (uint256 i = 0; i < credits; i++) {
            _record(ALICE, FREE, NOON);
        }
        uint256 earned = credits * 100;
        uint256 balance = earned > spent ? earned - spent : 0;
        uint256 debt = spent > earned ? spent - earned : 0;
        _assertFigures(ALICE, earned, spent, balance, debt);
        VM.assertEq(ledger.totalSupply(), balance);
    }
}
