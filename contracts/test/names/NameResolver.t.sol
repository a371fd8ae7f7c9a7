// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {INameResolver} from "../../src/names/INameResolver.sol";
import {VM} from "../Vm.sol";
import {NamesTest} from "./NamesTest.sol";

contract NameResolverTest is NamesTest {
    uint256 private constant EVM = 0x80000000;

    function setUp() public override {
        super.setUp();
        _register(ALICE, "alice");
    }

    function test_setAddr_isOneRecordForBothCoinTypesOfTheChain() public {
        VM.expectEmit(address(resolver));
        emit INameResolver.AddressChanged(ALICE_NODE, 60, abi.encodePacked(BOB));
        VM.expectEmit(address(resolver));
        emit INameResolver.AddrChanged(ALICE_NODE, BOB);
        VM.prank(ALICE);
        resolver.setAddr(ALICE_NODE, BOB);
        VM.assertEq(resolver.addr(ALICE_NODE), BOB);
        VM.assertEq(string(resolver.addr(ALICE_NODE, 60)), string(abi.encodePacked(BOB)));
        VM.assertEq(string(resolver.addr(ALICE_NODE, EVM | block.chainid)), string(abi.encodePacked(BOB)));

        VM.expectEmit(address(resolver));
        emit INameResolver.AddrChanged(ALICE_NODE, CAROL);
        VM.prank(ALICE);
        resolver.setAddr(ALICE_NODE, EVM | block.chainid, abi.encodePacked(CAROL));
        VM.assertEq(resolver.addr(ALICE_NODE), CAROL);
        VM.prank(ALICE);
        resolver.setAddr(ALICE_NODE, 60, "");
        VM.assertEq(resolver.addr(ALICE_NODE), address(0));
    }

    function test_setAddr_zeroRemovesTheAddress() public {
        VM.prank(ALICE);
        resolver.setAddr(ALICE_NODE, address(0));
        VM.assertEq(resolver.addr(ALICE_NODE, 60).length, 0);
    }

    function test_setAddr_storesOtherCoinsAndChecksTheLengthOfEvmAddresses() public {
        VM.prank(ALICE);
        resolver.setAddr(ALICE_NODE, 0, hex"00112233");
        VM.assertEq(string(resolver.addr(ALICE_NODE, 0)), string(hex"00112233"));
        VM.assertEq(resolver.addr(ALICE_NODE), ALICE);
        uint256[2] memory coinTypes = [uint256(60), EVM | 10];
        for (uint256 i = 0; i < 2; i++) {
            VM.prank(ALICE);
            VM.expectRevert(abi.encodeWithSelector(INameResolver.InvalidAddressLength.selector, 4));
            resolver.setAddr(ALICE_NODE, coinTypes[i], hex"00112233");
        }
    }

    function test_setText_storesOneValueForEachKey() public {
        VM.expectEmit(address(resolver));
        emit INameResolver.TextChanged(ALICE_NODE, "url", "url", "https://alice.example");
        VM.prank(ALICE);
        resolver.setText(ALICE_NODE, "url", "https://alice.example");
        VM.assertEq(resolver.text(ALICE_NODE, "url"), "https://alice.example");
        VM.assertEq(resolver.text(ALICE_NODE, "email"), "");
    }

    function test_clearRecords_clearsEverything() public {
        VM.prank(ALICE);
        resolver.setText(ALICE_NODE, "url", "https://alice.example");
        VM.prank(ALICE);
        resolver.setName(ALICE_NODE, "some.nac");
        VM.assertEq(resolver.name(ALICE_NODE), "some.nac");
        VM.expectEmit(address(resolver));
        emit INameResolver.VersionChanged(ALICE_NODE, 2);
        VM.prank(ALICE);
        resolver.clearRecords(ALICE_NODE);
        VM.assertEq(resolver.text(ALICE_NODE, "url"), "");
        VM.assertEq(resolver.name(ALICE_NODE), "");
        VM.assertEq(resolver.addr(ALICE_NODE), address(0));
        VM.assertEq(resolver.recordVersions(ALICE_NODE), 2);
    }

    function test_strangers_changeNothing() public {
        _expectRefusal();
        resolver.setAddr(ALICE_NODE, BOB);
        _expectRefusal();
        resolver.setAddr(ALICE_NODE, 60, abi.encodePacked(BOB));
        _expectRefusal();
        resolver.setText(ALICE_NODE, "url", "https://bob.example");
        _expectRefusal();
        resolver.setName(ALICE_NODE, "bob.nac");
        _expectRefusal();
        resolver.clearRecords(ALICE_NODE);
        _expectRefusal();
        resolver.reset(ALICE_NODE, BOB);
        VM.assertEq(resolver.addr(ALICE_NODE), ALICE);
    }

    function test_supportsInterface_namesTheProfilesOfEns() public view {
        bytes4[5] memory supported = [
            bytes4(0x3b3b57de), bytes4(0xf1cb7e06), bytes4(0x59d1d43c), bytes4(0x691f3431), bytes4(0x01ffc9a7)
        ];
        for (uint256 i = 0; i < supported.length; i++) {
            VM.assertEq(resolver.supportsInterface(supported[i]), true);
        }
        VM.assertEq(resolver.supportsInterface(0xffffffff), false);
    }

    function _expectRefusal() private {
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(INameResolver.NotAuthorised.selector, ALICE));
    }
}
