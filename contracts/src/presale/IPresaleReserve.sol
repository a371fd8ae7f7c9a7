// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title The reserve of the pre-sale
 * @notice Holds 120,000,000 NAC, pays the bonus of phase 1 and takes what the sale did not sell.
 *
 * Who may do what: the pre-sale pays bonuses out of it, by its own rules. The treasury (a 3-of-5 multi-signature)
 * withdraws to itself, and only once the sale is closed, when no bonus can be owed any more. Nobody else can do
 * anything; there are no roles and nothing can be changed.
 * @custom:security-contact page /contact of the website
 */
interface IPresaleReserve {
    /// @notice A bonus left for a buyer.
    /// @param to who got it
    /// @param amountWei amount in wei
    event BonusPaid(address indexed to, uint256 amountWei);
    /// @notice Whom the reserve obeys, for good.
    /// @param presale the sale
    /// @param treasury who takes what is left after it
    event SettingsFixed(address indexed presale, address indexed treasury);
    /// @notice The treasury took coins after the sale.
    /// @param amountWei amount in wei
    event Withdrawn(uint256 amountWei);

    /// @notice Only the pre-sale may do this.
    /// @param caller who tried
    error NotPresale(address caller);
    /// @notice Only the treasury may do this.
    /// @param caller who tried
    error NotTreasury(address caller);
    /// @notice The sale is not closed yet.
    error SaleNotClosed();

    /// @notice Pays a bonus. The pre-sale only.
    /// @param to who gets it
    /// @param amountWei amount in wei
    function payBonus(address to, uint256 amountWei) external;

    /// @notice Takes coins to the treasury. The treasury only, after the sale is closed.
    /// @param amountWei amount in wei
    function withdraw(uint256 amountWei) external;

    /// @notice The pre-sale that this reserve belongs to.
    /// @return its address
    function PRESALE() external view returns (address);

    /// @notice The only address that can withdraw, and the only one that is withdrawn to.
    /// @return its address
    function TREASURY() external view returns (address);
}
