// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IPresale} from "./IPresale.sol";
import {IPresaleReserve} from "./IPresaleReserve.sol";

/**
 * @title The reserve of the pre-sale
 * @notice See IPresaleReserve for what it promises.
 * @dev The pre-sale deploys it: so each knows the other from the first block on, and neither can be exchanged.
 * @custom:security-contact page /contact of the website
 */
contract PresaleReserve is IPresaleReserve {
    /// @inheritdoc IPresaleReserve
    address public immutable PRESALE;
    /// @inheritdoc IPresaleReserve
    address public immutable TREASURY;

    /// @dev Its maker is the sale that it obeys.
    /// @param treasury the Safe
    constructor(address treasury) payable {
        PRESALE = msg.sender;
        TREASURY = treasury;
        emit SettingsFixed(msg.sender, treasury);
    }

    /// @notice Takes what the sale did not sell; a gift from anybody else only makes the reserve larger.
    receive() external payable {}

    /// @inheritdoc IPresaleReserve
    function payBonus(address to, uint256 amountWei) external {
        if (msg.sender != PRESALE) revert NotPresale(msg.sender);
        emit BonusPaid(to, amountWei);
        Address.sendValue(payable(to), amountWei);
    }

    /// @inheritdoc IPresaleReserve
    function withdraw(uint256 amountWei) external {
        if (msg.sender != TREASURY) revert NotTreasury(msg.sender);
        if (!IPresale(PRESALE).isClosed()) revert SaleNotClosed();
        emit Withdrawn(amountWei);
        Address.sendValue(payable(TREASURY), amountWei);
    }
}
