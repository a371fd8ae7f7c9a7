// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {VM, bound} from "../Vm.sol";
import {ActionLedgerTest} from "./ActionLedgerTest.sol";

contract ActionLedgerLimitsTest is ActionLedgerTest {
    using SafeCast for uint256;

    uint64 private constant TOMORROW = MIDNIGHT + 1 days;

    function _cooldownActive(uint64 nextAt) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IActionLedger.CooldownActive.selector, nextAt);
    }

    function _dailyCapReached(uint64 nextAt) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IActionLedger.DailyCapReached.selector, nextAt);
    }

    function _browserCapReached(uint64 nextAt) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IActionLedger.BrowserCapReached.selector, nextAt);
    }

    function _setType(IActionLedger.CatalogueEntry memory entry) private {
        VM.prank(CURATOR);
        ledger.setActionType(entry.actionKey, entry.actionType);
    }

    // Order.

    function test_record_revertsForAnActionBeforeTheLastOneOfItsKey() public {
        _record(ALICE, FREE, NOON);
        bytes memory reason = abi.encodeWithSelector(IActionLedger.OutOfOrder.selector, NOON);
        _expectRefusal(reason, ALICE, FREE, NOON - 1);
    }

    function test_record_acceptsTwoActionsInOneSecond() public {
        _record(ALICE, FREE, NOON);
        _record(ALICE, FREE, NOON);
        VM.assertEq(ledger.balanceOf(ALICE), 200);
    }

    function test_record_requiresOrderPerAccountAndKeyOnly() public {
        _record(ALICE, FREE, NOON);
        _record(BOB, FREE, NOON - 1 days);
        _record(ALICE, SLOW, NOON - 2 days);
        VM.assertEq(ledger.recordedActions(), 3);
    }

    // Cooldown.

    function test_record_endsACooldownAtItsExactSecond() public {
        _record(ALICE, SLOW, NOON);
        _expectRefusal(_cooldownActive(NOON + 4 hours), ALICE, SLOW, NOON + 4 hours - 1);
        _record(ALICE, SLOW, NOON + 4 hours);
        VM.assertEq(ledger.balanceOf(ALICE), 20);
    }

    function test_record_appliesACooldownAcrossMidnight() public {
        _record(ALICE, SLOW, TOMORROW - 1 hours);
        _expectRefusal(_cooldownActive(TOMORROW + 3 hours), ALICE, SLOW, TOMORROW + 3 hours - 1);
        _record(ALICE, SLOW, TOMORROW + 3 hours);
    }

    function test_record_measuresCooldownsByOccurrenceTime() public {
        VM.warp(NOON + 2 days);
        _record(ALICE, SLOW, NOON);
        _record(ALICE, SLOW, NOON + 4 hours);
        VM.assertEq(ledger.balanceOf(ALICE), 20);
    }

    function test_record_hasNoCooldownBeforeTheFirstAction() public {
        _setType(_entry(SLOW, 10, type(uint32).max, 0, 0, IActionLedger.Source.Server));
        _record(ALICE, SLOW, NOON);
        VM.assertEq(ledger.balanceOf(ALICE), 10);
    }

    function test_record_tracksCooldownsPerAccount() public {
        _record(ALICE, SLOW, NOON);
        _record(BOB, SLOW, NOON);
        VM.assertEq(ledger.totalSupply(), 20);
    }

    // Daily cap.

    function test_record_appliesTheDailyCapUntilMidnight() public {
        for (uint64 i = 0; i < 3; i++) {
            _record(ALICE, DAILY, NOON + i);
        }
        _expectRefusal(_dailyCapReached(TOMORROW), ALICE, DAILY, NOON + 3);
        _expectRefusal(_dailyCapReached(TOMORROW), ALICE, DAILY, TOMORROW - 1);
        _record(ALICE, DAILY, TOMORROW);
        VM.assertEq(ledger.balanceOf(ALICE), 40);
    }

    function test_record_countsByTheDayOfTheAction() public {
        VM.warp(NOON + 2 days);
        for (uint64 day = 0; day < 3; day++) {
            for (uint64 i = 0; i < 3; i++) {
                _record(ALICE, DAILY, NOON + day * 1 days + i);
            }
        }
        VM.assertEq(ledger.balanceOf(ALICE), 90);
        _expectRefusal(_dailyCapReached(TOMORROW + 2 days), ALICE, DAILY, NOON + 2 days + 3);
    }

    function test_record_appliesALoweredCap() public {
        _record(ALICE, DAILY, NOON);
        _record(ALICE, DAILY, NOON);
        _setType(_entry(DAILY, 10, 0, 1, 0, IActionLedger.Source.Server));
        _expectRefusal(_dailyCapReached(TOMORROW), ALICE, DAILY, NOON);
    }

    // Lifetime cap.

    function test_record_appliesTheLifetimeCapPermanently() public {
        _record(ALICE, ONCE, NOON);
        bytes memory reason = abi.encodeWithSelector(IActionLedger.LifetimeCapReached.selector);
        _expectRefusal(reason, ALICE, ONCE, NOON);
        _expectRefusal(reason, ALICE, ONCE, NOON + 3650 days);
        _record(BOB, ONCE, NOON + 3650 days);
    }

    function test_record_reportsPermanentErrorsBeforeTemporaryOnes() public {
        _setType(_entry(SLOW, 10, 4 hours, 1, 1, IActionLedger.Source.Server));
        _record(ALICE, SLOW, NOON);
        bytes memory reason = abi.encodeWithSelector(IActionLedger.LifetimeCapReached.selector);
        _expectRefusal(reason, ALICE, SLOW, NOON + 1);
    }

    function test_record_doesNotRestoreACapOfARevokedAction() public {
        _revoke(_record(ALICE, ONCE, NOON));
        bytes memory reason = abi.encodeWithSelector(IActionLedger.LifetimeCapReached.selector);
        _expectRefusal(reason, ALICE, ONCE, NOON + 1);
    }

    // Browser limit.

    function test_record_limitsBrowserPointsTo400() public {
        for (uint256 i = 0; i < 9; i++) {
            _record(ALICE, CLICK, NOON);
        }
        _record(ALICE, VISIT, NOON);
        _record(ALICE, VISIT, NOON);
        VM.assertEq(ledger.browserPointsOf(ALICE, 20_468), 390);
        _expectRefusal(_browserCapReached(TOMORROW), ALICE, VISIT, NOON);

        _setType(_entry(VISIT, 10, 0, 0, 0, IActionLedger.Source.Browser));
        _record(ALICE, VISIT, NOON);
        VM.assertEq(ledger.browserPointsOf(ALICE, 20_468), 400);
        _setType(_entry(VISIT, 1, 0, 0, 0, IActionLedger.Source.Browser));
        _expectRefusal(_browserCapReached(TOMORROW), ALICE, VISIT, NOON);
        _record(ALICE, VISIT, TOMORROW);
        VM.assertEq(ledger.browserPointsOf(ALICE, 20_469), 1);
    }

    function test_record_browserLimitExcludesServerAndChainActions() public {
        for (uint256 i = 0; i < 10; i++) {
            _record(ALICE, CLICK, NOON);
        }
        _record(ALICE, FREE, NOON);
        _record(ALICE, TRADE, NOON);
        VM.assertEq(ledger.balanceOf(ALICE), 550);
        VM.assertEq(ledger.browserPointsOf(ALICE, 20_468), 400);
    }

    function test_record_tracksThePreviousDayAfterMidnight() public {
        for (uint256 i = 0; i < 9; i++) {
            _record(ALICE, CLICK, NOON);
        }
        _record(ALICE, VISIT, TOMORROW + 1);
        _record(ALICE, CLICK, NOON);
        _expectRefusal(_browserCapReached(TOMORROW), ALICE, CLICK, NOON);
        VM.assertEq(ledger.browserPointsOf(ALICE, 20_468), 400);
        VM.assertEq(ledger.browserPointsOf(ALICE, 20_469), 15);
    }

    function test_record_tracksEveryDayThatCanStillBeCredited() public {
        for (uint256 i = 0; i < 10; i++) {
            _record(ALICE, CLICK, NOON);
        }
        _record(ALICE, CLICK, NOON + 7 days);
        bytes32 late = "late";
        _setType(_entry(late, 1, 0, 0, 0, IActionLedger.Source.Browser));
        _expectRefusal(_browserCapReached(TOMORROW), ALICE, late, NOON);
    }

    function test_record_doesNotRestoreBrowserPointsOfARevokedAction() public {
        bytes32 first = _record(ALICE, CLICK, NOON);
        for (uint256 i = 0; i < 9; i++) {
            _record(ALICE, CLICK, NOON);
        }
        _revoke(first);
        _expectRefusal(_browserCapReached(TOMORROW), ALICE, CLICK, NOON);
    }

    // Fuzzing: regardless of the attestor's calls, the sums of accepted actions stay within the limits.

    function test_fuzz_record_neverExceedsDailyCap(uint16 dailyCap, uint256 seed) public {
        uint256 cap = bound(dailyCap, 1, 6);
        _setType(_entry(DAILY, 10, 0, cap.toUint16(), 0, IActionLedger.Source.Server));
        VM.warp(NOON + 3 days);
        uint256[4] memory accepted;
        uint64 at = MIDNIGHT;
        for (uint256 i = 0; i < 40; i++) {
            at += _step(seed, i, 4 hours);
            if (at > block.timestamp) break;
            uint256 day = (at - MIDNIGHT) / 1 days;
            bool fits = accepted[day] < cap;
            VM.assertEq(_tryRecord(DAILY, at), fits);
            if (fits) accepted[day]++;
        }
        VM.assertEq(ledger.earnedOf(ALICE), 10 * (accepted[0] + accepted[1] + accepted[2] + accepted[3]));
    }

    function test_fuzz_record_neverExceedsLifetimeCap(uint16 lifetimeCap, uint256 seed) public {
        uint256 cap = bound(lifetimeCap, 1, 20);
        _setType(_entry(ONCE, 10, 0, 0, cap.toUint16(), IActionLedger.Source.Server));
        uint64 at = NOON;
        uint256 accepted;
        for (uint256 i = 0; i < 30; i++) {
            at += _step(seed, i, 2 days);
            VM.warp(at);
            if (_tryRecord(ONCE, at)) accepted++;
        }
        VM.assertEq(accepted, cap);
    }

    function test_fuzz_record_neverViolatesACooldown(uint32 cooldown, uint256 seed) public {
        uint256 pause = bound(cooldown, 1, 2 days);
        _setType(_entry(SLOW, 10, pause.toUint32(), 0, 0, IActionLedger.Source.Server));
        uint64 at = NOON;
        uint64 last;
        for (uint256 i = 0; i < 30; i++) {
            at += _step(seed, i, pause);
            VM.warp(at);
            bool isDue = last == 0 || at >= last + pause;
            VM.assertEq(_tryRecord(SLOW, at), isDue);
            if (isDue) last = at;
        }
    }

    function test_fuzz_record_neverExceedsTheBrowserLimitInAnyOrderOfDays(uint256 seed) public {
        bytes32[8] memory keys;
        for (uint256 i = 0; i < 8; i++) {
            keys[i] = bytes32(uint256(i + 1));
            uint32 points = bound(uint256(keccak256(abi.encode(seed, i))), 1, 400).toUint32();
            _setType(_entry(keys[i], points, 0, 0, 0, IActionLedger.Source.Browser));
        }
        VM.warp(NOON + 7 days);
        uint256[8] memory collected;
        for (uint256 i = 0; i < 60; i++) {
            uint256 roll = uint256(keccak256(abi.encode(seed, "day", i)));
            uint256 day = roll % 8;
            bytes32 key = keys[(roll >> 8) % 8];
            uint256 points = ledger.actionTypeOf(key).points;
            // A key must keep its own order; only the order of days between keys is free.
            uint64 at = (NOON + day * 1 days).toUint64();
            if (ledger.usageOf(ALICE, key).lastOccurredAt > at) continue;
            bool fits = collected[day] + points <= 400;
            VM.assertEq(_tryRecord(key, at), fits);
            if (fits) collected[day] += points;
        }
        for (uint256 day = 0; day < 8; day++) {
            VM.assertLe(collected[day], 400);
            VM.assertEq(ledger.browserPointsOf(ALICE, 20_468 + day), collected[day]);
        }
    }

    function _step(uint256 seed, uint256 i, uint256 max) private pure returns (uint64) {
        return bound(uint256(keccak256(abi.encode(seed, "step", i))), 0, max).toUint64();
    }

    function _tryRecord(bytes32 key, uint64 at) private returns (bool) {
        bytes32 actionId = _freshId();
        VM.prank(ATTESTOR);
        try ledger.record(actionId, ALICE, USER, key, at) {
            return true;
        } catch {
            return false;
        }
    }
}
