// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Account of a user without a wallet
 * @notice An address that can own NAC, tokens (ERC-20, ERC-721, ERC-1155) and contracts on behalf of a
 * logged-in user until that user links a wallet. While it has no owner, nobody can transfer anything out of
 * it. Once it has an owner, only the owner controls it; the factory and the operator have no power over it.
 * @custom:security-contact The /contact page of the website
 */
interface IAccount {
    /// @notice Emitted when the owner changes.
    /// @param from The previous owner, or zero when the first wallet is linked
    /// @param to The new owner
    event OwnershipTransferred(address indexed from, address indexed to);
    /// @notice Emitted when the owner makes the account call an address.
    /// @param target The address that is called
    /// @param value The NAC sent with the call, in wei
    event Executed(address indexed target, uint256 value);

    /// @notice Only the owner can call this function.
    /// @param caller The address that called it
    error NotOwner(address caller);
    /// @notice Only the factory can call this function.
    /// @param caller The address that called it
    error NotFactory(address caller);
    /// @notice The account already has an owner.
    /// @param owner The current owner
    error AlreadyOwned(address owner);
    /// @notice A required address is zero.
    error InvalidAccount();

    /**
     * @notice Makes the account call an address, optionally with NAC of the account. Only the owner can call
     * this function.
     * @param target The address to call
     * @param value The NAC to send, in wei
     * @param data The calldata; empty for a plain transfer
     * @return The data that the call returned
     */
    function execute(address target, uint256 value, bytes calldata data) external returns (bytes memory);

    /// @notice Transfers the ownership of the account. Only the owner can call this function.
    /// @param to The new owner
    function transferOwnership(address to) external;

    /// @notice Sets the first owner of the account. Only the factory can call this function.
    /// @param owner The first owner
    function setFirstOwner(address owner) external;

    /// @notice Returns the owner of the account.
    /// @return The address of the owner, or zero until a wallet is linked
    function owner() external view returns (address);

    /// @notice Returns the factory that deployed the account.
    /// @return The address of the factory
    function FACTORY() external view returns (address);
}
