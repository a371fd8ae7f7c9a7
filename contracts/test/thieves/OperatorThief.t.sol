// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {PresaleTest} from "../presale/PresaleTest.sol";
import {VM} from "../Vm.sol";

/// @notice A thief has only the operator's key.
contract OperatorThiefTest is PresaleTest {
    address private constant LOOT = address(0x100);
    uint256 private constant ONE_PERCENT = 800_000 ether;
    uint256 private _number;

    function test_operatorThief_takesLessThanOnePercentOfTheSaleInAnHour() public {
        _robUntil(block.timestamp + 1 hours, 10 minutes);
        VM.assertLe(719_999 ether, LOOT.balance, "the limit is what stopped the thief");
        VM.assertLe(LOOT.balance + 1, ONE_PERCENT);
    }

    /// @notice Measures any 24 hours of ten days, regardless of the hours at which the thief acts.
    function test_operatorThief_takesLessThanOnePercentOfTheSaleInADay() public {
        uint256[241] memory taken;
        for (uint256 hour = 0; hour <= 240; hour++) {
            _rob();
            taken[hour] = LOOT.balance;
            if (hour >= 24) {
                VM.assertLe(taken[hour] - (hour == 24 ? 0 : taken[hour - 25]), 720_000 ether, "24 hours");
            }
            VM.warp(block.timestamp + 1 hours);
        }
    }

    /// @notice The limit counts up to 28 hours, so a month allows 26 times the limit rather than 31 times.
    function test_operatorThief_takesLessThanAQuarterOfTheSaleInAMonth() public {
        _robUntil(block.timestamp + 30 days, 4 hours);
        VM.assertLe(LOOT.balance, 26 * 720_000 ether);
        VM.assertLe(26 * 720_000 ether, 80_000_000 ether / 4);
    }

    function test_operatorThief_takesNothingAfterThePause() public {
        _reserve("hoarded", "hoarded", LOOT, 1_000 * USDT1);
        VM.prank(PAUSER);
        presale.pause();
        for (uint256 day = 0; day < 7; day++) {
            _rob();
            VM.prank(OPERATOR);
            VM.expectRevert(Pausable.EnforcedPause.selector);
            presale.fulfil("hoarded");
            VM.warp(block.timestamp + 1 days - 1);
        }
        VM.assertEq(LOOT.balance, 0);
    }

    function test_operatorThief_takesNothingAfterTheSafeHasActed() public {
        _reserve("hoarded", "hoarded", LOOT, 1_000 * USDT1);
        bytes32 role = presale.OPERATOR_ROLE();
        VM.prank(ADMIN);
        presale.revokeRole(role, OPERATOR);
        _rob();
        VM.prank(OPERATOR);
        try presale.fulfil("hoarded") {} catch {}
        VM.assertEq(LOOT.balance, 0);
    }

    function test_operatorThief_cannotSendAReservedPurchaseElsewhere() public {
        _reserve("honest", "honest", ALICE, 1_000 * USDT1);
        VM.prank(OPERATOR);
        presale.fulfil("honest");
        VM.assertEq(ALICE.balance, 120_000 ether);
        VM.assertEq(LOOT.balance, 0);
    }

    function _robUntil(uint256 end, uint256 step) private {
        for (uint256 at = block.timestamp; at < end; at += step) {
            VM.warp(at);
            _rob();
        }
    }

    /// @dev Takes everything currently available, in ever smaller amounts, each with its own buyer key.
    function _rob() private {
        uint256 phase = presale.currentPhase();
        for (uint256 units = 8_192 * USDT1; units >= 10_000; units /= 2) {
            for (uint256 i = 0; i < 4; i++) {
                bytes32 id = bytes32(++_number);
                VM.prank(OPERATOR);
                try presale.reserve(id, id, LOOT, phase, units, block.timestamp + 2 hours) {
                    VM.prank(OPERATOR);
                    presale.fulfil(id);
                } catch {
                    break;
                }
            }
        }
    }
}
