// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IPresale} from "./IPresale.sol";
import {IPresaleReserve} from "./IPresaleReserve.sol";

/**
 * @title Reserve of the presale
 * @notice Implements IPresaleReserve, which documents the guarantees and permissions.
 * @dev The presale deploys the reserve in its constructor, so each contract knows the address of the other
 * from the first block and neither address can change.
 * @custom:security-contact The /contact page of the website
 */
contract PresaleReserve is IPresaleReserve {
    /// @inheritdoc IPresaleReserve
    address public immutable PRESALE;
    /// @inheritdoc IPresaleReserve
    address public immutable TREASURY;

    /// @dev The presale is the deployer.
    /// @param treasury The Safe that can withdraw after the sale
    constructor(address treasury) payable {
        PRESALE = msg.sender;
        TREASURY = treasury;
        emit SettingsFixed(msg.sender, treasury);
    }

    /// @notice Accepts the unsold NAC of the sale. NAC from any other sender increases the reserve.
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
