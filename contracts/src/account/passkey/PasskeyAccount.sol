// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Account as ERC4337Account} from "@openzeppelin/contracts/account/Account.sol";
import {ERC7821} from "@openzeppelin/contracts/account/extensions/draft-ERC7821.sol";
import {ERC4337Utils} from "@openzeppelin/contracts/account/utils/draft-ERC4337Utils.sol";
import {IEntryPoint, PackedUserOperation} from "@openzeppelin/contracts/interfaces/draft-IERC4337.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import {ERC721Holder} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {IPasskeyAccount} from "./IPasskeyAccount.sol";
import {PasskeyKeys} from "./PasskeyKeys.sol";
import {PasskeySessions} from "./PasskeySessions.sol";

/**
 * @title Account that a passkey controls
 * @notice Implements IPasskeyAccount, which documents the guarantees.
 * @dev Accounts are ERC-1167 clones of this contract. The implementation itself never has an owner, because
 * the factory only sets the owner of clones.
 * @custom:security-contact The /contact page of the website
 */
contract PasskeyAccount is PasskeySessions, EIP712, IERC1271, ERC721Holder, ERC1155Holder {
    using PasskeyKeys for Key[];

    /// @inheritdoc IPasskeyAccount
    uint256 public constant MAX_KEYS = PasskeyKeys.MAX_KEYS;

    bytes32 private constant RECOVERY_TYPEHASH =
        keccak256("Recovery(bytes32 x,bytes32 y,uint256 nonce,uint256 deadline)");
    bytes32 private constant MESSAGE_TYPEHASH = keccak256("Message(bytes32 hash)");

    /// @inheritdoc IPasskeyAccount
    address public immutable FACTORY;
    /// @inheritdoc IPasskeyAccount
    bytes32 public immutable RP_ID_HASH;
    /// @inheritdoc IPasskeyAccount
    uint256 public immutable RECOVERY_DELAY;

    /// @inheritdoc IPasskeyAccount
    uint256 public recoveryNonce;
    Key[] private _owners;
    Key[] private _guardians;
    Recovery private _recovery;

    /**
     * @dev Runs only for the implementation. The factory that deploys it becomes the factory of all clones.
     * @param rpIdHash The hash of the domain to which the passkeys belong
     * @param recoveryDelay The duration of `RECOVERY_DELAY` in seconds
     */
    constructor(bytes32 rpIdHash, uint256 recoveryDelay) EIP712("Nova Passkey Account", "1") {
        FACTORY = msg.sender;
        RP_ID_HASH = rpIdHash;
        RECOVERY_DELAY = recoveryDelay;
    }

    /// @inheritdoc IPasskeyAccount
    function setFirstOwner(bytes32 x, bytes32 y) external {
        if (msg.sender != FACTORY || _owners.length > 0) revert NotFactory(msg.sender);
        _addOwner(x, y);
    }

    /// @inheritdoc IPasskeyAccount
    function addOwner(bytes32 x, bytes32 y) external onlyEntryPointOrSelf {
        _addOwner(x, y);
    }

    /// @inheritdoc IPasskeyAccount
    function removeOwner(bytes32 x, bytes32 y) external onlyEntryPointOrSelf {
        uint256 count = _owners.length;
        uint256 index = _owners.find(x, y);
        if (index == count) revert NotAnOwner(x, y);
        if (count == 1) revert LastOwner();
        _owners[index] = _owners[count - 1];
        _owners.pop();
        emit OwnerRemoved(x, y);
    }

    /// @inheritdoc IPasskeyAccount
    function setGuardians(Key[] calldata keys) external onlyEntryPointOrSelf {
        if (keys.length == 1) revert InvalidKeyCount(1);
        delete _guardians;
        for (uint256 i = 0; i < keys.length; i++) {
            _guardians.add(keys[i]);
        }
        recoveryNonce++;
        emit GuardiansSet(keys);
    }

    /// @inheritdoc IPasskeyAccount
    function startRecovery(
        bytes32 x,
        bytes32 y,
        uint256 deadline,
        uint256[2] calldata indexes,
        bytes[2] calldata signatures
    ) external {
        if (_recovery.effectiveAt != 0) revert RecoveryPending();
        if (block.timestamp > deadline) revert RecoveryExpired(deadline);
        // Otherwise, the recovery could never be completed, and no other could replace it.
        PasskeyKeys.check(x, y);
        if (indexes[0] >= indexes[1] || indexes[1] >= _guardians.length) revert InvalidGuardianSignatures();
        bytes32 digest =
            _hashTypedDataV4(keccak256(abi.encode(RECOVERY_TYPEHASH, x, y, recoveryNonce, deadline)));
        // Before the signatures, because a guardian can be a contract, which is called.
        recoveryNonce++;
        uint256 effectiveAt = block.timestamp + RECOVERY_DELAY;
        _recovery = Recovery({x: x, y: y, effectiveAt: effectiveAt});
        for (uint256 i = 0; i < 2; i++) {
            if (!PasskeyKeys.isValid(_guardians[indexes[i]], RP_ID_HASH, digest, signatures[i])) {
                revert InvalidGuardianSignatures();
            }
        }
        emit RecoveryStarted(x, y, effectiveAt);
    }

    /// @inheritdoc IPasskeyAccount
    function cancelRecovery() external onlyEntryPointOrSelf {
        Recovery memory recovery = _recovery;
        if (recovery.effectiveAt == 0) revert NoRecovery();
        delete _recovery;
        emit RecoveryCancelled(recovery.x, recovery.y);
    }

    /// @inheritdoc IPasskeyAccount
    function completeRecovery() external {
        Recovery memory recovery = _recovery;
        if (recovery.effectiveAt == 0) revert NoRecovery();
        if (block.timestamp < recovery.effectiveAt) revert RecoveryWaiting(recovery.effectiveAt);
        delete _recovery;
        for (uint256 i = 0; i < _owners.length; i++) {
            emit OwnerRemoved(_owners[i].x, _owners[i].y);
        }
        delete _owners;
        _endSessions();
        _addOwner(recovery.x, recovery.y);
        emit RecoveryCompleted(recovery.x, recovery.y);
    }

    /// @inheritdoc IPasskeyAccount
    function owners() external view returns (Key[] memory) {
        return _owners;
    }

    /// @inheritdoc IPasskeyAccount
    function guardians() external view returns (Key[] memory) {
        return _guardians;
    }

    /// @inheritdoc IPasskeyAccount
    function pendingRecovery() external view returns (Recovery memory) {
        return _recovery;
    }

    /// @inheritdoc IERC1271
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        return _rawSignatureValidation(replaySafeHash(hash), signature)
            ? IERC1271.isValidSignature.selector
            : bytes4(0xffffffff);
    }

    /// @inheritdoc IPasskeyAccount
    function replaySafeHash(bytes32 hash) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(MESSAGE_TYPEHASH, hash)));
    }

    /// @notice Returns the contract that validates and executes user operations.
    /// @return EntryPoint 0.8
    function entryPoint() public pure override returns (IEntryPoint) {
        return ERC4337Utils.ENTRYPOINT_V08;
    }

    /// @dev A session's signature has 65 bytes like that of an owner's address, but another signer.
    function _validateUserOp(
        PackedUserOperation calldata userOp,
        bytes32 userOpHash,
        bytes calldata signature
    ) internal override returns (uint256) {
        if (signature.length == 65) {
            (address signer, ECDSA.RecoverError error,) = ECDSA.tryRecoverCalldata(userOpHash, signature);
            if (error == ECDSA.RecoverError.NoError && sessionOf(signer).grant != 0) {
                return _validateSession(userOp, signer);
            }
        }
        return super._validateUserOp(userOp, userOpHash, signature);
    }

    /// @dev Returns whether any owner has signed.
    function _rawSignatureValidation(bytes32 hash, bytes calldata signature)
        internal
        view
        override
        returns (bool)
    {
        for (uint256 i = 0; i < _owners.length; i++) {
            if (PasskeyKeys.isValid(_owners[i], RP_ID_HASH, hash, signature)) return true;
        }
        return false;
    }

    function _erc7821AuthorizedExecutor(address caller, bytes32 mode, bytes calldata executionData)
        internal
        view
        override
        returns (bool)
    {
        return caller == address(entryPoint())
            || super._erc7821AuthorizedExecutor(caller, mode, executionData);
    }

    function _addOwner(bytes32 x, bytes32 y) private {
        _owners.add(Key({x: x, y: y}));
        emit OwnerAdded(x, y);
    }
}
