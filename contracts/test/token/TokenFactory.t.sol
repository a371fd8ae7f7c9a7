// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {CreatedToken} from "../../src/token/CreatedToken.sol";
import {ICreatedToken} from "../../src/token/ICreatedToken.sol";
import {ITokenFactory} from "../../src/token/ITokenFactory.sol";
import {TokenFactory} from "../../src/token/TokenFactory.sol";
import {VM, Vm, bound} from "../Vm.sol";

contract TokenFactoryTest {
    address private constant ADMIN = address(0xAD);
    address private constant OPERATOR = address(0x09);
    address private constant PAUSER = address(0xBA);
    address private constant ALICE = address(0xA11CE);
    address private constant BOB = address(0xB0B);

    TokenFactory private _factory;

    function setUp() public {
        _factory = new TokenFactory(ADMIN, OPERATOR, PAUSER);
    }

    function test_constants_matchTheDocumentation() public view {
        VM.assertEq(_factory.defaultAdminDelay(), 172_800);
    }

    function test_create_mintsTheSupplyToTheCaller() public {
        VM.recordLogs();
        CreatedToken token = _create(ALICE, "Car Coin", "CAR", 1_000 ether);
        VM.assertEq(token.name(), "Car Coin");
        VM.assertEq(token.symbol(), "CAR");
        VM.assertEq(token.decimals(), 18);
        VM.assertEq(token.totalSupply(), 1_000 ether);
        VM.assertEq(token.INITIAL_SUPPLY(), 1_000 ether);
        VM.assertEq(token.balanceOf(ALICE), 1_000 ether);
        VM.assertEq(token.owner(), ALICE);
        VM.assertEq(token.contractURI(), "ipfs://logo");
        VM.assertEq(_factory.isCreated(address(token)), true);
        VM.assertEq(_factory.isCreated(ALICE), false);
    }

    function test_create_emitsTheToken() public {
        VM.prank(ALICE);
        address token = _factory.create("Car Coin", "CAR", 1, "");
        VM.recordLogs();
        VM.prank(ALICE);
        address second = _factory.create("Car Coin", "CAR", 5, "");
        VM.assertTrue(token != second, "two tokens of one name are two tokens");
        VM.assertEq(
            _lastTopic(VM.getRecordedLogs(), ITokenFactory.TokenCreated.selector),
            bytes32(uint256(uint160(second)))
        );
    }

    function test_create_emitsTheOwnerBeforeTheMint() public {
        VM.recordLogs();
        address token = address(_create(ALICE, "Car Coin", "CAR", 5));
        Vm.Log[] memory logs = VM.getRecordedLogs();
        VM.assertEq(logs.length, 3);
        VM.assertEq(logs[0].topics[0], keccak256("OwnershipTransferred(address,address)"));
        VM.assertEq(logs[1].topics[0], keccak256("Transfer(address,address,uint256)"));
        VM.assertEq(logs[1].emitter, token);
        VM.assertEq(logs[2].topics[0], ITokenFactory.TokenCreated.selector);
    }

    function test_nextTokenOf_dependsOnTheContractUri() public view {
        address token = _factory.nextTokenOf(ALICE, "Car Coin", "CAR", 5, "ipfs://logo");
        address other = _factory.nextTokenOf(ALICE, "Car Coin", "CAR", 5, "ipfs://other");
        VM.assertTrue(token != other, "an address stands for the description that was signed, too");
    }

    function test_createFor_emitsTheTokenAndItsOperation() public {
        bytes32 opId = keccak256("op");
        address token = _factory.nextTokenOf(ALICE, "Car Coin", "CAR", 5, "");
        VM.expectEmit(address(_factory));
        emit ITokenFactory.TokenCreated(token, ALICE, opId, "Car Coin", "CAR", 5);
        VM.prank(OPERATOR);
        VM.assertEq(_factory.createFor(opId, ALICE, "Car Coin", "CAR", 5, ""), token);
    }

    function test_create_deploysAtThePredictedAddressDespiteOthers() public {
        address foretold = _factory.nextTokenOf(ALICE, "Car Coin", "CAR", 5, "ipfs://logo");
        VM.assertEq(_factory.createdCountOf(ALICE), 0);
        _create(BOB, "Car Coin", "CAR", 5);
        VM.prank(OPERATOR);
        _factory.createFor("op", BOB, "Bus", "BUS", 7, "");
        VM.assertEq(address(_create(ALICE, "Car Coin", "CAR", 5)), foretold);
        VM.assertEq(_factory.createdCountOf(ALICE), 1);
        VM.assertEq(_factory.createdCountOf(BOB), 2);
        address next = _factory.nextTokenOf(ALICE, "Car Coin", "CAR", 5, "ipfs://logo");
        VM.assertTrue(next != foretold, "the same words again are another token");
        VM.prank(OPERATOR);
        VM.assertEq(_factory.createFor("op2", ALICE, "Car Coin", "CAR", 5, "ipfs://logo"), next);
    }

    function test_create_revertsForInvalidInput() public {
        _expectRefusal(abi.encodeWithSelector(ITokenFactory.InvalidName.selector, ""), "", "CAR", 1, "");
        _expectRefusal(
            abi.encodeWithSelector(ITokenFactory.InvalidSymbol.selector, "USDT"), "Tether", "USDT", 1, ""
        );
        bytes4 supply = ITokenFactory.InvalidSupply.selector;
        _expectRefusal(abi.encodeWithSelector(supply, 0), "Car", "CAR", 0, "");
        uint256 tooMuch = uint256(type(uint128).max) + 1;
        _expectRefusal(abi.encodeWithSelector(supply, tooMuch), "Car", "CAR", tooMuch, "");
        string memory tooLong = string(new bytes(513));
        _expectRefusal(
            abi.encodeWithSelector(ICreatedToken.InvalidContractURI.selector, 513), "Car", "CAR", 1, tooLong
        );
        _create(ALICE, "Car", "CAR", type(uint128).max);
    }

    function test_createFor_mintsTheSupplyToTheAccountOnce() public {
        VM.prank(OPERATOR);
        CreatedToken token = CreatedToken(_factory.createFor("op", ALICE, "Car", "CAR", 7, ""));
        VM.assertEq(token.balanceOf(ALICE), 7);
        VM.assertEq(token.owner(), ALICE);
        VM.assertEq(_factory.tokenOf("op"), address(token));
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(ITokenFactory.InvalidOperation.selector, bytes32("op")));
        _factory.createFor("op", BOB, "Bus", "BUS", 7, "");
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(ITokenFactory.InvalidOperation.selector, bytes32(0)));
        _factory.createFor(0, BOB, "Bus", "BUS", 7, "");
        VM.prank(OPERATOR);
        VM.expectRevert(ITokenFactory.InvalidAccount.selector);
        _factory.createFor("op2", address(0), "Bus", "BUS", 7, "");
    }

    function test_roles_allowOnlyTheirFunctions() public {
        bytes32 operator = _factory.OPERATOR_ROLE();
        bytes32 pauser = _factory.PAUSER_ROLE();
        VM.prank(ALICE);
        VM.expectRevert(_unauthorized(ALICE, operator));
        _factory.createFor("op", ALICE, "Car", "CAR", 7, "");
        VM.prank(OPERATOR);
        VM.expectRevert(_unauthorized(OPERATOR, pauser));
        _factory.pause();
        VM.prank(OPERATOR);
        VM.expectRevert(_unauthorized(OPERATOR, pauser));
        _factory.unpause();
    }

    function test_pause_stopsCreationButNoTokens() public {
        CreatedToken token = _create(ALICE, "Car", "CAR", 7);
        VM.prank(PAUSER);
        _factory.pause();
        _expectRefusal(abi.encodeWithSelector(Pausable.EnforcedPause.selector), "Car", "CAR", 1, "");
        VM.prank(OPERATOR);
        VM.expectRevert(Pausable.EnforcedPause.selector);
        _factory.createFor("op", ALICE, "Car", "CAR", 7, "");
        VM.prank(ALICE);
        token.transfer(BOB, 3);
        VM.prank(PAUSER);
        _factory.unpause();
        _create(ALICE, "Car", "CAR", 7);
    }

    function test_owner_changesOnlyTheContractUri() public {
        CreatedToken token = _create(ALICE, "Car", "CAR", 7);
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, BOB));
        token.setContractURI("x");
        VM.expectEmit(address(token));
        emit ICreatedToken.ContractURIUpdated();
        VM.prank(ALICE);
        token.setContractURI("x");
        VM.assertEq(token.contractURI(), "x");
        string memory longest = string(new bytes(512));
        VM.prank(ALICE);
        token.setContractURI(longest);
        VM.assertEq(token.contractURI(), longest);
        VM.prank(ALICE);
        token.transferOwnership(BOB);
        VM.assertEq(token.owner(), BOB);
        VM.assertEq(token.balanceOf(ALICE), 7);
    }

    function test_constructor_revertsForMissingAccounts() public {
        VM.expectRevert(ITokenFactory.InvalidAccount.selector);
        new TokenFactory(ADMIN, address(0), PAUSER);
        VM.expectRevert(ITokenFactory.InvalidAccount.selector);
        new TokenFactory(ADMIN, OPERATOR, address(0));
    }

    function test_fuzz_create_mintsTheSupplyOnceAndNeverAgain(uint256 supply, uint256 burnt) public {
        supply = bound(supply, 1, type(uint128).max);
        CreatedToken token = _create(ALICE, "Car", "CAR", supply);
        burnt = bound(burnt, 0, supply);
        VM.prank(ALICE);
        token.burn(burnt);
        VM.assertEq(token.totalSupply(), supply - burnt);
        VM.assertEq(token.balanceOf(ALICE), supply - burnt);
        VM.assertEq(token.INITIAL_SUPPLY(), supply);
    }

    function _create(address owner, string memory name, string memory symbol, uint256 supply)
        private
        returns (CreatedToken)
    {
        VM.prank(owner);
        return CreatedToken(_factory.create(name, symbol, supply, "ipfs://logo"));
    }

    function _expectRefusal(
        bytes memory reason,
        string memory name,
        string memory symbol,
        uint256 supply,
        string memory uri
    ) private {
        VM.prank(ALICE);
        VM.expectRevert(reason);
        _factory.create(name, symbol, supply, uri);
    }

    function _lastTopic(Vm.Log[] memory logs, bytes32 selector) private pure returns (bytes32 topic) {
        for (uint256 i = 0; i < logs.length; i++) {
            if (logs[i].topics[0] == selector) topic = logs[i].topics[1];
        }
    }

    function _unauthorized(address account, bytes32 role) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, account, role);
    }
}
