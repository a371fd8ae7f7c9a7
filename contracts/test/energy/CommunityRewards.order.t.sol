// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {CommunityRewards} from "../../src/energy/CommunityRewards.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {ICommunityRewards} from "../../src/energy/ICommunityRewards.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {Observer, isToldBeforeArrival} from "../Observer.sol";
import {VM, Vm} from "../Vm.sol";
import {CommunityRewardsTest} from "./CommunityRewardsTest.sol";

contract CommunityRewardsOrderTest is CommunityRewardsTest {
    /// @notice Points are spent and limits updated before the coins arrive.
    function test_convert_sendsCoinsLast() public {
        Observer account = new Observer();
        address self = address(account);
        books.set(self, 5 ether);
        _record(self, ONCE, NOON);
        account.watch(address(ledger), abi.encodeCall(ledger.balanceOf, (self)));
        account.watch(address(rewards), abi.encodeCall(rewards.leftPointsOf, (self)));
        account.watch(address(rewards), abi.encodeCall(rewards.leftPoints, ()));
        account.watch(address(rewards), abi.encodeCall(rewards.leftPotPoints, ()));
        account.watch(address(rewards), abi.encodeCall(rewards.leftCoveredPointsOf, (self)));
        bytes memory permit = _permit(ATTESTOR_KEY, self, 300, block.timestamp);
        VM.recordLogs();
        account.execute(address(rewards), 0, abi.encodeCall(rewards.convert, (300, block.timestamp, permit)));
        VM.assertTrue(
            isToldBeforeArrival(VM.getRecordedLogs(), ICommunityRewards.Converted.selector), "converted"
        );
        VM.assertEq(account.arrivals(), 1);
        VM.assertEq(account.seen(0), 700);
        VM.assertEq(account.seen(1), 200);
        VM.assertEq(account.seen(2), 499_700);
        VM.assertEq(account.seen(3), 9_800);
        VM.assertEq(account.seen(4), 0);
    }

    /// @notice Readers of the logs see what was converted before the ledger says that points were spent.
    function test_convert_emitsTheConversionBeforeTheSpend() public {
        _record(ALICE, ONCE, NOON);
        bytes memory permit = _permit(ATTESTOR_KEY, ALICE, 100, NOON);
        VM.recordLogs();
        VM.prank(ALICE);
        rewards.convert(100, NOON, permit);
        Vm.Log[] memory logs = VM.getRecordedLogs();
        VM.assertEq(logs.length, 3);
        VM.assertEq(logs[0].topics[0], ICommunityRewards.Converted.selector);
        VM.assertEq(logs[1].topics[0], IActionLedger.PointsSpent.selector);
        VM.assertEq(logs[2].emitter, address(ledger));
    }

    /// @notice Two contracts that spend for the same account with the same nonce use different IDs in the
    /// ledger.
    function test_convert_spendIdsContainTheContract() public {
        CommunityRewards first = rewards;
        VM.deal(address(this), 10 ether);
        rewards = new CommunityRewards{value: 10 ether}(
            ADMIN, VM.addr(ATTESTOR_KEY), OPERATOR, PAUSER, ledger, IPresale(address(books))
        );
        bytes32 role = ledger.SPENDER_ROLE();
        VM.prank(ADMIN);
        ledger.grantRole(role, address(rewards));
        _record(ALICE, ONCE, NOON);
        _convert(ALICE, 100);
        rewards = first;
        _convert(ALICE, 100);
        VM.assertEq(ledger.spentOf(ALICE), 200);
    }

    /// @notice The IDs of 256 conversions share a storage word of the ledger; the next one uses another.
    function test_convert_derivesTheSpendIdFromTheNonce() public {
        VM.deal(address(rewards), 257 ether);
        for (uint256 nonce = 0; nonce <= 256; nonce++) {
            VM.warp(NOON + nonce / 5 * 1 days);
            _record(ALICE, FREE, uint64(block.timestamp));
            _convert(ALICE, 100);
            uint256 word = uint256(keccak256(abi.encode(address(rewards), ALICE, nonce / 256)));
            VM.assertEq(ledger.isSpendRecorded(bytes32(word - word % 256 + nonce % 256)), true);
        }
    }

    /// @notice Covers two accounts with the same nonce, and nonces of one account that share a storage word
    /// of the ledger.
    function test_convert_usesADistinctIdForEachAccountAndNonce() public {
        _record(ALICE, ONCE, NOON);
        _record(BOB, ONCE, NOON);
        _convert(ALICE, 100);
        _convert(BOB, 100);
        for (uint256 nonce = 1; nonce < 5; nonce++) {
            _convert(ALICE, 100);
        }
        VM.assertEq(ledger.spentOf(ALICE), 500);
        VM.assertEq(ledger.spentOf(BOB), 100);
    }
}
