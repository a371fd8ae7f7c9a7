// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {VM} from "../../Vm.sol";
import {ThiefTest} from "../ThiefTest.sol";

/// @notice Months that take minutes to simulate, because the thief repeats small amounts. They belong to the
/// soak tests (`FOUNDRY_PROFILE=soak`); the days before them are part of every run.
contract MonthsTest is ThiefTest {
    /// @notice 30 days include 31 limits.
    function test_gasThief_takesThreeThousandOneHundredCoinsInAMonth() public {
        uint256 held = _held();
        for (uint256 day = 0; day <= 30; day++) {
            VM.warp(START + day * 1 days);
            _drip(10_001, day * 20_000);
        }
        VM.assertEq(held - _held(), 3_100 ether);
    }

    /// @notice 30 days include 31 limits.
    function test_operatorAndAttestorThief_take155ThousandCoinsInAMonth() public {
        uint256 held = address(rewards).balance;
        for (uint256 day = 0; day <= 30; day++) {
            VM.warp(START + day * 1 days);
            _robBoughtConversions(1_010);
        }
        VM.assertEq(held - address(rewards).balance, 155_000 ether);
    }
}
