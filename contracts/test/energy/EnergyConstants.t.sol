// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {VM} from "../Vm.sol";
import {CommunityRewardsTest} from "./CommunityRewardsTest.sol";

/// @notice Compares the constants with the literals of the documentation.
contract EnergyConstantsTest is CommunityRewardsTest {
    function test_constants_ofTheLedgerMatchTheDocumentation() public view {
        VM.assertEq(ledger.BROWSER_POINTS_PER_DAY(), 400);
        VM.assertEq(ledger.MAX_ACTION_AGE(), 604_800);
        VM.assertEq(ledger.MAX_ACTION_POINTS(), 1_000);
        VM.assertEq(ledger.REVOCATIONS_PER_DAY(), 200);
        VM.assertEq(ledger.defaultAdminDelay(), 172_800);
    }

    function test_constants_ofTheRewardsMatchTheDocumentation() public view {
        VM.assertEq(rewards.POINTS_PER_NAC(), 100);
        VM.assertEq(rewards.ACCOUNT_POINTS_PER_DAY(), 500);
        VM.assertEq(rewards.TOTAL_POINTS_PER_DAY(), 500_000);
        VM.assertEq(rewards.POT_POINTS_PER_DAY(), 10_000);
        VM.assertEq(rewards.BOUGHT_NAC_PER_CONVERTED_NAC(), 5);
        VM.assertEq(rewards.DRIP_WEI(), 10_000_000_000_000_000);
        VM.assertEq(rewards.DRIP_COOLDOWN(), 86_400);
        VM.assertEq(rewards.DRIP_WEI_PER_DAY(), 100_000_000_000_000_000_000);
        VM.assertEq(rewards.defaultAdminDelay(), 172_800);
    }
}
