// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {INameRegistrar} from "../../src/names/INameRegistrar.sol";
import {INameResolver} from "../../src/names/INameResolver.sol";
import {IReverseRegistrar} from "../../src/names/IReverseRegistrar.sol";
import {NameRegistrar} from "../../src/names/NameRegistrar.sol";
import {VM} from "../Vm.sol";
import {NamesTest} from "./NamesTest.sol";

contract NameRegistrarTest is NamesTest {
    function test_constructor_fixesTheContractsAndOwnsTheRoot() public {
        address next = VM.computeCreateAddress(address(this), VM.getNonce(address(this)));
        address reverse = VM.computeCreateAddress(next, 2);
        VM.expectEmit();
        emit INameRegistrar.SettingsFixed(
            VM.computeCreateAddress(next, 1),
            VM.computeCreateAddress(reverse, 1),
            reverse,
            VM.computeCreateAddress(next, 3),
            address(ledger),
            TREASURY
        );
        NameRegistrar created = new NameRegistrar(ledger, TREASURY);
        VM.assertEq(address(created.LEDGER()), address(ledger));
        VM.assertEq(created.TREASURY(), TREASURY);
        VM.assertEq(created.REGISTRY().owner(bytes32(0)), address(created));
        VM.assertEq(created.REGISTRY().owner(NAC_NODE), address(created));
        VM.assertEq(address(created.RESOLVER().REGISTRY()), address(created.REGISTRY()));
    }

    function test_constructor_requiresLedgerAndTreasury() public {
        VM.expectRevert(INameRegistrar.InvalidAccount.selector);
        new NameRegistrar(IActionLedger(address(0)), TREASURY);
        VM.expectRevert(INameRegistrar.InvalidAccount.selector);
        new NameRegistrar(ledger, address(0));
    }

    function test_register_paysTheTreasuryAndLeadsToTheOwner() public {
        VM.expectEmit(address(registrar));
        emit INameRegistrar.NameRegistered(ALICE_NODE, ALICE, "alice", 4 ether, 0, NOON + 730 days);
        VM.prank(ALICE);
        registrar.register{value: 4 ether}("alice", 2, false);
        VM.assertEq(TREASURY.balance, 4 ether);
        VM.assertEq(address(registrar).balance, 0);
        VM.assertEq(registry.owner(ALICE_NODE), ALICE);
        VM.assertEq(registry.resolver(ALICE_NODE), address(resolver));
        VM.assertEq(resolver.addr(ALICE_NODE), ALICE);
        VM.assertEq(registrar.expiresAtOf(ALICE_NODE), NOON + 730 days);
        VM.assertEq(resolver.name(reverseRegistrar.node(ALICE)), "");
    }

    function test_registerWithPoints_spendsThemAndSetsThePrimaryName() public {
        VM.expectEmit(address(registrar));
        emit INameRegistrar.NameRegistered(ALICE_NODE, ALICE, "alice", 0, 200, NOON + 365 days);
        VM.prank(ALICE);
        registrar.registerWithPoints("alice", 1, true);
        VM.assertEq(ledger.balanceOf(ALICE), 800);
        VM.assertEq(resolver.name(reverseRegistrar.node(ALICE)), "alice.nac");
        VM.assertEq(registry.owner(reverseRegistrar.node(ALICE)), ALICE);
    }

    function test_registerWithPoints_spendIdsContainTheContractAndCount() public {
        VM.prank(ALICE);
        registrar.registerWithPoints("alice", 1, false);
        VM.prank(ALICE);
        registrar.renewWithPoints("alice", 1);
        uint256 first = uint256(uint160(address(registrar))) << 96;
        VM.assertEq(ledger.isSpendRecorded(bytes32(first)), true);
        VM.assertEq(ledger.isSpendRecorded(bytes32(first + 1)), true);
        VM.assertEq(ledger.isSpendRecorded(bytes32(first + 2)), false);
    }

    function test_registerWithPoints_revertsWithoutEnoughPoints() public {
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(IActionLedger.InsufficientPoints.selector, 0, 200));
        registrar.registerWithPoints("alice", 1, false);
        VM.assertEq(registrar.isAvailable("alice"), true);
    }

    function test_register_requiresExactlyThePrice() public {
        for (uint256 i = 0; i < 2; i++) {
            VM.prank(ALICE);
            VM.expectRevert(abi.encodeWithSelector(INameRegistrar.WrongPayment.selector, 2 ether));
            registrar.register{value: i == 0 ? 2 ether - 1 : 2 ether + 1}("alice", 1, false);
        }
        _register(ALICE, "alice");
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(INameRegistrar.WrongPayment.selector, 2 ether));
        registrar.renew{value: 1}("alice", 1);
    }

    function test_register_isRefusedUntilTheGracePeriodEnds() public {
        _register(ALICE, "alice");
        uint256 freeAt = NOON + 365 days + 30 days;
        VM.warp(freeAt - 1);
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(INameRegistrar.NameTaken.selector, freeAt));
        registrar.register{value: 2 ether}("alice", 1, false);
        VM.assertEq(registrar.isAvailable("alice"), false);
        VM.warp(freeAt);
        VM.assertEq(registrar.isAvailable("alice"), true);
        _register(BOB, "alice");
        VM.assertEq(registry.owner(ALICE_NODE), BOB);
        VM.assertEq(resolver.addr(ALICE_NODE), BOB);
    }

    function test_register_clearsTheRecordsOfTheEarlierOwner() public {
        _register(ALICE, "alice");
        VM.prank(ALICE);
        resolver.setText(ALICE_NODE, "url", "https://alice.example");
        VM.warp(NOON + 400 days);
        _register(BOB, "alice");
        VM.assertEq(resolver.text(ALICE_NODE, "url"), "");
    }

    function test_renew_extendsFromTheExpiryAndIsOpenToAnyone() public {
        _register(ALICE, "alice");
        VM.warp(NOON + 365 days + 30 days - 1);
        VM.expectEmit(address(registrar));
        emit INameRegistrar.NameRenewed(ALICE_NODE, BOB, "alice", 4 ether, 0, NOON + 3 * 365 days);
        VM.prank(BOB);
        registrar.renew{value: 4 ether}("alice", 2);
        VM.assertEq(TREASURY.balance, 6 ether);
        VM.assertEq(registry.owner(ALICE_NODE), ALICE);
        VM.assertEq(registrar.expiresAtOf(ALICE_NODE), NOON + 3 * 365 days);
    }

    function test_renewWithPoints_spendsThePointsOfTheCaller() public {
        _register(BOB, "alice");
        VM.expectEmit(address(registrar));
        emit INameRegistrar.NameRenewed(ALICE_NODE, ALICE, "alice", 0, 200, NOON + 730 days);
        VM.prank(ALICE);
        registrar.renewWithPoints("alice", 1);
        VM.assertEq(ledger.balanceOf(ALICE), 800);
    }

    function test_renew_revertsForAFreeName() public {
        bytes memory reason = abi.encodeWithSelector(INameRegistrar.NotRegistered.selector, "alice");
        VM.prank(ALICE);
        VM.expectRevert(reason);
        registrar.renew{value: 2 ether}("alice", 1);
        _register(ALICE, "alice");
        VM.warp(NOON + 395 days);
        VM.prank(ALICE);
        VM.expectRevert(reason);
        registrar.renewWithPoints("alice", 1);
    }

    function test_renew_endsAtMostTenYearsAhead() public {
        _register(ALICE, "alice");
        VM.prank(ALICE);
        registrar.renew{value: 18 ether}("alice", 9);
        VM.assertEq(registrar.expiresAtOf(ALICE_NODE), NOON + 3_650 days);
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(INameRegistrar.TermTooLong.selector, NOON + 3_650 days));
        registrar.renew{value: 2 ether}("alice", 1);
    }

    function test_transfer_clearsTheRecordsAndLeadsToTheNewOwner() public {
        _register(ALICE, "alice");
        VM.prank(ALICE);
        resolver.setText(ALICE_NODE, "url", "https://alice.example");
        VM.prank(ALICE);
        registrar.transfer("alice", BOB);
        VM.assertEq(registry.owner(ALICE_NODE), BOB);
        VM.assertEq(resolver.addr(ALICE_NODE), BOB);
        VM.assertEq(resolver.text(ALICE_NODE, "url"), "");
        VM.assertEq(registrar.expiresAtOf(ALICE_NODE), NOON + 365 days);
    }

    function test_transfer_isOnlyForTheOwnerOfAnActiveName() public {
        _register(ALICE, "alice");
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(INameRegistrar.NotNameOwner.selector, ALICE));
        registrar.transfer("alice", BOB);
        VM.prank(ALICE);
        VM.expectRevert(INameRegistrar.InvalidAccount.selector);
        registrar.transfer("alice", address(0));
        VM.warp(NOON + 395 days);
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(INameRegistrar.NotRegistered.selector, "alice"));
        registrar.transfer("alice", BOB);
    }

    function test_priceOf_dependsOnTheLength() public view {
        _assertPrice("abc", 1, 50);
        _assertPrice("abcd", 1, 10);
        _assertPrice("abcde", 1, 2);
        _assertPrice("abcdefghijklmnopqrstuvwxyz012345", 10, 20);
    }

    function test_priceOf_limitsTheYears() public {
        VM.expectRevert(abi.encodeWithSelector(INameRegistrar.InvalidYears.selector, 0));
        registrar.priceOf("alice", 0);
        VM.expectRevert(abi.encodeWithSelector(INameRegistrar.InvalidYears.selector, 11));
        registrar.priceOf("alice", 11);
        VM.assertEq(registrar.MAX_YEARS(), 10);
        VM.assertEq(registrar.GRACE_PERIOD(), 30 days);
        VM.assertEq(registrar.POINTS_PER_NAC(), 100);
    }

    function test_labels_areAsciiOnlyWithoutHyphensAtTheEnds() public {
        string[12] memory invalid = [
            "ab",
            "abcdefghijklmnopqrstuvwxyz0123456",
            "Alice",
            unicode"alícia",
            "-abc",
            "abc-",
            "xn--abc",
            "a b",
            "a.b",
            "a_b",
            "a`b",
            "a{b"
        ];
        for (uint256 i = 0; i < invalid.length; i++) {
            VM.expectRevert(abi.encodeWithSelector(INameRegistrar.InvalidLabel.selector, invalid[i]));
            registrar.priceOf(invalid[i], 1);
            VM.assertEq(registrar.isAvailable(invalid[i]), false);
        }
        string[7] memory valid = ["abc", "a-b", "a--bc", "abc--d", "az09", "zzz", "999"];
        for (uint256 i = 0; i < valid.length; i++) {
            VM.assertEq(registrar.isAvailable(valid[i]), true);
        }
    }

    function test_setNameFor_isOnlyForTheRegistrar() public {
        VM.prank(ALICE);
        VM.expectRevert(IReverseRegistrar.NotRegistrar.selector);
        reverseRegistrar.setNameFor(ALICE, "alice.nac");
    }

    function test_setName_claimsTheNodeOfTheCaller() public {
        bytes32 node = reverseRegistrar.node(ALICE);
        VM.expectEmit(address(reverseRegistrar));
        emit IReverseRegistrar.ReverseClaimed(ALICE, node);
        VM.expectEmit(address(resolver));
        emit INameResolver.NameChanged(node, "alice.nac");
        VM.prank(ALICE);
        reverseRegistrar.setName("alice.nac");
        VM.assertEq(registry.owner(node), ALICE);
        VM.prank(ALICE);
        reverseRegistrar.claim(BOB);
        VM.assertEq(registry.owner(node), BOB);
    }

    function _assertPrice(string memory label, uint256 yearCount, uint256 nac) private view {
        (uint256 nacWei, uint256 points) = registrar.priceOf(label, yearCount);
        VM.assertEq(nacWei, nac * 1 ether);
        VM.assertEq(points, nac * 100);
    }
}
