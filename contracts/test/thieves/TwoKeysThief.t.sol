// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {VM} from "../Vm.sol";
import {ThiefTest} from "./ThiefTest.sol";

/// @notice A thief has two server keys at once, as after taking over a worker without a separate signer.
contract TwoKeysThiefTest is ThiefTest {
    /// @notice The operator's key provides purchased coins for free, which let the attestor's key convert
    /// beyond the pot: up to the daily limit of all accounts together.
    function test_operatorAndAttestorThief_takeFiveThousandCoinsADayFromTheRewards() public {
        uint256 held = address(rewards).balance;
        for (uint256 day = 0; day < 2; day++) {
            VM.warp(START + day * 1 days);
            _robBoughtConversions(1_010);
            VM.assertEq(held - address(rewards).balance, (day + 1) * 5_000 ether);
        }
    }

    function test_operatorAndAttestorThief_takeTenThousandInTheHourAroundMidnight() public {
        uint256 held = address(rewards).balance;
        _robBoughtConversions(1_010);
        VM.warp(START + 59 minutes);
        _robBoughtConversions(1_010);
        VM.assertEq(held - address(rewards).balance, 10_000 ether);
    }

    /// @notice The limits of the sale also hold for a thief with the attestor's key.
    function test_operatorAndAttestorThief_takeNoMoreOfTheSale() public {
        VM.assertEq(ledger.hasRole(ledger.ATTESTOR_ROLE(), OPERATOR), false);
        _robBoughtConversions(20);
        uint256 leftWei = presale.leftOffchainWei();
        VM.prank(OPERATOR);
        try presale.reserve("more", "more", LOOT, 1, leftWei / 1e14 + 1, block.timestamp + 2 hours) {}
            catch {}
        VM.assertEq(presale.leftOffchainWei(), leftWei);
    }
}
