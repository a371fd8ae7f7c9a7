// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {INameResolver} from "../../src/names/INameResolver.sol";
import {IUniversalResolver} from "../../src/names/IUniversalResolver.sol";
import {VM} from "../Vm.sol";
import {NamesTest} from "./NamesTest.sol";

contract UniversalResolverTest is NamesTest {
    bytes private constant ALICE_DNS = "\x05alice\x03nac\x00";
    string[] private _gateways;

    function test_resolve_returnsTheAnswerOfTheResolver() public {
        _register(ALICE, "alice");
        (bytes memory result, address by) = universal.resolve(ALICE_DNS, _addrCall(ALICE_NODE));
        VM.assertEq(abi.decode(result, (address)), ALICE);
        VM.assertEq(by, address(resolver));
        (result,) = universal.resolveWithGateways(ALICE_DNS, _addrCall(ALICE_NODE), _gateways);
        VM.assertEq(abi.decode(result, (address)), ALICE);
    }

    function test_findResolver_returnsTheResolverUntilTheNameExpires() public {
        (address by, bytes32 node, uint256 offset) = universal.findResolver(ALICE_DNS);
        VM.assertEq(by, address(0));
        VM.assertEq(node, ALICE_NODE);
        _register(ALICE, "alice");
        (by, node, offset) = universal.findResolver(ALICE_DNS);
        VM.assertEq(by, address(resolver));
        VM.assertEq(node, ALICE_NODE);
        VM.assertEq(offset, 0);
        (by,,) = universal.findResolver("\x03pay\x05alice\x03nac\x00");
        VM.assertEq(by, address(0));
        VM.warp(NOON + 395 days);
        (by,,) = universal.findResolver(ALICE_DNS);
        VM.assertEq(by, address(0));
        VM.expectRevert(abi.encodeWithSelector(IUniversalResolver.DNSDecodingFailed.selector, bytes("")));
        universal.findResolver("");
    }

    function test_resolve_endsWithTheGracePeriod() public {
        _register(ALICE, "alice");
        bytes32 sub = keccak256(abi.encodePacked(ALICE_NODE, keccak256("pay")));
        VM.prank(ALICE);
        registry.setSubnodeRecord(ALICE_NODE, keccak256("pay"), ALICE, address(resolver), 0);
        bytes memory name = "\x03pay\x05alice\x03nac\x00";
        VM.warp(NOON + 395 days - 1);
        universal.resolve(ALICE_DNS, _addrCall(ALICE_NODE));
        universal.resolve(name, _addrCall(sub));
        VM.warp(NOON + 395 days);
        VM.expectRevert(abi.encodeWithSelector(IUniversalResolver.ResolverNotFound.selector, ALICE_DNS));
        universal.resolve(ALICE_DNS, _addrCall(ALICE_NODE));
        VM.expectRevert(abi.encodeWithSelector(IUniversalResolver.ResolverNotFound.selector, name));
        universal.resolve(name, _addrCall(sub));
    }

    function test_resolve_revertsForUnknownAndMalformedNames() public {
        VM.expectRevert(abi.encodeWithSelector(IUniversalResolver.ResolverNotFound.selector, ALICE_DNS));
        universal.resolve(ALICE_DNS, _addrCall(ALICE_NODE));
        bytes memory other = "\x05alice\x03eth\x00";
        VM.expectRevert(abi.encodeWithSelector(IUniversalResolver.ResolverNotFound.selector, other));
        universal.resolve(other, _addrCall(ALICE_NODE));
        bytes[4] memory malformed = [
            bytes(""),
            bytes("\x05alice\x03nac"),
            bytes("\x05alice\x03nac\x00\x00"),
            bytes("\x0aalice\x03nac\x00")
        ];
        for (uint256 i = 0; i < malformed.length; i++) {
            VM.expectRevert(
                abi.encodeWithSelector(IUniversalResolver.DNSDecodingFailed.selector, malformed[i])
            );
            universal.resolve(malformed[i], _addrCall(ALICE_NODE));
        }
    }

    function test_resolve_reportsResolversThatCannotAnswer() public {
        _register(ALICE, "alice");
        VM.prank(ALICE);
        registry.setResolver(ALICE_NODE, BOB);
        VM.expectRevert(
            abi.encodeWithSelector(IUniversalResolver.ResolverNotContract.selector, ALICE_DNS, BOB)
        );
        universal.resolve(ALICE_DNS, _addrCall(ALICE_NODE));
        VM.prank(ALICE);
        registry.setResolver(ALICE_NODE, address(registry));
        VM.expectRevert(abi.encodeWithSelector(IUniversalResolver.ResolverError.selector, bytes("")));
        universal.resolve(ALICE_DNS, _addrCall(ALICE_NODE));
        // A contract that accepts any call and returns nothing.
        VM.etch(CAROL, hex"00");
        VM.prank(ALICE);
        registry.setResolver(ALICE_NODE, CAROL);
        VM.expectRevert(
            abi.encodeWithSelector(IUniversalResolver.UnsupportedResolverProfile.selector, bytes4(0x3b3b57de))
        );
        universal.resolve(ALICE_DNS, _addrCall(ALICE_NODE));
    }

    function test_reverse_returnsAPrimaryNameThatLeadsBack() public {
        VM.prank(ALICE);
        registrar.register{value: 2 ether}("alice", 1, true);
        (string memory name, address forward, address backward) =
            universal.reverseWithGateways(abi.encodePacked(ALICE), 60, _gateways);
        VM.assertEq(name, "alice.nac");
        VM.assertEq(forward, address(resolver));
        VM.assertEq(backward, address(resolver));
        (name,,) = universal.reverse(abi.encodePacked(ALICE), 0x80000000 | block.chainid);
        VM.assertEq(name, "alice.nac");
    }

    function test_reverse_refusesTheNameOfAnother() public {
        _register(ALICE, "alice");
        VM.prank(BOB);
        reverseRegistrar.setName("alice.nac");
        VM.expectRevert(
            abi.encodeWithSelector(
                IUniversalResolver.ReverseAddressMismatch.selector, "alice.nac", abi.encodePacked(ALICE)
            )
        );
        universal.reverse(abi.encodePacked(BOB), 60);
    }

    function test_reverse_withoutANameReturnsNothing() public {
        VM.expectRevert(
            abi.encodeWithSelector(IUniversalResolver.ResolverNotFound.selector, abi.encodePacked(ALICE))
        );
        universal.reverse(abi.encodePacked(ALICE), 60);
        VM.prank(ALICE);
        reverseRegistrar.setName("");
        (string memory name, address forward, address backward) =
            universal.reverse(abi.encodePacked(ALICE), 60);
        VM.assertEq(name, "");
        VM.assertEq(forward, address(0));
        VM.assertEq(backward, address(resolver));
        VM.expectRevert(IUniversalResolver.EmptyAddress.selector);
        universal.reverse("", 60);
    }

    function test_reverse_refusesMalformedAndExpiredNames() public {
        VM.prank(ALICE);
        reverseRegistrar.setName("alice..nac");
        VM.expectRevert(abi.encodeWithSelector(IUniversalResolver.DNSDecodingFailed.selector, bytes("")));
        universal.reverse(abi.encodePacked(ALICE), 60);
        VM.prank(ALICE);
        registrar.register{value: 2 ether}("alice", 1, true);
        VM.warp(NOON + 395 days);
        VM.expectRevert(abi.encodeWithSelector(IUniversalResolver.ResolverNotFound.selector, ALICE_DNS));
        universal.reverse(abi.encodePacked(ALICE), 60);
    }

    function _addrCall(bytes32 node) private pure returns (bytes memory) {
        return abi.encodeWithSignature("addr(bytes32)", node);
    }
}
