// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {PackedUserOperation} from "@openzeppelin/contracts/interfaces/draft-IERC4337.sol";
import {IPasskeyAccount} from "../../../src/account/passkey/IPasskeyAccount.sol";
import {VM} from "../../Vm.sol";
import {PasskeyTest} from "./PasskeyTest.sol";

/// @notice Guardians are the server's key for e-mail confirmations, a second device and a friend.
/// forge-config: default.evm_version = "osaka"
contract PasskeyRecoveryTest is PasskeyTest {
    uint256 private constant SERVER = 0x5E;
    uint256 private constant FRIEND = 0xF1;
    uint256 private constant DEVICE = 0xDE;
    uint256 private constant LATER = NOON + 1 hours;

    function setUp() public override {
        super.setUp();
        IPasskeyAccount.Key[] memory keys = _guardianKeys();
        VM.expectEmit(address(account));
        emit IPasskeyAccount.GuardiansSet(keys);
        _asAccount(abi.encodeCall(account.setGuardians, (keys)));
    }

    function test_twoGuardians_replaceTheOwnerAfterTheDelay() public {
        IPasskeyAccount.Key memory first = _keyOf(ONE);
        IPasskeyAccount.Key memory next = _keyOf(TWO);
        VM.expectEmit(address(account));
        emit IPasskeyAccount.RecoveryStarted(next.x, next.y, NOON + 3 days);
        _start(0, 1);
        VM.warp(NOON + 3 days - 1);
        VM.expectRevert(abi.encodeWithSelector(IPasskeyAccount.RecoveryWaiting.selector, NOON + 3 days));
        account.completeRecovery();
        VM.warp(NOON + 3 days);
        VM.expectEmit(address(account));
        emit IPasskeyAccount.OwnerRemoved(first.x, first.y);
        VM.expectEmit(address(account));
        emit IPasskeyAccount.OwnerAdded(next.x, next.y);
        VM.expectEmit(address(account));
        emit IPasskeyAccount.RecoveryCompleted(next.x, next.y);
        account.completeRecovery();

        PackedUserOperation memory userOp = _operation(address(account), ALICE, 1 ether, "");
        _signBy(ONE, userOp);
        _expectFailedOp("AA24 signature error");
        _handle(userOp);
        _signBy(TWO, userOp);
        _handle(userOp);
        VM.assertEq(ALICE.balance, 1 ether);
    }

    function test_owner_cancelsWithinTheDelay() public {
        _start(1, 2);
        IPasskeyAccount.Key memory next = _keyOf(TWO);
        VM.warp(NOON + 3 days - 1);
        PackedUserOperation memory userOp =
            _operation(address(account), address(account), 0, abi.encodeCall(account.cancelRecovery, ()));
        _signBy(ONE, userOp);
        VM.expectEmit(address(account));
        emit IPasskeyAccount.RecoveryCancelled(next.x, next.y);
        _handle(userOp);
        VM.warp(NOON + 30 days);
        VM.expectRevert(IPasskeyAccount.NoRecovery.selector);
        account.completeRecovery();
    }

    function test_oneGuardian_canDoNothing() public {
        bytes[2] memory signatures = [_signatureOf(0, LATER), _signatureOf(0, LATER)];
        _expectRejected([uint256(0), 0], signatures);
        _expectRejected([uint256(0), 1], signatures);
        _expectRejected([uint256(0), 3], signatures);
    }

    function test_attacker_withoutGuardiansStartsNothing() public {
        IPasskeyAccount.Key memory next = _keyOf(TWO);
        bytes32 digest = _digest(next, LATER);
        (uint8 v, bytes32 r, bytes32 s) = VM.sign(0xBAD, digest);
        bytes memory forged = abi.encodePacked(r, s, v);
        _expectRejected([uint256(0), 2], [forged, forged]);
        _expectRejected([uint256(0), 1], [forged, _assertion(TWO, digest, RP_ID_HASH)]);
    }

    function test_attacker_cannotCancelOrChangeGuardians() public {
        _start(0, 1);
        VM.expectRevert();
        account.cancelRecovery();
        VM.expectRevert();
        account.setGuardians(new IPasskeyAccount.Key[](0));
    }

    function test_guardianSignatures_areValidOnceAndUntilTheDeadline() public {
        IPasskeyAccount.Key memory next = _keyOf(TWO);
        bytes[2] memory signatures = [_signatureOf(0, LATER), _signatureOf(1, LATER)];
        VM.warp(LATER + 1);
        VM.expectRevert(abi.encodeWithSelector(IPasskeyAccount.RecoveryExpired.selector, LATER));
        account.startRecovery(next.x, next.y, LATER, [uint256(0), 1], signatures);
        VM.warp(NOON);
        account.startRecovery(next.x, next.y, LATER, [uint256(0), 1], signatures);
        VM.expectRevert(IPasskeyAccount.RecoveryPending.selector);
        account.startRecovery(next.x, next.y, LATER, [uint256(0), 1], signatures);
        _asAccount(abi.encodeCall(account.cancelRecovery, ()));
        _expectRejected([uint256(0), 1], signatures);
    }

    function test_guardianSignatures_areVoidAfterTheListChanges() public {
        bytes[2] memory signatures = [_signatureOf(0, LATER), _signatureOf(1, LATER)];
        _asAccount(abi.encodeCall(account.setGuardians, (_guardianKeys())));
        _expectRejected([uint256(0), 1], signatures);
    }

    function test_setGuardians_rejectsASingleOneAndDuplicates() public {
        VM.expectRevert(abi.encodeWithSelector(IPasskeyAccount.InvalidKeyCount.selector, 1));
        _asAccount(abi.encodeCall(account.setGuardians, (new IPasskeyAccount.Key[](1))));
        IPasskeyAccount.Key[] memory keys = _guardianKeys();
        keys[1] = keys[0];
        VM.expectRevert(
            abi.encodeWithSelector(IPasskeyAccount.KeyAlreadyListed.selector, keys[0].x, keys[0].y)
        );
        _asAccount(abi.encodeCall(account.setGuardians, (keys)));
    }

    function test_recovery_rejectsAKeyThatCouldNeverSign() public {
        bytes[2] memory signatures = [_signatureOf(0, LATER), _signatureOf(1, LATER)];
        VM.expectRevert(abi.encodeWithSelector(IPasskeyAccount.InvalidKey.selector, bytes32(0), bytes32(0)));
        account.startRecovery(0, 0, LATER, [uint256(0), 1], signatures);
    }

    function _guardianKeys() private view returns (IPasskeyAccount.Key[] memory keys) {
        keys = new IPasskeyAccount.Key[](3);
        keys[0] = IPasskeyAccount.Key({x: bytes32(uint256(uint160(VM.addr(SERVER)))), y: 0});
        keys[1] = _keyOf(DEVICE);
        keys[2] = IPasskeyAccount.Key({x: bytes32(uint256(uint160(VM.addr(FRIEND)))), y: 0});
    }

    function _start(uint256 one, uint256 two) private {
        IPasskeyAccount.Key memory next = _keyOf(TWO);
        bytes[2] memory signatures = [_signatureOf(one, LATER), _signatureOf(two, LATER)];
        account.startRecovery(next.x, next.y, LATER, [one, two], signatures);
    }

    function _expectRejected(uint256[2] memory indexes, bytes[2] memory signatures) private {
        IPasskeyAccount.Key memory next = _keyOf(TWO);
        VM.expectRevert(IPasskeyAccount.InvalidGuardianSignatures.selector);
        account.startRecovery(next.x, next.y, LATER, indexes, signatures);
        VM.assertEq(account.pendingRecovery().effectiveAt, 0);
    }

    function _signatureOf(uint256 index, uint256 deadline) private view returns (bytes memory) {
        bytes32 digest = _digest(_keyOf(TWO), deadline);
        if (index == 1) return _assertion(DEVICE, digest, RP_ID_HASH);
        (uint8 v, bytes32 r, bytes32 s) = VM.sign(index == 0 ? SERVER : FRIEND, digest);
        return abi.encodePacked(r, s, v);
    }

    /// @dev The EIP-712 digest, calculated independently of the contract.
    function _digest(IPasskeyAccount.Key memory next, uint256 deadline) private view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256(
                    "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
                ),
                keccak256("Nova Passkey Account"),
                keccak256("1"),
                block.chainid,
                address(account)
            )
        );
        bytes32 typeHash = keccak256("Recovery(bytes32 x,bytes32 y,uint256 nonce,uint256 deadline)");
        bytes32 content = keccak256(abi.encode(typeHash, next.x, next.y, account.recoveryNonce(), deadline));
        return keccak256(abi.encodePacked(hex"1901", domain, content));
    }
}
