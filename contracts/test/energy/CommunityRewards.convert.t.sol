// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Errors} from "@openzeppelin/contracts/utils/Errors.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {CommunityRewards} from "../../src/energy/CommunityRewards.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {ICommunityRewards} from "../../src/energy/ICommunityRewards.sol";
import {VM, bound} from "../Vm.sol";
import {CommunityRewardsTest} from "./CommunityRewardsTest.sol";

contract CommunityRewardsConvertTest is CommunityRewardsTest {
    /// @dev Order of the curve, for the high-s twin of a signature.
    uint256 private constant N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;

    function setUp() public override {
        super.setUp();
        _record(ALICE, ONCE, NOON);
        _record(BOB, ONCE, NOON);
    }

    function test_convert_paysOneCoinForAHundredPoints() public {
        bytes memory permit = _permit(ATTESTOR_KEY, ALICE, 300, NOON);
        VM.expectEmit(address(rewards));
        emit ICommunityRewards.Converted(ALICE, 300, 3 ether, 0);
        VM.prank(ALICE);
        rewards.convert(300, NOON, permit);
        VM.assertEq(ALICE.balance, 3 ether);
        _assertFigures(ALICE, 1000, 300, 700, 0);
        VM.assertEq(address(rewards).balance, POOL - 3 ether);
    }

    function test_convert_revertsForAFractionOfACoin() public {
        uint256[4] memory odd = [uint256(0), 1, 99, 150];
        for (uint256 i = 0; i < odd.length; i++) {
            bytes memory reason = abi.encodeWithSelector(ICommunityRewards.InvalidPoints.selector, odd[i]);
            _expectConvertRefusal(reason, ALICE, odd[i]);
        }
    }

    function test_convert_revertsWithoutEnoughPoints() public {
        _spend(ALICE, 950);
        bytes memory reason = abi.encodeWithSelector(IActionLedger.InsufficientPoints.selector, 50, 100);
        _expectConvertRefusal(reason, ALICE, 100);
        VM.assertEq(rewards.leftPointsOf(ALICE), 500);
        VM.assertEq(rewards.nonces(ALICE), 0);
    }

    function test_convert_isLimitedToFiveHundredADayPerAccount() public {
        _convert(ALICE, 300);
        bytes memory reason =
            abi.encodeWithSelector(ICommunityRewards.AccountCapReached.selector, 200, MIDNIGHT + 1 days);
        _expectConvertRefusal(reason, ALICE, 300);
        _convert(ALICE, 200);
        VM.assertEq(rewards.leftPointsOf(ALICE), 0);
        _convert(BOB, 500);
        VM.warp(MIDNIGHT + 1 days - 1);
        VM.assertEq(rewards.leftPointsOf(ALICE), 0);
        VM.warp(MIDNIGHT + 1 days);
        _convert(ALICE, 500);
        VM.assertEq(ALICE.balance, 10 ether);
    }

    function test_convert_isLimitedToHalfAMillionADayInTotal() public {
        for (uint160 i = 1; i <= 1000; i++) {
            address account = address(i << 32);
            _recordAs(ATTESTOR, keccak256(abi.encode("crowd", i)), account, ONCE, NOON);
            bytes memory permit = _permit(ATTESTOR_KEY, account, 500, NOON);
            VM.deal(address(rewards), 5 ether);
            VM.prank(account);
            rewards.convert(500, NOON, permit);
        }
        VM.assertEq(rewards.leftPoints(), 0);
        bytes memory reason =
            abi.encodeWithSelector(ICommunityRewards.TotalCapReached.selector, 0, MIDNIGHT + 1 days);
        _expectConvertRefusal(reason, ALICE, 100);
        VM.warp(MIDNIGHT + 1 days);
        VM.deal(address(rewards), 1 ether);
        _convert(ALICE, 100);
    }

    function test_permit_worksOnce() public {
        bytes memory permit = _permit(ATTESTOR_KEY, ALICE, 100, NOON);
        VM.prank(ALICE);
        rewards.convert(100, NOON, permit);
        VM.prank(ALICE);
        VM.expectRevert(ICommunityRewards.InvalidPermit.selector);
        rewards.convert(100, NOON, permit);
        VM.assertEq(ALICE.balance, 1 ether);
    }

    function test_permit_isBoundToItsAccountPointsAndDeadline() public {
        bytes memory permit = _permit(ATTESTOR_KEY, ALICE, 100, NOON + 10);
        _expectInvalid(BOB, 100, NOON + 10, permit);
        _expectInvalid(ALICE, 200, NOON + 10, permit);
        _expectInvalid(ALICE, 100, NOON + 11, permit);
        VM.prank(ALICE);
        rewards.convert(100, NOON + 10, permit);
    }

    function test_permit_isBoundToItsContractAndChain() public {
        VM.deal(address(this), 1 ether);
        CommunityRewards other = new CommunityRewards{value: 1 ether}(
            ADMIN, VM.addr(ATTESTOR_KEY), OPERATOR, PAUSER, ledger, rewards.PRESALE()
        );
        bytes memory permit = _permit(ATTESTOR_KEY, ALICE, 100, NOON);
        VM.prank(ALICE);
        VM.expectRevert(ICommunityRewards.InvalidPermit.selector);
        other.convert(100, NOON, permit);
        VM.chainId(1);
        _expectInvalid(ALICE, 100, NOON, permit);
    }

    function test_permit_expiresAfterItsDeadline() public {
        bytes memory permit = _permit(ATTESTOR_KEY, ALICE, 100, NOON + 10);
        VM.warp(NOON + 11);
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(ICommunityRewards.PermitExpired.selector, NOON + 10));
        rewards.convert(100, NOON + 10, permit);
        VM.warp(NOON + 10);
        VM.prank(ALICE);
        rewards.convert(100, NOON + 10, permit);
    }

    function test_permit_requiresAnAttestor() public {
        _expectInvalid(ALICE, 100, NOON, _permit(0xBAD, ALICE, 100, NOON));
        bytes32 role = rewards.ATTESTOR_ROLE();
        bytes memory permit = _permit(ATTESTOR_KEY, ALICE, 100, NOON);
        VM.prank(ADMIN);
        rewards.revokeRole(role, VM.addr(ATTESTOR_KEY));
        _expectInvalid(ALICE, 100, NOON, permit);
    }

    function test_permit_acceptsOneSignatureFormOnly() public {
        (uint8 v, bytes32 r, bytes32 s) = VM.sign(ATTESTOR_KEY, _digest(ALICE, 100, 0, NOON));
        bytes32 highS = bytes32(N - uint256(s));
        uint8 otherV = v == 27 ? 28 : 27;
        _expectInvalid(ALICE, 100, NOON, abi.encodePacked(r, highS, otherV));
        _expectInvalid(ALICE, 100, NOON, abi.encodePacked(r, s, otherV));
        _expectInvalid(ALICE, 100, NOON, abi.encodePacked(r, s, v - 27));
        bytes32 compact = bytes32(uint256(s) | (uint256(v - 27) << 255));
        _expectInvalid(ALICE, 100, NOON, abi.encodePacked(r, compact));
        _expectInvalid(ALICE, 100, NOON, "");
    }

    function test_convert_revertsWhilePaused() public {
        VM.prank(PAUSER);
        rewards.pause();
        _expectConvertRefusal(abi.encodeWithSelector(Pausable.EnforcedPause.selector), ALICE, 100);
        VM.prank(PAUSER);
        rewards.unpause();
        _convert(ALICE, 100);
    }

    function test_convert_spendsNoPointsIfThePoolIsEmpty() public {
        VM.deal(address(rewards), 1 ether - 1);
        bytes memory reason =
            abi.encodeWithSelector(Errors.InsufficientBalance.selector, 1 ether - 1, 1 ether);
        _expectConvertRefusal(reason, ALICE, 100);
        _assertFigures(ALICE, 1000, 0, 1000, 0);
        VM.deal(BOB, 1);
        VM.prank(BOB);
        (bool success,) = address(rewards).call{value: 1}("");
        VM.assertTrue(success, "anybody may add to the pool");
        _convert(ALICE, 100);
    }

    function test_fuzz_convert_neverMintsByRounding(uint256 points) public {
        points = points % 2 == 0 ? bound(points, 0, 1000) : bound(points, 0, 10) * 100;
        bytes memory permit = _permit(ATTESTOR_KEY, ALICE, points, NOON);
        VM.prank(ALICE);
        try rewards.convert(points, NOON, permit) returns (uint256 nacWei) {
            VM.assertTrue(
                points % 100 == 0 && points > 0 && points <= 500, "only whole hundreds up to the cap"
            );
            VM.assertEq(nacWei, points * 0.01 ether);
            VM.assertEq(ledger.spentOf(ALICE), points);
        } catch {
            VM.assertTrue(points % 100 != 0 || points == 0 || points > 500, "whole hundreds are converted");
            VM.assertEq(ALICE.balance, 0);
        }
    }

    function _expectInvalid(address account, uint256 points, uint256 deadline, bytes memory permit) private {
        VM.prank(account);
        VM.expectRevert(ICommunityRewards.InvalidPermit.selector);
        rewards.convert(points, deadline, permit);
    }
}
