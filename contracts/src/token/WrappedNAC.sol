// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IWrappedNAC} from "./IWrappedNAC.sol";

/**
 * @title Wrapped NAC
 * @notice Implements IWrappedNAC, which documents the guarantees.
 * @custom:security-contact The /contact page of the website
 */
contract WrappedNAC is IWrappedNAC, ERC20Permit {
    /// @dev The token has the same number of decimals as NAC (18).
    constructor() ERC20("Wrapped NAC", "WNAC") ERC20Permit("Wrapped NAC") {}

    /// @notice Wraps the NAC that is sent.
    receive() external payable {
        deposit();
    }

    /// @inheritdoc IWrappedNAC
    function withdraw(uint256 amountWei) external {
        withdrawTo(msg.sender, amountWei);
    }

    /// @inheritdoc IWrappedNAC
    function deposit() public payable {
        _mint(msg.sender, msg.value);
        emit Deposit(msg.sender, msg.value);
    }

    /// @inheritdoc IWrappedNAC
    function withdrawTo(address to, uint256 amountWei) public {
        // NAC sent to this contract would be wrapped again, and nobody could unwrap it.
        if (to == address(this) || to == address(0)) revert InvalidReceiver(to);
        _burn(msg.sender, amountWei);
        emit Withdrawal(msg.sender, to, amountWei);
        Address.sendValue(payable(to), amountWei);
    }
}
