// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title The account of somebody without a wallet
 * @notice An address that holds coins, tokens (ERC-20, ERC-721, ERC-1155) and ownerships for a signed-in person until that person links a
 * wallet. As long as it has no owner nothing can leave it, for anybody. From then on the owner alone does
 * with it what he wants, and neither factory nor operator has any power over it.
 * @custom:security-contact page /contact of the website
 */
interface IAccount {
    /// @notice The account has another owner. `from` is zero when its first wallet was linked.
    /// @param from owner before; zero for the first
    /// @param to owner from now on
    event OwnershipTransferred(address indexed from, address indexed to);
    /// @notice The owner called something in the account's name.
    /// @param target what was called
    /// @param value coins that went along, in wei
    event Executed(address indexed target, uint256 value);

    /// @notice Only the owner may do this.
    /// @param caller who tried
    error NotOwner(address caller);
    /// @notice Only the factory may do this.
    /// @param caller who tried
    error NotFactory(address caller);
    /// @notice The account has an owner already.
    /// @param owner whose it is
    error AlreadyOwned(address owner);
    /// @notice An account that must be given is zero.
    error InvalidAccount();

    /// @notice Calls anything in the account's name, with any of its coins. The owner only.
    /// @param target what is called
    /// @param value coins that go along, in wei
    /// @param data what the call says, encoded
    /// @return what the call answered
    function execute(address target, uint256 value, bytes calldata data) external returns (bytes memory);

    /// @notice Hands the account over. The owner only.
    /// @param to the next owner
    function transferOwnership(address to) external;

    /// @notice Gives the account its first owner. The factory only, by its rules.
    /// @param owner the first owner
    function setFirstOwner(address owner) external;

    /// @notice Whose account it is; zero until a wallet is linked.
    /// @return its owner, or zero
    function owner() external view returns (address);

    /// @notice The factory that made it.
    /// @return its address
    function FACTORY() external view returns (address);
}
