// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/**
 * @title Wrapped NAC
 * @notice An ERC-20 token backed by the native coin: every WNAC represents one NAC in this contract, and its
 * owner can exchange it for that NAC at any time. There is no owner and no role, and nothing can be paused or
 * changed.
 * @custom:security-contact The /contact page of the website
 */
interface IWrappedNAC is IERC20Metadata {
    /// @notice Emitted when NAC is wrapped, after the ERC-20 `Transfer` event from the zero address.
    /// @param account The account that wrapped the NAC
    /// @param amountWei The amount in wei
    event Deposit(address indexed account, uint256 amountWei);
    /// @notice Emitted when NAC is unwrapped, after the ERC-20 `Transfer` event to the zero address.
    /// @param account The account whose WNAC is burned
    /// @param to The recipient of the NAC
    /// @param amountWei The amount in wei
    event Withdrawal(address indexed account, address indexed to, uint256 amountWei);

    /// @notice NAC sent to this address would be lost.
    /// @param to The address that was given
    error InvalidReceiver(address to);

    /// @notice Wraps the NAC that is sent with the call. A plain transfer of NAC to this contract does the
    /// same.
    function deposit() external payable;

    /// @notice Unwraps WNAC of the caller and sends the NAC to the caller.
    /// @param amountWei The amount in wei
    function withdraw(uint256 amountWei) external;

    /// @notice Unwraps WNAC of the caller and sends the NAC to another account.
    /// @param to The recipient of the NAC
    /// @param amountWei The amount in wei
    function withdrawTo(address to, uint256 amountWei) external;
}
