// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {INameRegistry} from "../../src/names/INameRegistry.sol";
import {VM} from "../Vm.sol";
import {NamesTest} from "./NamesTest.sol";

contract NameRegistryTest is NamesTest {
    bytes32 private constant LABEL = keccak256("wallet");
    bytes32 private constant SUBNODE = keccak256(abi.encodePacked(ALICE_NODE, LABEL));

    function setUp() public override {
        super.setUp();
        _register(ALICE, "alice");
    }

    function test_records_areSetByTheOwnerAndEmitEveryChange() public {
        VM.expectEmit(address(registry));
        emit INameRegistry.NewOwner(ALICE_NODE, LABEL, BOB);
        VM.prank(ALICE);
        VM.assertEq(registry.setSubnodeOwner(ALICE_NODE, LABEL, BOB), SUBNODE);
        VM.assertEq(registry.owner(SUBNODE), BOB);
        VM.assertEq(registry.recordExists(SUBNODE), true);

        VM.expectEmit(address(registry));
        emit INameRegistry.NewResolver(SUBNODE, CAROL);
        VM.prank(BOB);
        registry.setResolver(SUBNODE, CAROL);
        VM.expectEmit(address(registry));
        emit INameRegistry.NewTTL(SUBNODE, 60);
        VM.prank(BOB);
        registry.setTTL(SUBNODE, 60);
        VM.expectEmit(address(registry));
        emit INameRegistry.Transfer(SUBNODE, CAROL);
        VM.prank(BOB);
        registry.setOwner(SUBNODE, CAROL);
        VM.assertEq(registry.owner(SUBNODE), CAROL);
        VM.assertEq(registry.resolver(SUBNODE), CAROL);
        VM.assertEq(registry.ttl(SUBNODE), 60);
    }

    function test_setRecord_setsAllThree() public {
        VM.prank(ALICE);
        registry.setSubnodeRecord(ALICE_NODE, LABEL, BOB, address(resolver), 7);
        VM.expectEmit(address(registry));
        emit INameRegistry.Transfer(SUBNODE, CAROL);
        VM.prank(BOB);
        registry.setRecord(SUBNODE, CAROL, address(1), 8);
        VM.assertEq(registry.owner(SUBNODE), CAROL);
        VM.assertEq(registry.resolver(SUBNODE), address(1));
        VM.assertEq(registry.ttl(SUBNODE), 8);
    }

    function test_operators_actForTheOwnerUntilTheyAreRemoved() public {
        VM.expectEmit(address(registry));
        emit INameRegistry.ApprovalForAll(ALICE, BOB, true);
        VM.prank(ALICE);
        registry.setApprovalForAll(BOB, true);
        VM.prank(BOB);
        registry.setTTL(ALICE_NODE, 5);
        VM.prank(BOB);
        resolver.setText(ALICE_NODE, "url", "https://bob.example");
        VM.prank(ALICE);
        registry.setApprovalForAll(BOB, false);
        _expectRefusal(BOB);
        registry.setTTL(ALICE_NODE, 6);
        VM.assertEq(registry.ttl(ALICE_NODE), 5);
    }

    function test_strangers_changeNothing() public {
        _expectRefusal(BOB);
        registry.setOwner(ALICE_NODE, BOB);
        _expectRefusal(BOB);
        registry.setResolver(ALICE_NODE, BOB);
        _expectRefusal(BOB);
        registry.setTTL(ALICE_NODE, 1);
        _expectRefusal(BOB);
        registry.setRecord(ALICE_NODE, BOB, BOB, 1);
        _expectRefusal(BOB);
        registry.setSubnodeOwner(ALICE_NODE, LABEL, BOB);
        _expectRefusal(BOB);
        registry.setSubnodeRecord(ALICE_NODE, LABEL, BOB, BOB, 1);
        VM.assertEq(registry.owner(ALICE_NODE), ALICE);
    }

    function test_root_canNeverBeChanged() public {
        bytes32 label = keccak256("eth");
        VM.prank(ADMIN);
        VM.expectRevert(abi.encodeWithSelector(INameRegistry.NotNodeOwner.selector, address(registrar)));
        registry.setSubnodeOwner(bytes32(0), label, ADMIN);
        VM.prank(TREASURY);
        VM.expectRevert(abi.encodeWithSelector(INameRegistry.NotNodeOwner.selector, address(registrar)));
        registry.setSubnodeOwner(NAC_NODE, label, TREASURY);
    }

    function _expectRefusal(address sender) private {
        VM.prank(sender);
        VM.expectRevert(abi.encodeWithSelector(INameRegistry.NotNodeOwner.selector, ALICE));
    }
}
