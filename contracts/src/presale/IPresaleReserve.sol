// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Reserve of the presale
 * @notice Owns 120,000,000 NAC, pays the bonus of phase 1 and receives the NAC that the presale does not
 * sell.
 *
 * Permissions: the presale pays bonuses from the reserve by its own rules. The treasury (a 3-of-5 multisig)
 * can withdraw, only to itself and only after the sale is closed, when no bonus can be due. There are no
 * roles, and nothing can be changed.
 * @custom:security-contact The /contact page of the website
 */
interface IPresaleReserve {
    /// @notice Emitted when a bonus is paid.
    /// @param to The recipient
    /// @param amountWei The amount in wei
    event BonusPaid(address indexed to, uint256 amountWei);
    /// @notice Emitted once, with the settings that the deployment fixed.
    /// @param presale The presale that pays bonuses from the reserve
    /// @param treasury The Safe that can withdraw after the sale
    event SettingsFixed(address indexed presale, address indexed treasury);
    /// @notice Emitted when the treasury withdraws NAC after the sale.
    /// @param amountWei The amount in wei
    event Withdrawn(uint256 amountWei);

    /// @notice Only the presale can call this function.
    /// @param caller The address that called it
    error NotPresale(address caller);
    /// @notice Only the treasury can call this function.
    /// @param caller The address that called it
    error NotTreasury(address caller);
    /// @notice The sale is not closed.
    error SaleNotClosed();

    /// @notice Pays a bonus. Only the presale can call this function.
    /// @param to The recipient
    /// @param amountWei The amount in wei
    function payBonus(address to, uint256 amountWei) external;

    /// @notice Transfers NAC to the treasury. Only the treasury can call this function, after the sale is
    /// closed.
    /// @param amountWei The amount in wei
    function withdraw(uint256 amountWei) external;

    /// @notice Returns the presale that pays bonuses from the reserve.
    /// @return The address of the presale
    function PRESALE() external view returns (address);

    /// @notice Returns the only address that can withdraw, and the recipient of every withdrawal.
    /// @return The address of the treasury
    function TREASURY() external view returns (address);
}
