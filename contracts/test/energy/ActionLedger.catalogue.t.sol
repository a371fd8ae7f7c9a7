// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {
    IAccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/IAccessControlDefaultAdminRules.sol";
import {ActionLedger} from "../../src/energy/ActionLedger.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {VM} from "../Vm.sol";
import {ActionLedgerTest} from "./ActionLedgerTest.sol";

contract ActionLedgerCatalogueTest is ActionLedgerTest {
    bytes32 private constant NEW = "new";

    function _newType(uint32 points) private pure returns (IActionLedger.ActionType memory) {
        return _entry(NEW, points, 60, 2, 9, IActionLedger.Source.Chain).actionType;
    }

    function _setNew(IActionLedger.ActionType memory actionType) private {
        VM.prank(CURATOR);
        ledger.setActionType(NEW, actionType);
    }

    function test_constructor_storesTheWholeCatalogInOrder() public view {
        bytes32[] memory keys = ledger.actionKeys();
        VM.assertEq(keys.length, 8);
        VM.assertEq(keys[0], FREE);
        VM.assertEq(keys[7], ASLEEP);
        IActionLedger.ActionType memory actionType = ledger.actionTypeOf(DAILY);
        VM.assertEq(actionType.points, 10);
        VM.assertEq(actionType.cooldown, 0);
        VM.assertEq(actionType.dailyCap, 3);
        VM.assertEq(actionType.lifetimeCap, 0);
        VM.assertEq(uint256(actionType.source), 1);
        VM.assertEq(actionType.active, true);
        VM.assertEq(ledger.actionTypeOf(ASLEEP).active, false);
        VM.assertEq(uint256(ledger.actionTypeOf(CLICK).source), 0);
    }

    function test_constructor_emitsEveryRow() public {
        IActionLedger.CatalogueEntry[] memory entries = new IActionLedger.CatalogueEntry[](1);
        entries[0] = _entry(NEW, 5, 60, 2, 9, IActionLedger.Source.Chain);
        VM.expectEmit();
        emit IActionLedger.ActionTypeSet(NEW, entries[0].actionType);
        new ActionLedger(ADMIN, ATTESTOR, CURATOR, entries);
    }

    function test_constructor_revertsForZeroRoleHolders() public {
        IActionLedger.CatalogueEntry[] memory none;
        VM.expectRevert(IActionLedger.InvalidAccount.selector);
        new ActionLedger(ADMIN, address(0), CURATOR, none);
        VM.expectRevert(IActionLedger.InvalidAccount.selector);
        new ActionLedger(ADMIN, ATTESTOR, address(0), none);
        VM.expectRevert(
            abi.encodeWithSelector(
                IAccessControlDefaultAdminRules.AccessControlInvalidDefaultAdmin.selector, address(0)
            )
        );
        new ActionLedger(address(0), ATTESTOR, CURATOR, none);
    }

    function test_setActionType_addsARow() public {
        VM.prank(CURATOR);
        VM.expectEmit(address(ledger));
        emit IActionLedger.ActionTypeSet(NEW, _newType(5));
        ledger.setActionType(NEW, _newType(5));
        VM.assertEq(ledger.actionKeys().length, 9);
        VM.assertEq(ledger.actionKeys()[8], NEW);
        _record(ALICE, NEW, NOON);
        VM.assertEq(ledger.balanceOf(ALICE), 5);
    }

    function test_setActionType_replacesARowAndListsItOnce() public {
        _setNew(_newType(5));
        _setNew(_newType(6));
        VM.assertEq(ledger.actionKeys().length, 9);
        VM.assertEq(ledger.actionTypeOf(NEW).points, 6);
        bytes32 actionId = _record(ALICE, NEW, NOON);
        VM.assertEq(ledger.actionOf(actionId).actionKey, NEW);
    }

    function test_setActionType_doesNotChangeCreditedPoints() public {
        bytes32 actionId = _record(ALICE, FREE, NOON);
        IActionLedger.ActionType memory actionType = _newType(1);
        VM.prank(CURATOR);
        ledger.setActionType(FREE, actionType);
        _assertFigures(ALICE, 100, 0, 100, 0);
        VM.assertEq(ledger.actionOf(actionId).points, 100);
    }

    function test_setActionType_stopsAndRestartsAnAction() public {
        IActionLedger.ActionType memory actionType = ledger.actionTypeOf(FREE);
        actionType.active = false;
        VM.prank(CURATOR);
        ledger.setActionType(FREE, actionType);
        _expectRefusal(
            abi.encodeWithSelector(IActionLedger.ActionTypeInactive.selector, FREE), ALICE, FREE, NOON
        );
        actionType.active = true;
        VM.prank(CURATOR);
        ledger.setActionType(FREE, actionType);
        _record(ALICE, FREE, NOON);
    }

    function test_setActionType_revertsWithoutPointsOrName() public {
        VM.prank(CURATOR);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.InvalidActionType.selector, NEW));
        ledger.setActionType(NEW, _newType(0));
        VM.prank(CURATOR);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.InvalidActionType.selector, bytes32(0)));
        ledger.setActionType(bytes32(0), _newType(5));
    }

    function test_setActionType_revertsForABrowserRowAboveTheBrowserLimit() public {
        IActionLedger.ActionType memory actionType = _newType(401);
        _setNew(actionType);
        actionType.source = IActionLedger.Source.Browser;
        VM.prank(CURATOR);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.InvalidActionType.selector, NEW));
        ledger.setActionType(NEW, actionType);
        actionType.points = 400;
        _setNew(actionType);
        _record(ALICE, NEW, NOON);
        VM.assertEq(ledger.browserPointsOf(ALICE, 20_468), 400);
    }

    function test_setActionType_requiresTheCuratorRole() public {
        bytes32 role = ledger.CURATOR_ROLE();
        address[4] memory others = [ADMIN, ATTESTOR, SPENDER, ALICE];
        for (uint256 i = 0; i < others.length; i++) {
            VM.prank(others[i]);
            VM.expectRevert(
                abi.encodeWithSelector(
                    IAccessControl.AccessControlUnauthorizedAccount.selector, others[i], role
                )
            );
            ledger.setActionType(NEW, _newType(5));
        }
    }

    function test_actionTypeOf_isEmptyForAnUnknownKey() public view {
        VM.assertEq(ledger.actionTypeOf(NEW).points, 0);
        VM.assertEq(ledger.actionTypeOf(NEW).active, false);
    }

    function test_setActionType_allowsAtMostAThousandPoints() public {
        IActionLedger.ActionType memory row =
        _entry(FREE, 1_000, 0, 0, 0, IActionLedger.Source.Server).actionType;
        VM.prank(CURATOR);
        ledger.setActionType(FREE, row);
        row.points = 1_001;
        VM.prank(CURATOR);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.InvalidActionType.selector, FREE));
        ledger.setActionType(FREE, row);
        VM.assertEq(ledger.actionTypeOf(FREE).points, 1_000);
    }

    function test_fuzz_setActionType_storesEveryField(
        bytes32 key,
        uint32 points,
        uint32 cooldown,
        uint16 dailyCap,
        uint16 lifetimeCap,
        bool active
    ) public {
        VM.assume(key != bytes32(0));
        points = points % 1_000 + 1;
        IActionLedger.ActionType memory actionType =
        _entry(key, points, cooldown, dailyCap, lifetimeCap, IActionLedger.Source.Server).actionType;
        actionType.active = active;
        VM.prank(CURATOR);
        ledger.setActionType(key, actionType);
        VM.assertEq(keccak256(abi.encode(ledger.actionTypeOf(key))), keccak256(abi.encode(actionType)));
    }
}
