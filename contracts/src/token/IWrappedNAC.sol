// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/**
 * @title Wrapped NAC
 * @notice The ERC-20 face of the chain's coin: every WNAC stands for one NAC that lies in this contract, and is
 * exchanged for it at any time by its owner. There is no owner, no role and no way to stop or change it.
 * @custom:security-contact page /contact of the website
 */
interface IWrappedNAC is IERC20Metadata {
    /// @notice Coins were wrapped. The ERC-20 `Transfer` from zero goes before it.
    /// @param account who wrapped them
    /// @param amountWei amount in wei
    event Deposit(address indexed account, uint256 amountWei);
    /// @notice Coins were unwrapped. The ERC-20 `Transfer` to zero goes before it.
    /// @param account whose account it is
    /// @param to who gets it
    /// @param amountWei amount in wei
    event Withdrawal(address indexed account, address indexed to, uint256 amountWei);

    /// @notice Coins sent to this address would be lost.
    /// @param to the address that was refused
    error InvalidReceiver(address to);

    /// @notice Wraps the coins that come along. Sending coins here does the same.
    function deposit() external payable;

    /// @notice Unwraps the caller's coins to himself.
    /// @param amountWei amount in wei
    function withdraw(uint256 amountWei) external;

    /// @notice Unwraps the caller's coins to somebody else.
    /// @param to who gets the coins
    /// @param amountWei amount in wei
    function withdrawTo(address to, uint256 amountWei) external;
}
