// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {INameRegistry} from "../../src/names/INameRegistry.sol";
import {INameResolver} from "../../src/names/INameResolver.sol";
import {IReverseRegistrar} from "../../src/names/IReverseRegistrar.sol";
import {IUniversalResolver} from "../../src/names/IUniversalResolver.sol";
import {NameRegistrar} from "../../src/names/NameRegistrar.sol";
import {ActionLedgerTest} from "../energy/ActionLedgerTest.sol";
import {VM} from "../Vm.sol";

/// @notice The contracts of names, and ALICE with 1,000 points and 100 NAC.
abstract contract NamesTest is ActionLedgerTest {
    address internal constant TREASURY = address(0x7E);
    address internal constant CAROL = address(0xCA401);
    bytes32 internal constant NAC_NODE = keccak256(abi.encodePacked(bytes32(0), keccak256("nac")));
    bytes32 internal constant ALICE_NODE = keccak256(abi.encodePacked(NAC_NODE, keccak256("alice")));

    NameRegistrar internal registrar;
    INameRegistry internal registry;
    INameResolver internal resolver;
    IReverseRegistrar internal reverseRegistrar;
    IUniversalResolver internal universal;

    function setUp() public virtual override {
        super.setUp();
        registrar = new NameRegistrar(ledger, TREASURY);
        registry = registrar.REGISTRY();
        resolver = registrar.RESOLVER();
        reverseRegistrar = registrar.REVERSE_REGISTRAR();
        universal = registrar.UNIVERSAL_RESOLVER();
        bytes32 role = ledger.SPENDER_ROLE();
        VM.prank(ADMIN);
        ledger.grantRole(role, address(registrar));
        _record(ALICE, ONCE, NOON);
        VM.deal(ALICE, 100 ether);
        VM.deal(BOB, 100 ether);
    }

    function _register(address owner, string memory label) internal {
        VM.prank(owner);
        registrar.register{value: 2 ether}(label, 1, false);
    }
}
