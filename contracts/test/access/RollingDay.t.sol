// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {RollingDay} from "../../src/access/RollingDay.sol";
import {VM, bound} from "../Vm.sol";

contract RollingDayTest {
    uint256 private constant START = 1_768_478_400;

    function test_rollingDay_isEmptyAtFirst() public pure {
        VM.assertEq(RollingDay.usedAt(0, START), 0);
        VM.assertEq(RollingDay.nextAt(0, START), 0);
    }

    function test_rollingDay_countsAUseForSevenPeriods() public pure {
        uint256 register = RollingDay.add(0, START, 5);
        VM.assertEq(RollingDay.usedAt(register, START), 5);
        VM.assertEq(RollingDay.usedAt(register, START + 28 hours - 1), 5);
        VM.assertEq(RollingDay.usedAt(register, START + 28 hours), 0);
        VM.assertEq(RollingDay.nextAt(register, START), START + 28 hours);
        VM.assertEq(RollingDay.nextAt(register, START + 5 hours), START + 28 hours);
        VM.assertEq(RollingDay.nextAt(register, START + 28 hours), 0);
    }

    function test_rollingDay_countsASingleUse() public pure {
        uint256 register = RollingDay.add(0, START, 1);
        VM.assertEq(RollingDay.nextAt(register, START), START + 28 hours);
    }

    function test_rollingDay_dropsPeriodsOneByOne() public pure {
        uint256 register = RollingDay.add(0, START, 5);
        register = RollingDay.add(register, START, 2);
        register = RollingDay.add(register, START + 4 hours, 10);
        VM.assertEq(RollingDay.usedAt(register, START + 4 hours), 17);
        VM.assertEq(RollingDay.usedAt(register, START + 28 hours), 10);
        VM.assertEq(RollingDay.nextAt(register, START + 28 hours), START + 32 hours);
        VM.assertEq(RollingDay.usedAt(register, START + 365 days), 0);
    }

    function test_fuzz_rollingDay_countsEverythingOfTheLastTwentyFourHours(uint256[32] memory seeds)
        public
        pure
    {
        uint256[32] memory times;
        uint256[32] memory amounts;
        uint256 register;
        uint256 at = START;
        for (uint256 i = 0; i < seeds.length; i++) {
            at += bound(seeds[i] >> 64, 0, 9 hours);
            (times[i], amounts[i]) = (at, bound(seeds[i], 0, 100_000_000));
            register = RollingDay.add(register, at, amounts[i]);
            (uint256 day, uint256 longer) = (0, 0);
            for (uint256 j = 0; j <= i; j++) {
                if (times[j] + 24 hours >= at) day += amounts[j];
                if (times[j] + 28 hours > at) longer += amounts[j];
            }
            VM.assertLe(day, RollingDay.usedAt(register, at), "never less than 24 hours");
            VM.assertLe(RollingDay.usedAt(register, at), longer, "never more than 28 hours");
        }
    }
}
