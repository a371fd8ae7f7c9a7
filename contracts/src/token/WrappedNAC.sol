// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IWrappedNAC} from "./IWrappedNAC.sol";

/**
 * @title Wrapped NAC
 * @notice See IWrappedNAC for what it promises.
 * @custom:security-contact page /contact of the website
 */
contract WrappedNAC is IWrappedNAC, ERC20Permit {
    /// @dev Wraps coins of this chain, whatever their number.
    constructor() ERC20("Wrapped NAC", "WNAC") ERC20Permit("Wrapped NAC") {}

    /// @notice Wraps the coins that are sent.
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
        // Sent here the coins would be wrapped again, for nobody.
        if (to == address(this) || to == address(0)) revert InvalidReceiver(to);
        _burn(msg.sender, amountWei);
        emit Withdrawal(msg.sender, to, amountWei);
        Address.sendValue(payable(to), amountWei);
    }
}
