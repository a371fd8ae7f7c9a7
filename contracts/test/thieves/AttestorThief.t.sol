// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {VM} from "../Vm.sol";
import {ThiefTest} from "./ThiefTest.sol";

/// @notice A thief has the attestor's key: it records, revokes and signs permits.
contract AttestorThiefTest is ThiefTest {
    uint256 private _number;

    /// @notice The limit counts UTC days, so an hour around midnight includes two of them.
    function test_attestorThief_takesTwoHundredCoinsInTheHourAroundMidnight() public {
        uint256 held = _held();
        _robConversions();
        VM.warp(START + 59 minutes);
        _robConversions();
        VM.assertEq(held - _held(), 200 ether);
    }

    /// @notice 24 hours include two limits as well.
    function test_attestorThief_takesAHundredCoinsADay() public {
        uint256 held = _held();
        for (uint256 day = 0; day < 3; day++) {
            VM.warp(START + day * 1 days);
            _robConversions();
            _robConversions();
            VM.assertEq(held - _held(), (day + 1) * 100 ether);
        }
    }

    /// @notice 30 days include 31 limits.
    function test_attestorThief_takesThreeThousandOneHundredCoinsInAMonth() public {
        uint256 held = _held();
        for (uint256 day = 0; day <= 30; day++) {
            VM.warp(START + day * 1 days);
            _robConversions();
        }
        VM.assertEq(held - _held(), 3_100 ether);
    }

    /// @notice Each account is invented, so points are limited only by the catalog's limits per account.
    function test_attestorThief_creditsOnlyWhatTheCatalogAllows() public {
        VM.assertEq(_inventPoints(LOOT), 1_000 + 8 days / 1 days * 5_000);
        VM.assertEq(_inventPoints(LOOT), 0);
    }

    function test_attestorThief_revokesTwoHundredActionsInADay() public {
        bytes32[] memory actions = new bytes32[](300);
        for (uint256 i = 0; i < actions.length; i++) {
            actions[i] = _record(address(uint160(0x1000 + i)), WELCOME, START);
        }
        uint256 revoked = _revokeAll(actions);
        VM.warp(START + 24 hours);
        VM.assertEq(revoked + _revokeAll(actions), 200);
    }

    /// @notice The limit counts up to 28 hours, so a month allows 26 times the limit rather than 31 times.
    function test_attestorThief_revokesFiveThousandTwoHundredActionsInAMonth() public {
        uint256 revoked = 0;
        for (uint256 hour = 0; hour < 30 * 24; hour += 4) {
            VM.warp(START + hour * 1 hours);
            bytes32[] memory actions = new bytes32[](ledger.leftRevocations() + 1);
            for (uint256 i = 0; i < actions.length; i++) {
                actions[i] = _record(address(uint160(0x1000 + _number)), WELCOME, block.timestamp);
            }
            revoked += _revokeAll(actions);
        }
        VM.assertEq(revoked, 5_200);
    }

    function test_attestorThief_cannotMovePointsOrOtherCoins() public {
        bytes32 role = ledger.SPENDER_ROLE();
        _record(ALICE, WELCOME, START);
        VM.assertEq(ledger.hasRole(role, ATTESTOR), false);
        VM.prank(ATTESTOR);
        try ledger.spend("spend", ALICE, 1) {} catch {}
        VM.prank(ATTESTOR);
        try ledger.transferFrom(ALICE, LOOT, 1) {} catch {}
        VM.assertEq(ledger.balanceOf(ALICE), 1_000);
        VM.assertEq(ledger.balanceOf(LOOT), 0);
    }

    /// @dev Invents accounts until no more conversions are possible on this day.
    function _robConversions() private {
        for (uint256 i = 0; i < 21; i++) {
            address account = address(uint160(0x10_0000 + ++_number));
            _record(account, REFERRAL, uint64(block.timestamp));
            bytes memory permit = _permit(account, 500);
            VM.prank(account);
            try rewards.convert(500, block.timestamp, permit) {}
            catch {
                return;
            }
        }
    }

    function _inventPoints(address account) private returns (uint256) {
        uint256 before = ledger.balanceOf(account);
        for (uint256 hour = 0; hour <= 168; hour++) {
            uint64 occurredAt = uint64(block.timestamp - 7 days + hour * 1 hours);
            for (uint256 i = 0; i < 11; i++) {
                _tryToRecord(account, REFERRAL, occurredAt);
            }
        }
        _tryToRecord(account, WELCOME, uint64(block.timestamp));
        _tryToRecord(account, WELCOME, uint64(block.timestamp));
        return ledger.balanceOf(account) - before;
    }

    function _tryToRecord(address account, bytes32 key, uint64 occurredAt) private {
        VM.prank(ATTESTOR);
        try ledger.record(bytes32(++_number), account, "user", key, occurredAt) {} catch {}
    }

    function _record(address account, bytes32 key, uint256 occurredAt) private returns (bytes32 actionId) {
        actionId = bytes32(++_number);
        VM.prank(ATTESTOR);
        ledger.record(actionId, account, "user", key, uint64(occurredAt));
    }

    function _revokeAll(bytes32[] memory actions) private returns (uint256 revoked) {
        for (uint256 i = 0; i < actions.length; i++) {
            VM.prank(ATTESTOR);
            try ledger.revoke(actions[i]) {
                revoked += 1;
            } catch (bytes memory reason) {
                bool isKnown = bytes4(reason) == IActionLedger.RevocationLimitReached.selector
                    || bytes4(reason) == IActionLedger.ActionAlreadyRevoked.selector;
                VM.assertTrue(isKnown, "refused by the limit");
            }
        }
    }
}
