// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {VM, bound} from "../Vm.sol";
import {ActionLedgerTest} from "./ActionLedgerTest.sol";

contract ActionLedgerRecordTest is ActionLedgerTest {
    using SafeCast for uint256;

    bytes32 private constant ID = keccak256("action");

    /// @notice Permanent reasons are reported first, as in the server's rules.
    function test_record_checksPermanentErrorsFirst() public {
        bytes memory inactive = abi.encodeWithSelector(IActionLedger.ActionTypeInactive.selector, ASLEEP);
        VM.prank(ATTESTOR);
        VM.expectRevert(inactive);
        ledger.record("early", ALICE, USER, ASLEEP, NOON + 1);
        _record(ALICE, ONCE, NOON);
        VM.prank(ATTESTOR);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.OccurredInFuture.selector, NOON + 1, NOON));
        ledger.record("again", ALICE, USER, ONCE, NOON + 1);
    }

    function test_record_creditsThePointsOfTheCatalog() public {
        _record(ALICE, FREE, NOON);
        _record(ALICE, TRADE, NOON);
        _record(BOB, CLICK, NOON);
        _assertFigures(ALICE, 150, 0, 150, 0);
        _assertFigures(BOB, 40, 0, 40, 0);
        VM.assertEq(ledger.totalSupply(), 190);
        VM.assertEq(ledger.totalEarned(), 190);
        VM.assertEq(ledger.recordedActions(), 3);
    }

    function test_record_storesTheAction() public {
        _recordAs(ATTESTOR, ID, ALICE, FREE, NOON - 5);
        IActionLedger.Action memory action = ledger.actionOf(ID);
        VM.assertEq(action.account, ALICE);
        VM.assertEq(action.actionKey, FREE);
        VM.assertEq(action.points, 100);
        VM.assertEq(action.occurredAt, NOON - 5);
        VM.assertEq(action.revoked, false);
    }

    function test_record_emitsTheActionBeforeTheTransfer() public {
        VM.prank(ATTESTOR);
        VM.expectEmit(address(ledger));
        emit IActionLedger.ActionRecorded(ID, ALICE, FREE, USER, 100, NOON);
        VM.expectEmit(address(ledger));
        emit IERC20.Transfer(address(0), ALICE, 100);
        ledger.record(ID, ALICE, USER, FREE, NOON);
    }

    function test_record_countsUsage() public {
        _record(ALICE, DAILY, NOON);
        _record(ALICE, DAILY, NOON + 60);
        IActionLedger.ActionUsage memory usage = ledger.usageOf(ALICE, DAILY);
        VM.assertEq(usage.lastOccurredAt, NOON + 60);
        VM.assertEq(usage.countOnLastDay, 2);
        VM.assertEq(usage.lifetimeCount, 2);

        _record(ALICE, DAILY, MIDNIGHT + 1 days);
        usage = ledger.usageOf(ALICE, DAILY);
        VM.assertEq(usage.lastOccurredAt, MIDNIGHT + 1 days);
        VM.assertEq(usage.countOnLastDay, 1);
        VM.assertEq(usage.lifetimeCount, 3);
        VM.assertEq(ledger.usageOf(BOB, DAILY).lifetimeCount, 0);
    }

    function test_record_revertsForTheZeroAddress() public {
        _expectRefusal(abi.encodeWithSelector(IActionLedger.InvalidAccount.selector), address(0), FREE, NOON);
    }

    function test_record_revertsForADuplicateId() public {
        _recordAs(ATTESTOR, ID, ALICE, FREE, NOON);
        VM.prank(ATTESTOR);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.ActionAlreadyRecorded.selector, ID));
        ledger.record(ID, BOB, USER, DAILY, NOON);
    }

    function test_record_revertsForTheIdOfARevokedAction() public {
        _recordAs(ATTESTOR, ID, ALICE, FREE, NOON);
        _revoke(ID);
        VM.prank(ATTESTOR);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.ActionAlreadyRecorded.selector, ID));
        ledger.record(ID, ALICE, USER, FREE, NOON);
    }

    function test_record_revertsForAnUnknownKey() public {
        bytes memory reason =
            abi.encodeWithSelector(IActionLedger.UnknownActionType.selector, bytes32("gold"));
        _expectRefusal(reason, ALICE, "gold", NOON);
    }

    function test_record_revertsForAnInactiveKey() public {
        bytes memory reason = abi.encodeWithSelector(IActionLedger.ActionTypeInactive.selector, ASLEEP);
        _expectRefusal(reason, ALICE, ASLEEP, NOON);
    }

    function test_record_revertsForAFutureTime() public {
        VM.prank(ATTESTOR);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.OccurredInFuture.selector, NOON + 1, NOON));
        ledger.record(ID, ALICE, USER, FREE, NOON + 1);
        _record(ALICE, FREE, NOON);
    }

    function test_record_acceptsActionsUpToSevenDaysOld() public {
        bytes memory reason = abi.encodeWithSelector(
            IActionLedger.OccurredTooLongAgo.selector, NOON - 7 days - 1, NOON - 7 days
        );
        _expectRefusal(reason, ALICE, FREE, NOON - 7 days - 1);
        _record(ALICE, FREE, NOON - 7 days);
        _assertFigures(ALICE, 100, 0, 100, 0);
    }

    function test_record_requiresTheAttestorRole() public {
        bytes32 role = ledger.ATTESTOR_ROLE();
        address[4] memory others = [ADMIN, CURATOR, SPENDER, ALICE];
        for (uint256 i = 0; i < others.length; i++) {
            VM.prank(others[i]);
            VM.expectRevert(
                abi.encodeWithSelector(
                    IAccessControl.AccessControlUnauthorizedAccount.selector, others[i], role
                )
            );
            ledger.record(ID, ALICE, USER, FREE, NOON);
        }
    }

    function test_actionOf_isEmptyForAnUnknownId() public view {
        IActionLedger.Action memory action = ledger.actionOf(ID);
        VM.assertEq(action.account, address(0));
        VM.assertEq(action.actionKey, bytes32(0));
        VM.assertEq(action.points, 0);
    }

    function test_fuzz_record_creditsThePointsOfTheCatalog(
        address account,
        bytes32 actionId,
        bytes32 key,
        uint32 points,
        uint256 age
    ) public {
        VM.assume(account != address(0) && key != bytes32(0));
        points = points % 1_000 + 1;
        IActionLedger.ActionType memory actionType =
        _entry(key, points, 0, 0, 0, IActionLedger.Source.Chain).actionType;
        VM.prank(CURATOR);
        ledger.setActionType(key, actionType);

        uint64 occurredAt = NOON - bound(age, 0, 7 days).toUint64();
        _recordAs(ATTESTOR, actionId, account, key, occurredAt);
        _assertFigures(account, points, 0, points, 0);
        VM.assertEq(ledger.actionOf(actionId).actionKey, key);
        VM.assertEq(ledger.actionOf(actionId).occurredAt, occurredAt);
    }
}
