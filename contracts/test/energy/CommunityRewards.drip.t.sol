// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {Errors} from "@openzeppelin/contracts/utils/Errors.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {CommunityRewards} from "../../src/energy/CommunityRewards.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {ICommunityRewards} from "../../src/energy/ICommunityRewards.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {VM, bound} from "../Vm.sol";
import {CommunityRewardsTest} from "./CommunityRewardsTest.sol";

contract CommunityRewardsDripTest is CommunityRewardsTest {
    function test_drip_sendsGas() public {
        VM.expectEmit(address(rewards));
        emit ICommunityRewards.Dripped("op", ALICE, 0.01 ether);
        _drip("op", ALICE);
        VM.assertEq(ALICE.balance, 0.01 ether);
        VM.assertEq(rewards.leftDripWei(), 99.99 ether);
        VM.assertEq(rewards.isDripDone("op"), true);
    }

    function test_drip_acceptsAnIdOnce() public {
        _drip("op", ALICE);
        _expectDripRefusal(
            abi.encodeWithSelector(ICommunityRewards.DripAlreadyDone.selector, bytes32("op")), "op", BOB
        );
    }

    function test_drip_waitsADayPerAddress() public {
        VM.assertEq(rewards.nextDripAt(ALICE), 0);
        _drip("1", ALICE);
        bytes memory reason = abi.encodeWithSelector(ICommunityRewards.CooldownActive.selector, NOON + 1 days);
        VM.warp(NOON + 1 days - 1);
        _expectDripRefusal(reason, "2", ALICE);
        _drip("3", BOB);
        VM.warp(NOON + 1 days);
        _drip("2", ALICE);
        VM.assertEq(rewards.nextDripAt(ALICE), NOON + 2 days);
    }

    function test_drip_stopsAtTheDailyOutflow() public {
        for (uint160 i = 1; i <= 10_000; i++) {
            _drip(bytes32(uint256(i)), address(i << 32));
        }
        VM.assertEq(rewards.leftDripWei(), 0);
        bytes memory reason =
            abi.encodeWithSelector(ICommunityRewards.DripCapReached.selector, MIDNIGHT + 1 days);
        _expectDripRefusal(reason, "late", ALICE);
        VM.warp(MIDNIGHT + 1 days);
        _drip("late", ALICE);
    }

    function test_drip_revertsForContractsAndTheZeroAddress() public {
        bytes memory reason =
            abi.encodeWithSelector(ICommunityRewards.ContractRecipient.selector, address(ledger));
        _expectDripRefusal(reason, "op", address(ledger));
        _expectDripRefusal(
            abi.encodeWithSelector(ICommunityRewards.InvalidAccount.selector), "op", address(0)
        );
        // A contract of a single byte, which accepts coins.
        VM.etch(address(0x1B), hex"00");
        _expectDripRefusal(
            abi.encodeWithSelector(ICommunityRewards.ContractRecipient.selector, address(0x1B)),
            "op",
            address(0x1B)
        );
    }

    function test_drip_revertsIfThePoolIsEmpty() public {
        VM.deal(address(rewards), 0.005 ether);
        bytes memory reason =
            abi.encodeWithSelector(Errors.InsufficientBalance.selector, 0.005 ether, 0.01 ether);
        _expectDripRefusal(reason, "op", ALICE);
        VM.assertEq(rewards.isDripDone("op"), false);
    }

    function test_drip_revertsWhilePaused() public {
        VM.prank(PAUSER);
        rewards.pause();
        _expectDripRefusal(abi.encodeWithSelector(Pausable.EnforcedPause.selector), "op", ALICE);
    }

    function test_functions_requireTheirRoles() public {
        address[4] memory others = [ADMIN, VM.addr(ATTESTOR_KEY), ALICE, SPENDER];
        bytes32 operator = rewards.OPERATOR_ROLE();
        bytes32 pauser = rewards.PAUSER_ROLE();
        for (uint256 i = 0; i < others.length; i++) {
            VM.prank(others[i]);
            VM.expectRevert(_unauthorized(others[i], operator));
            rewards.drip("op", ALICE);
            VM.prank(others[i]);
            VM.expectRevert(_unauthorized(others[i], pauser));
            rewards.pause();
            VM.prank(others[i]);
            VM.expectRevert(_unauthorized(others[i], pauser));
            rewards.unpause();
        }
    }

    function test_constructor_revertsForMissingAccounts() public {
        IPresale presale = rewards.PRESALE();
        VM.expectRevert(ICommunityRewards.InvalidAccount.selector);
        new CommunityRewards(ADMIN, address(0), OPERATOR, PAUSER, ledger, presale);
        VM.expectRevert(ICommunityRewards.InvalidAccount.selector);
        new CommunityRewards(ADMIN, ATTESTOR, address(0), PAUSER, ledger, presale);
        VM.expectRevert(ICommunityRewards.InvalidAccount.selector);
        new CommunityRewards(ADMIN, ATTESTOR, OPERATOR, address(0), ledger, presale);
        VM.expectRevert(ICommunityRewards.InvalidAccount.selector);
        new CommunityRewards(ADMIN, ATTESTOR, OPERATOR, PAUSER, IActionLedger(address(0)), presale);
        VM.expectRevert(ICommunityRewards.InvalidAccount.selector);
        new CommunityRewards(ADMIN, ATTESTOR, OPERATOR, PAUSER, ledger, IPresale(address(0)));
    }

    function test_fuzz_drip_respectsItsInterval(uint256 wait) public {
        wait = bound(wait, 0, 3 days);
        _drip("1", ALICE);
        VM.warp(NOON + wait);
        VM.prank(OPERATOR);
        try rewards.drip("2", ALICE) {
            VM.assertTrue(wait >= 1 days, "a day between two");
        } catch {
            VM.assertTrue(wait < 1 days, "after a day it drips again");
        }
    }

    function _unauthorized(address account, bytes32 role) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, account, role);
    }
}
