// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ICommunityRewards} from "../../src/energy/ICommunityRewards.sol";
import {VM} from "../Vm.sol";
import {CommunityRewardsTest} from "./CommunityRewardsTest.sol";
import {ReentrantAccount} from "./ReentrantAccount.sol";

/// @notice The pool pays a contract that calls it again during the payment.
contract CommunityRewardsReentryTest is CommunityRewardsTest {
    address private constant CAROL = address(0xCA401);

    ReentrantAccount private account;

    function setUp() public override {
        super.setUp();
        account = new ReentrantAccount(rewards);
        _record(address(account), ONCE, NOON);
    }

    function test_convert_cannotBeReentered() public {
        // A valid permit for the nonce that the second call would use.
        (uint8 v, bytes32 r, bytes32 s) = VM.sign(ATTESTOR_KEY, _digest(address(account), 100, 1, NOON));
        _expectNoWayBack(abi.encodeCall(rewards.convert, (100, NOON, abi.encodePacked(r, s, v))));
    }

    function test_drip_cannotBeReenteredFromConvert() public {
        bytes32 role = rewards.OPERATOR_ROLE();
        VM.prank(ADMIN);
        rewards.grantRole(role, address(account));
        _expectNoWayBack(abi.encodeCall(rewards.drip, (bytes32("again"), CAROL)));
        VM.assertEq(CAROL.balance, 0);
    }

    function test_convert_paysAContractThatAcceptsCoins() public {
        account.convert(100, NOON, _permit(ATTESTOR_KEY, address(account), 100, NOON), "");
        VM.assertEq(address(account).balance, 1 ether);
    }

    function test_permit_malformedRevertsEvenWithoutAnAttestor() public {
        bytes32 role = rewards.ATTESTOR_ROLE();
        VM.prank(ADMIN);
        rewards.grantRole(role, address(0));
        VM.prank(address(account));
        VM.expectRevert(ICommunityRewards.InvalidPermit.selector);
        rewards.convert(100, NOON, new bytes(65));
    }

    function _expectNoWayBack(bytes memory call) private {
        bytes memory permit = _permit(ATTESTOR_KEY, address(account), 100, NOON);
        VM.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        account.convert(100, NOON, permit, call);
        VM.assertEq(address(account).balance, 0);
        VM.assertEq(rewards.nonces(address(account)), 0);
    }
}
