// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPresale} from "../presale/IPresale.sol";
import {IActionLedger} from "./IActionLedger.sol";

/**
 * @title Community rewards
 * @notice Owns 30,000,000 NAC and distributes them in two ways: it converts Energy Points, which are spent,
 * at 1 NAC per 100 points, and its faucet sends small amounts for gas.
 *
 * Who may convert points (confirmed user, enough active days, no demo account) is decided off-chain. A
 * conversion needs a permit that an attestor signed for this account, number of points, nonce and deadline,
 * and that can be used once. The amounts are limited here, regardless of who signs: 500 points per account
 * and UTC day, and 500,000 points per UTC day in total. Each converted NAC must be covered by five NAC that
 * the account bought in the presale, excluding bonuses. Uncovered conversions of all accounts share a pot of
 * 10,000 points per UTC day. An attestor key alone can therefore pay out at most 100 NAC per day as long as
 * nobody buys NAC.
 *
 * Permissions:
 * - ATTESTOR_ROLE signs permits. It cannot spend points without a transaction of the account, change the rate
 *   or exceed a limit. At worst, it lets ineligible accounts convert points that they own.
 * - OPERATOR_ROLE operates the faucet. It chooses the recipients, but it cannot change the amount of a drip,
 *   its frequency per address, or the daily limit.
 * - PAUSER_ROLE pauses and unpauses conversions and the faucet, for at most seven of any ten days.
 * - DEFAULT_ADMIN_ROLE grants and revokes these roles. It has no power over NAC.
 *
 * Nobody can withdraw NAC. NAC that is sent to the contract adds to the pool.
 * @custom:security-contact The /contact page of the website
 */
interface ICommunityRewards {
    /// @notice Emitted once, with the settings that the deployment fixed. `RoleGranted` logs the initial
    /// roles.
    /// @param ledger The ledger of the points
    /// @param presale The presale whose purchases cover conversions
    event SettingsFixed(address indexed ledger, address indexed presale);
    /**
     * @notice Emitted when points are converted to NAC.
     * @param account The account that spent the points and received the NAC
     * @param points The points that were spent
     * @param nacWei The NAC that was paid, in wei
     * @param nonce The nonce of the permit
     */
    event Converted(address indexed account, uint256 points, uint256 nacWei, uint256 nonce);
    /**
     * @notice Emitted when the faucet sends NAC.
     * @param opId The ID of the operation
     * @param to The recipient
     * @param nacWei The NAC that was sent, in wei
     */
    event Dripped(bytes32 indexed opId, address indexed to, uint256 nacWei);

    /// @notice A required address is zero.
    error InvalidAccount();
    /**
     * @notice The number of points is zero or not a multiple of 100.
     * @param points The points that were requested
     */
    error InvalidPoints(uint256 points);
    /**
     * @notice The deadline of the permit has passed.
     * @param deadline The Unix timestamp of the deadline, in seconds
     */
    error PermitExpired(uint256 deadline);
    /// @notice The permit is not an attestor's signature over this account, number of points, nonce and
    /// deadline.
    error InvalidPermit();
    /**
     * @notice The conversion would exceed the account's daily limit.
     * @param leftPoints The points that the account can still convert today
     * @param nextAt The Unix timestamp, in seconds, at which the next UTC day begins
     */
    error AccountCapReached(uint256 leftPoints, uint256 nextAt);
    /**
     * @notice The conversion would exceed the daily limit of all accounts.
     * @param leftPoints The points that all accounts can still convert today
     * @param nextAt The Unix timestamp, in seconds, at which the next UTC day begins
     */
    error TotalCapReached(uint256 leftPoints, uint256 nextAt);
    /**
     * @notice The points that no purchase covers exceed what is left in the pot.
     * @param leftPoints The points that are left in the pot today
     * @param nextAt The Unix timestamp, in seconds, at which the next UTC day begins
     */
    error PotReached(uint256 leftPoints, uint256 nextAt);
    /**
     * @notice The operation ID was already used.
     * @param opId The ID of the operation
     */
    error DripAlreadyDone(bytes32 opId);
    /**
     * @notice The faucet does not send NAC to contracts.
     * @param to The recipient that has code
     */
    error ContractRecipient(address to);
    /**
     * @notice The address has received a drip within `DRIP_COOLDOWN`.
     * @param nextAt The Unix timestamp, in seconds, from which it can receive the next one
     */
    error CooldownActive(uint256 nextAt);
    /**
     * @notice The faucet has reached its daily limit.
     * @param nextAt The Unix timestamp, in seconds, at which the next UTC day begins
     */
    error DripCapReached(uint256 nextAt);

    /**
     * @notice Spends points of the caller and pays 1 NAC per 100 points.
     * @param points The points to convert, a multiple of 100
     * @param deadline The last Unix timestamp, in seconds, at which the permit is valid
     * @param permit The 65-byte signature of an attestor over the EIP-712 struct `Convert(address
     * account,uint256 points,uint256 nonce,uint256 deadline)`, where nonce is `nonces(account)`
     * @return nacWei The NAC that was paid, in wei
     */
    function convert(uint256 points, uint256 deadline, bytes calldata permit)
        external
        returns (uint256 nacWei);

    /**
     * @notice Sends `DRIP_WEI` to an address. OPERATOR_ROLE only.
     * @param opId The unique ID of the operation
     * @param to The recipient, which must have no code
     */
    function drip(bytes32 opId, address to) external;

    /// @notice Pauses `convert` and `drip`. PAUSER_ROLE only.
    function pause() external;

    /// @notice Unpauses `convert` and `drip`. PAUSER_ROLE only.
    function unpause() external;

    /**
     * @notice Returns the points that convert to one NAC.
     * @return The number of points
     */
    function POINTS_PER_NAC() external view returns (uint256);

    /**
     * @notice Returns the maximum points that one account can convert per UTC day.
     * @return The number of points
     */
    function ACCOUNT_POINTS_PER_DAY() external view returns (uint256);

    /**
     * @notice Returns the maximum points that all accounts can convert per UTC day.
     * @return The number of points
     */
    function TOTAL_POINTS_PER_DAY() external view returns (uint256);

    /**
     * @notice Returns the maximum points not covered by purchases that all accounts can convert per UTC day.
     * @return The number of points
     */
    function POT_POINTS_PER_DAY() external view returns (uint256);

    /**
     * @notice Returns the NAC that an account must have bought per NAC of a covered conversion.
     * @return The number of bought NAC per converted NAC
     */
    function BOUGHT_NAC_PER_CONVERTED_NAC() external view returns (uint256);

    /**
     * @notice Returns the amount of one drip.
     * @return The amount of NAC in wei
     */
    function DRIP_WEI() external view returns (uint256);

    /**
     * @notice Returns the minimum time between two drips to an address.
     * @return The duration in seconds
     */
    function DRIP_COOLDOWN() external view returns (uint256);

    /**
     * @notice Returns the maximum amount that the faucet sends per UTC day.
     * @return The amount of NAC in wei
     */
    function DRIP_WEI_PER_DAY() external view returns (uint256);

    /**
     * @notice Returns the ledger of the points.
     * @return The address of the ledger
     */
    function LEDGER() external view returns (IActionLedger);

    /**
     * @notice Returns the presale whose purchases cover conversions.
     * @return The address of the presale
     */
    function PRESALE() external view returns (IPresale);

    /**
     * @notice Returns the points that an account can still convert today under its own limit.
     * @param account The account to query
     * @return The number of points
     */
    function leftPointsOf(address account) external view returns (uint256);

    /**
     * @notice Returns the points that all accounts can still convert today.
     * @return The number of points
     */
    function leftPoints() external view returns (uint256);

    /**
     * @notice Returns the points not covered by purchases that all accounts can still convert today.
     * @return The number of points
     */
    function leftPotPoints() external view returns (uint256);

    /**
     * @notice Returns the points that an account's purchases still cover. Covered points do not expire.
     * @param account The account to query
     * @return The number of points
     */
    function leftCoveredPointsOf(address account) external view returns (uint256);

    /**
     * @notice Returns the amount that the faucet can still send today.
     * @return The amount of NAC in wei
     */
    function leftDripWei() external view returns (uint256);

    /**
     * @notice Returns when an address can receive the next drip.
     * @param to The address to query
     * @return The Unix timestamp in seconds, or 0 if the address has not received a drip
     */
    function nextDripAt(address to) external view returns (uint256);

    /**
     * @notice Returns whether an operation ID was used.
     * @param opId The ID of the operation
     * @return True if a drip was sent under this ID
     */
    function isDripDone(bytes32 opId) external view returns (bool);
}
