// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IEntryPoint, PackedUserOperation} from "@openzeppelin/contracts/interfaces/draft-IERC4337.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {IPasskeyAccount} from "../../../src/account/passkey/IPasskeyAccount.sol";
import {IPasskeyAccountFactory} from "../../../src/account/passkey/IPasskeyAccountFactory.sol";
import {PasskeyAccount} from "../../../src/account/passkey/PasskeyAccount.sol";
import {PasskeyAccountFactory} from "../../../src/account/passkey/PasskeyAccountFactory.sol";
import {VM} from "../../Vm.sol";
import {PasskeyTest} from "./PasskeyTest.sol";

/// forge-config: default.evm_version = "osaka"
contract PasskeyAccountTest is PasskeyTest {
    function test_precompile_verifiesP256() public view {
        bytes32 digest = keccak256("digest");
        (bytes32 r, bytes32 s) = VM.signP256(ONE, digest);
        IPasskeyAccount.Key memory key = _keyOf(ONE);
        (bool success, bytes memory answer) =
            address(0x100).staticcall(abi.encode(digest, r, s, key.x, key.y));
        VM.assertTrue(success && answer.length == 32, "the tests measure the precompile");
    }

    function test_factory_logsItsSettings() public {
        address implementation =
            VM.computeCreateAddress(VM.computeCreateAddress(address(this), VM.getNonce(address(this))), 1);
        VM.expectEmit();
        emit IPasskeyAccountFactory.SettingsFixed(implementation, RP_ID_HASH, 3 days);
        new PasskeyAccountFactory(RP_ID_HASH, 3 days);
    }

    function test_passkey_transfersCoins() public {
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 1 ether, "");
        _signBy(ONE, userOp);
        _handle(userOp);
        VM.assertEq(ALICE.balance, 1 ether);
    }

    function test_firstOperation_createsTheAccountAtTheKnownAddress() public {
        IPasskeyAccount.Key memory key = _keyOf(TWO);
        address sender = factory.accountOf(key.x, key.y, 7);
        VM.assertTrue(!factory.isAccount(sender), "not deployed");
        PackedUserOperation memory userOp = _operation(sender, ALICE, 0, "");
        bytes memory data = abi.encodeCall(factory.createAccount, (key.x, key.y, 7));
        userOp.initCode = abi.encodePacked(address(factory), data);
        _sponsor(userOp);
        _signBy(TWO, userOp);
        VM.expectEmit(address(factory));
        emit IPasskeyAccountFactory.AccountCreated(sender, key.x, key.y, 7);
        VM.expectEmit(sender);
        emit IPasskeyAccount.OwnerAdded(key.x, key.y);
        _handle(userOp);
        VM.assertTrue(factory.isAccount(sender), "deployed");
        VM.assertEq(factory.createAccount(key.x, key.y, 7), sender);
    }

    function test_initCode_ofAnotherOwnerCreatesAnotherAddress() public {
        IPasskeyAccount.Key memory key = _keyOf(TWO);
        IPasskeyAccount.Key memory other = _keyOf(ONE);
        PackedUserOperation memory userOp = _operation(factory.accountOf(key.x, key.y, 7), ALICE, 0, "");
        userOp.initCode =
            abi.encodePacked(address(factory), abi.encodeCall(factory.createAccount, (other.x, other.y, 7)));
        _signBy(ONE, userOp);
        _expectFailedOp("AA14 initCode must return sender");
        _handle(userOp);
    }

    function test_operation_rejectsAnotherPasskey() public {
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 1 ether, "");
        _signBy(TWO, userOp);
        _expectFailedOp("AA24 signature error");
        _handle(userOp);
    }

    function test_operation_rejectsAForeignRpId() public {
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 1 ether, "");
        userOp.signature = _assertion(ONE, ENTRY_POINT.getUserOpHash(userOp), sha256("attacker.example"));
        _expectFailedOp("AA24 signature error");
        _handle(userOp);
    }

    function test_operation_rejectsTheOtherS() public {
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 1 ether, "");
        _signBy(ONE, userOp);
        bytes memory signature = userOp.signature;
        assembly {
            // The order of P-256 minus s.
            mstore(
                add(signature, 64),
                sub(
                    0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551,
                    mload(add(signature, 64))
                )
            )
        }
        _expectFailedOp("AA24 signature error");
        _handle(userOp);
    }

    function test_operation_isValidOnOneChainOnly() public {
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 1 ether, "");
        _signBy(ONE, userOp);
        VM.chainId(1);
        _expectFailedOp("AA24 signature error");
        _handle(userOp);
    }

    function test_operation_isValidForOneAccountOnly() public {
        IPasskeyAccount.Key memory key = _keyOf(ONE);
        address second = factory.createAccount(key.x, key.y, 1);
        VM.deal(second, 10 ether);
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 1 ether, "");
        _signBy(ONE, userOp);
        userOp.sender = second;
        _expectFailedOp("AA24 signature error");
        _handle(userOp);
    }

    function test_operation_isValidOnce() public {
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 1 ether, "");
        _signBy(ONE, userOp);
        _handle(userOp);
        _expectFailedOp("AA25 invalid account nonce");
        _handle(userOp);
    }

    function test_message_isSignedForOneAccountAndChain() public {
        IPasskeyAccount.Key memory key = _keyOf(ONE);
        address second = factory.createAccount(key.x, key.y, 1);
        bytes32 hash = keccak256("message");
        bytes memory signature = _assertion(ONE, account.replaySafeHash(hash), RP_ID_HASH);
        VM.assertEq(
            IERC1271(address(account)).isValidSignature(hash, signature),
            bytes32(IERC1271.isValidSignature.selector)
        );
        VM.assertEq(IERC1271(second).isValidSignature(hash, signature), bytes32(bytes4(0xffffffff)));
        VM.chainId(1);
        VM.assertEq(IERC1271(address(account)).isValidSignature(hash, signature), bytes32(bytes4(0xffffffff)));
    }

    function test_address_canBeAnOwner() public {
        address wallet = VM.addr(0xB0B);
        VM.expectEmit(address(account));
        emit IPasskeyAccount.OwnerAdded(bytes32(uint256(uint160(wallet))), 0);
        _asAccount(abi.encodeCall(account.addOwner, (bytes32(uint256(uint160(wallet))), 0)));
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 1 ether, "");
        (uint8 v, bytes32 r, bytes32 s) = VM.sign(0xB0B, ENTRY_POINT.getUserOpHash(userOp));
        userOp.signature = abi.encodePacked(r, s, v);
        _handle(userOp);
        VM.assertEq(ALICE.balance, 1 ether);
    }

    function test_owners_changeOnlyByTheAccount() public {
        IPasskeyAccount.Key memory key = _keyOf(TWO);
        VM.expectRevert();
        account.addOwner(key.x, key.y);
        VM.expectRevert(abi.encodeWithSelector(IPasskeyAccount.NotFactory.selector, address(this)));
        account.setFirstOwner(key.x, key.y);
        VM.expectRevert();
        PasskeyAccount(payable(address(account))).execute(BATCH, "");
    }

    function test_removeOwner_keepsTheLast() public {
        IPasskeyAccount.Key memory first = _keyOf(ONE);
        IPasskeyAccount.Key memory second = _keyOf(TWO);
        VM.expectRevert(IPasskeyAccount.LastOwner.selector);
        _asAccount(abi.encodeCall(account.removeOwner, (first.x, first.y)));
        _asAccount(abi.encodeCall(account.addOwner, (second.x, second.y)));
        VM.expectEmit(address(account));
        emit IPasskeyAccount.OwnerRemoved(first.x, first.y);
        _asAccount(abi.encodeCall(account.removeOwner, (first.x, first.y)));
        VM.assertEq(account.owners().length, 1);
        VM.assertEq(account.owners()[0].x, second.x);
    }

    function test_addOwner_rejectsInvalidKeys() public {
        IPasskeyAccount.Key memory key = _keyOf(ONE);
        VM.expectRevert(
            abi.encodeWithSelector(IPasskeyAccount.InvalidKey.selector, bytes32("x"), bytes32("y"))
        );
        _asAccount(abi.encodeCall(account.addOwner, (bytes32("x"), bytes32("y"))));
        VM.expectRevert(abi.encodeWithSelector(IPasskeyAccount.KeyAlreadyListed.selector, key.x, key.y));
        _asAccount(abi.encodeCall(account.addOwner, (key.x, key.y)));
    }

    /// @notice ERC-7562: validation uses only storage of the account.
    function test_validation_readsOnlyStorageOfTheAccount() public {
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 1 ether, "");
        _signBy(ONE, userOp);
        bytes32 hash = ENTRY_POINT.getUserOpHash(userOp);
        VM.record();
        VM.prank(address(ENTRY_POINT));
        VM.assertEq(PasskeyAccount(payable(address(account))).validateUserOp(userOp, hash, 0), 0);
        (bytes32[] memory reads, bytes32[] memory writes) = VM.accesses(address(account));
        VM.assertTrue(reads.length > 0 && writes.length == 0, "reads its owners");
        (reads,) = VM.accesses(address(factory));
        VM.assertEq(reads.length, 0);
        (reads,) = VM.accesses(address(ENTRY_POINT));
        VM.assertEq(reads.length, 0);
    }
}
