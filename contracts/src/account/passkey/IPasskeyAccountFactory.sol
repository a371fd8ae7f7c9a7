// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Factory of passkey accounts
 * @notice Deploys one PasskeyAccount (see IPasskeyAccount) per passkey and salt, at an address derived from
 * both. Anyone can deploy it for anyone, because the passkey is part of the address. The factory has no
 * roles and no power over accounts.
 * @custom:security-contact The /contact page of the website
 */
interface IPasskeyAccountFactory {
    /// @notice Emitted once, with the settings that the deployment fixed.
    /// @param implementation The implementation of all account clones
    /// @param rpIdHash The SHA-256 hash of the domain (RP ID) to which the passkeys belong
    /// @param recoveryDelay The time in seconds in which an owner can cancel a recovery
    event SettingsFixed(address indexed implementation, bytes32 rpIdHash, uint256 recoveryDelay);
    /// @notice Emitted when an account is deployed.
    /// @param account The address of the account
    /// @param x The x-coordinate of its first passkey
    /// @param y The y-coordinate of its first passkey
    /// @param salt The salt
    event AccountCreated(address indexed account, bytes32 x, bytes32 y, uint256 salt);

    /// @notice Deploys the account of a passkey unless it exists. Anyone can call this function.
    /// @param x The x-coordinate of the passkey
    /// @param y The y-coordinate of the passkey
    /// @param salt Any number; different salts give one passkey several accounts
    /// @return account The address of the account
    function createAccount(bytes32 x, bytes32 y, uint256 salt) external returns (address account);

    /// @notice Returns the address of the account of a passkey, whether or not it is deployed.
    /// @param x The x-coordinate of the passkey
    /// @param y The y-coordinate of the passkey
    /// @param salt The salt
    /// @return The address of the account
    function accountOf(bytes32 x, bytes32 y, uint256 salt) external view returns (address);

    /// @notice Returns whether this factory deployed an account.
    /// @param account The address
    /// @return True if the address is an account of this factory
    function isAccount(address account) external view returns (bool);

    /// @notice Returns the implementation of all account clones.
    /// @return The address of the implementation
    function IMPLEMENTATION() external view returns (address);
}
