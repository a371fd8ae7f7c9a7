// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ICommunityRewards} from "../../src/energy/ICommunityRewards.sol";
import {VM, bound} from "../Vm.sol";
import {CommunityRewardsTest} from "./CommunityRewardsTest.sol";

/// @notice Points covered by purchases, points paid from the pot, and the loss from a stolen attestor key.
contract CommunityRewardsCoverTest is CommunityRewardsTest {
    function setUp() public override {
        super.setUp();
        books.setAll(0);
        _record(ALICE, ONCE, NOON);
        _record(BOB, ONCE, NOON);
    }

    function test_cover_fiveBoughtCoinsCoverOne() public {
        books.set(ALICE, 10 ether - 1);
        VM.assertEq(rewards.leftCoveredPointsOf(ALICE), 199);
        books.set(ALICE, 10 ether);
        VM.assertEq(rewards.leftCoveredPointsOf(ALICE), 200);
        _convert(ALICE, 200);
        VM.assertEq(rewards.leftCoveredPointsOf(ALICE), 0);
        VM.assertEq(rewards.leftPotPoints(), 10_000);
    }

    function test_cover_isUsedOnceAndBeforeThePot() public {
        books.set(ALICE, 10 ether);
        _convert(ALICE, 300);
        VM.assertEq(rewards.leftPotPoints(), 9_900);
        VM.warp(MIDNIGHT + 1 days);
        VM.assertEq(rewards.leftCoveredPointsOf(ALICE), 0);
        _convert(ALICE, 100);
        VM.assertEq(rewards.leftPotPoints(), 9_900);
        books.set(ALICE, 15 ether);
        VM.assertEq(rewards.leftCoveredPointsOf(ALICE), 100);
    }

    function test_cover_belongsToTheBuyer() public {
        books.set(ALICE, 1_000 ether);
        _convert(BOB, 100);
        VM.assertEq(rewards.leftPotPoints(), 9_900);
        VM.assertEq(rewards.leftCoveredPointsOf(ALICE), 20_000);
    }

    function test_cover_countsToTheLastPoint() public {
        books.set(ALICE, 0.05 ether);
        VM.assertEq(rewards.leftCoveredPointsOf(ALICE), 1);
        _convert(ALICE, 100);
        VM.assertEq(rewards.leftCoveredPointsOf(ALICE), 0);
        VM.assertEq(rewards.leftPotPoints(), 9_901);
        books.set(BOB, 4.95 ether);
        _convert(BOB, 100);
        VM.assertEq(rewards.leftCoveredPointsOf(BOB), 0);
        VM.assertEq(rewards.leftPotPoints(), 9_900);
    }

    function test_pot_endsAtAHundredCoinsADay() public {
        _emptyPot();
        VM.assertEq(rewards.leftPotPoints(), 0);
        bytes memory reason =
            abi.encodeWithSelector(ICommunityRewards.PotReached.selector, 0, MIDNIGHT + 1 days);
        _expectConvertRefusal(reason, ALICE, 100);
        books.set(BOB, 5 ether);
        _convert(BOB, 100);
        _expectConvertRefusal(reason, BOB, 100);
        VM.warp(MIDNIGHT + 1 days);
        _convert(ALICE, 100);
    }

    /// @notice The attestor's key creates unlimited accounts and points, and signs every permit.
    function test_thief_withTheAttestorKeyDrawsAHundredCoinsADay() public {
        uint256 before = address(rewards).balance;
        for (uint256 day = 0; day < 3; day++) {
            VM.warp(NOON + day * 1 days);
            for (uint160 i = 1; i <= 100; i++) {
                address account = address(uint160((day + 1) * 1000 + i) << 32);
                _recordAs(
                    ATTESTOR, keccak256(abi.encode("thief", day, i)), account, ONCE, uint64(block.timestamp)
                );
                bytes memory permit = _permit(ATTESTOR_KEY, account, 500, block.timestamp);
                VM.prank(account);
                try rewards.convert(500, block.timestamp, permit) {} catch {}
            }
        }
        VM.assertEq(before - address(rewards).balance, 300 ether);
    }

    /// @notice An attacker who also buys coins receives one coin for every five it pays for.
    function test_thief_withTheAttestorKeyPaysForEveryFurtherCoin() public {
        _emptyPot();
        books.set(ALICE, 25 ether);
        uint256 before = address(rewards).balance;
        _convert(ALICE, 500);
        VM.warp(MIDNIGHT + 1 days);
        VM.assertEq(before - address(rewards).balance, 5 ether);
        VM.assertEq(rewards.leftCoveredPointsOf(ALICE), 0);
    }

    function test_fuzz_cover_neverExceedsPurchasesAndPot(uint256 boughtWei, uint256 points) public {
        boughtWei = bound(boughtWei, 0, 60 ether);
        points = bound(points, 1, 5) * 100;
        _emptyPot();
        books.set(ALICE, boughtWei);
        bytes memory permit = _permit(ATTESTOR_KEY, ALICE, points, block.timestamp);
        VM.prank(ALICE);
        try rewards.convert(points, block.timestamp, permit) {
            VM.assertLe(points * 5 ether, boughtWei * 100);
        } catch {
            VM.assertTrue(points * 5 ether > boughtWei * 100, "what is covered converts");
        }
    }

    function _emptyPot() private {
        for (uint160 i = 1; i <= 20; i++) {
            address account = address(i << 32);
            _recordAs(ATTESTOR, keccak256(abi.encode("crowd", i)), account, ONCE, NOON);
            _convert(account, 500);
        }
    }
}
