// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ActionLedger} from "../../src/energy/ActionLedger.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {VM} from "../Vm.sol";

/// @notice A ledger with a small catalog, and the calls that most tests make.
abstract contract ActionLedgerTest {
    address internal constant ADMIN = address(0xAD);
    address internal constant ATTESTOR = address(0xA7);
    address internal constant CURATOR = address(0xC0);
    address internal constant SPENDER = address(0x5E);
    address internal constant ALICE = address(0xA11CE);
    address internal constant BOB = address(0xB0B);

    bytes32 internal constant USER = keccak256("user");

    /// @dev Server, 100 points, no limit.
    bytes32 internal constant FREE = "free";
    /// @dev Server, 10 points, cooldown of 4 hours.
    bytes32 internal constant SLOW = "slow";
    /// @dev Server, 10 points, 3 per day.
    bytes32 internal constant DAILY = "daily";
    /// @dev Server, 1000 points, once.
    bytes32 internal constant ONCE = "once";
    /// @dev Browser, 40 points, no limit of its own.
    bytes32 internal constant CLICK = "click";
    /// @dev Browser, 15 points, no limit of its own.
    bytes32 internal constant VISIT = "visit";
    /// @dev Chain, 50 points, 5 per day.
    bytes32 internal constant TRADE = "trade";
    /// @dev Server, 10 points, inactive.
    bytes32 internal constant ASLEEP = "asleep";

    /// @dev 2026-01-15 00:00:00 UTC, day 20468.
    uint64 internal constant MIDNIGHT = 1_768_435_200;
    uint64 internal constant NOON = MIDNIGHT + 12 hours;

    ActionLedger internal ledger;
    uint256 private _nextId;

    function setUp() public virtual {
        VM.warp(NOON);
        ledger = new ActionLedger(ADMIN, ATTESTOR, CURATOR, _catalogue());
        bytes32 role = ledger.SPENDER_ROLE();
        VM.prank(ADMIN);
        ledger.grantRole(role, SPENDER);
    }

    function _catalogue() internal pure returns (IActionLedger.CatalogueEntry[] memory entries) {
        entries = new IActionLedger.CatalogueEntry[](8);
        entries[0] = _entry(FREE, 100, 0, 0, 0, IActionLedger.Source.Server);
        entries[1] = _entry(SLOW, 10, 4 hours, 0, 0, IActionLedger.Source.Server);
        entries[2] = _entry(DAILY, 10, 0, 3, 0, IActionLedger.Source.Server);
        entries[3] = _entry(ONCE, 1000, 0, 0, 1, IActionLedger.Source.Server);
        entries[4] = _entry(CLICK, 40, 0, 0, 0, IActionLedger.Source.Browser);
        entries[5] = _entry(VISIT, 15, 0, 0, 0, IActionLedger.Source.Browser);
        entries[6] = _entry(TRADE, 50, 0, 5, 0, IActionLedger.Source.Chain);
        entries[7] = _entry(ASLEEP, 10, 0, 0, 0, IActionLedger.Source.Server);
        entries[7].actionType.active = false;
    }

    function _entry(
        bytes32 key,
        uint32 points,
        uint32 cooldown,
        uint16 dailyCap,
        uint16 lifetimeCap,
        IActionLedger.Source source
    ) internal pure returns (IActionLedger.CatalogueEntry memory) {
        return IActionLedger.CatalogueEntry({
            actionKey: key,
            actionType: IActionLedger.ActionType({
                points: points,
                cooldown: cooldown,
                dailyCap: dailyCap,
                lifetimeCap: lifetimeCap,
                source: source,
                active: true
            })
        });
    }

    /// @dev Records an action at a given second. Moves the clock forward if that second is in the future.
    function _record(address account, bytes32 key, uint64 occurredAt) internal returns (bytes32 actionId) {
        if (occurredAt > block.timestamp) VM.warp(occurredAt);
        actionId = _freshId();
        _recordAs(ATTESTOR, actionId, account, key, occurredAt);
    }

    function _expectRefusal(bytes memory reason, address account, bytes32 key, uint64 occurredAt) internal {
        if (occurredAt > block.timestamp) VM.warp(occurredAt);
        bytes32 actionId = _freshId();
        VM.prank(ATTESTOR);
        VM.expectRevert(reason);
        ledger.record(actionId, account, USER, key, occurredAt);
    }

    function _recordAs(address sender, bytes32 actionId, address account, bytes32 key, uint64 occurredAt)
        internal
    {
        VM.prank(sender);
        ledger.record(actionId, account, USER, key, occurredAt);
    }

    function _revoke(bytes32 actionId) internal {
        VM.prank(ATTESTOR);
        ledger.revoke(actionId);
    }

    function _spend(address account, uint256 points) internal returns (bytes32 spendId) {
        spendId = _freshId();
        VM.prank(SPENDER);
        ledger.spend(spendId, account, points);
    }

    function _freshId() internal returns (bytes32) {
        return keccak256(abi.encode("id", ++_nextId));
    }

    function _assertFigures(address account, uint256 earned, uint256 spent, uint256 balance, uint256 debt)
        internal
        view
    {
        VM.assertEq(ledger.earnedOf(account), earned, "earned");
        VM.assertEq(ledger.spentOf(account), spent, "spent");
        VM.assertEq(ledger.balanceOf(account), balance, "balance");
        VM.assertEq(ledger.debtOf(account), debt, "debt");
    }
}
