// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {IPasskeyAccount} from "./IPasskeyAccount.sol";
import {IPasskeyAccountFactory} from "./IPasskeyAccountFactory.sol";
import {PasskeyAccount} from "./PasskeyAccount.sol";

/**
 * @title Factory of passkey accounts
 * @notice Implements IPasskeyAccountFactory, which documents the guarantees.
 * @dev The factory stores nothing, so it needs no stake at the EntryPoint (ERC-7562).
 * @custom:security-contact The /contact page of the website
 */
contract PasskeyAccountFactory is IPasskeyAccountFactory {
    /// @dev Bytes of an ERC-1167 clone before its immutable argument.
    uint256 private constant CLONE_BYTES = 45;

    /// @inheritdoc IPasskeyAccountFactory
    address public immutable IMPLEMENTATION;

    /// @param rpIdHash The SHA-256 hash of the domain (RP ID) to which the passkeys belong
    /// @param recoveryDelay The time in seconds in which an owner can cancel a recovery; three days except on
    /// chains for tests
    constructor(bytes32 rpIdHash, uint256 recoveryDelay) {
        IMPLEMENTATION = address(new PasskeyAccount(rpIdHash, recoveryDelay));
        emit SettingsFixed(IMPLEMENTATION, rpIdHash, recoveryDelay);
    }

    /// @inheritdoc IPasskeyAccountFactory
    function createAccount(bytes32 x, bytes32 y, uint256 salt) external returns (address account) {
        account = accountOf(x, y, salt);
        if (account.code.length > 0) return account;
        Clones.cloneDeterministicWithImmutableArgs(IMPLEMENTATION, _argumentOf(x, y, salt), 0);
        emit AccountCreated(account, x, y, salt);
        IPasskeyAccount(account).setFirstOwner(x, y);
    }

    /// @inheritdoc IPasskeyAccountFactory
    function isAccount(address account) external view returns (bool) {
        // The clone contains the argument that determines its address, so no list of accounts is needed.
        if (account.code.length != CLONE_BYTES + 32) return false;
        return _predict(Clones.fetchCloneArgs(account)) == account;
    }

    /// @inheritdoc IPasskeyAccountFactory
    function accountOf(bytes32 x, bytes32 y, uint256 salt) public view returns (address) {
        return _predict(_argumentOf(x, y, salt));
    }

    function _predict(bytes memory argument) private view returns (address) {
        return Clones.predictDeterministicAddressWithImmutableArgs(IMPLEMENTATION, argument, 0);
    }

    function _argumentOf(bytes32 x, bytes32 y, uint256 salt) private pure returns (bytes memory) {
        return abi.encode(keccak256(abi.encode(x, y, salt)));
    }
}
