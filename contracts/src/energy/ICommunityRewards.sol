// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IPresale} from "../presale/IPresale.sol";
import {IActionLedger} from "./IActionLedger.sol";

/**
 * @title The community rewards
 * @notice Holds 30,000,000 NAC and gives them out in two ways: 1 NAC for 100 Energy Points, which are spent for
 * ever, and small amounts of gas from the faucet.
 *
 * Whether points may be converted (a confirmed person, enough active days, no demo account) is decided off the
 * chain: a conversion needs a permit that an attestor has signed for exactly this account, number of points, and
 * deadline, and it works once. How much is decided here, whoever signs: 500 points per account and UTC day,
 * 500,000 points per UTC day in all. One converted coin needs five coins behind it that the account has bought in the
 * presale, bonus aside; everything beyond that comes out of a pot of 10,000 points per UTC day that all accounts
 * share. So an attestor's key alone, without anybody buying coins, pays out 100 NAC a day at the most.
 *
 * Who may do what:
 * - ATTESTOR_ROLE signs permits. It cannot spend an account's points without the account's own transaction, change
 *   the rate or pass a limit. At the worst it lets the wrong people convert points that they have.
 * - OPERATOR_ROLE runs the faucet. It chooses who gets a drip, but not how much, how often per address, or more
 *   than the daily outflow.
 * - PAUSER_ROLE stops and resumes both ways out, for at most seven of any ten days.
 * - DEFAULT_ADMIN_ROLE gives and takes these roles. It has no power over coins.
 * Nobody can withdraw coins. Coins that are sent here add to the pool.
 * @custom:security-contact page /contact of the website
 */
interface ICommunityRewards {
    /// @notice What the deployment fixed for good; the roles are told by `RoleGranted`.
    /// @param ledger whose points are converted
    /// @param presale whose purchases cover conversions
    event SettingsFixed(address indexed ledger, address indexed presale);
    /**
     * @notice Points were spent and paid out.
     * @param account whose points were spent, and who received the coins
     * @param points points that were spent
     * @param nacWei coins that were paid, in wei
     * @param nonce nonce of the permit that was used
     */
    event Converted(address indexed account, uint256 points, uint256 nacWei, uint256 nonce);
    /**
     * @notice The faucet gave gas.
     * @param opId id of the operation
     * @param to who received the coins
     * @param nacWei coins that were given, in wei
     */
    event Dripped(bytes32 indexed opId, address indexed to, uint256 nacWei);

    /// @notice An account that must be given is zero.
    error InvalidAccount();
    /**
     * @notice Points are converted in whole hundreds, at least one.
     * @param points points that were asked for
     */
    error InvalidPoints(uint256 points);
    /**
     * @notice The permit is no longer valid.
     * @param deadline last second at which it was valid
     */
    error PermitExpired(uint256 deadline);
    /// @notice No attestor has signed this account, number of points, nonce and deadline.
    error InvalidPermit();
    /**
     * @notice The account has reached its limit of the day.
     * @param leftPoints points that it can still convert today
     * @param nextAt second at which the next day begins
     */
    error AccountCapReached(uint256 leftPoints, uint256 nextAt);
    /**
     * @notice All accounts together have reached their limit of the day.
     * @param leftPoints points that they can still convert today
     * @param nextAt second at which the next day begins
     */
    error TotalCapReached(uint256 leftPoints, uint256 nextAt);
    /**
     * @notice The shared pot does not hold as many points as purchases leave uncovered.
     * @param leftPoints points that the pot still holds today
     * @param nextAt second at which the next day begins
     */
    error PotReached(uint256 leftPoints, uint256 nextAt);
    /**
     * @notice This operation id has been used.
     * @param opId id of the operation
     */
    error DripAlreadyDone(bytes32 opId);
    /**
     * @notice The faucet serves no contracts.
     * @param to address that has code
     */
    error ContractRecipient(address to);
    /**
     * @notice The address has had a drip lately.
     * @param nextAt second from which it may have another one
     */
    error CooldownActive(uint256 nextAt);
    /**
     * @notice The faucet is empty for today.
     * @param nextAt second at which the next day begins
     */
    error DripCapReached(uint256 nextAt);

    /**
     * @notice Spends the caller's points and pays 1 NAC for each 100 of them.
     * @param points a multiple of 100
     * @param deadline last second at which the permit is good
     * @param permit signature (65 bytes) of an attestor over the EIP-712 struct
     * `Convert(address account,uint256 points,uint256 nonce,uint256 deadline)`, nonce = `nonces(account)`
     * @return nacWei coins that were paid, in wei
     */
    function convert(uint256 points, uint256 deadline, bytes calldata permit)
        external
        returns (uint256 nacWei);

    /**
     * @notice Gives an address gas. OPERATOR_ROLE only.
     * @param opId id of the operation, unique for ever
     * @param to who receives the coins; no contract
     */
    function drip(bytes32 opId, address to) external;

    /// @notice Stops `convert` and `drip`. PAUSER_ROLE only.
    function pause() external;

    /// @notice Resumes `convert` and `drip`. PAUSER_ROLE only.
    function unpause() external;

    /**
     * @notice How many points make one NAC.
     * @return points for one NAC
     */
    function POINTS_PER_NAC() external view returns (uint256);

    /**
     * @notice What one account can convert per UTC day.
     * @return points
     */
    function ACCOUNT_POINTS_PER_DAY() external view returns (uint256);

    /**
     * @notice What all accounts together can convert per UTC day.
     * @return points
     */
    function TOTAL_POINTS_PER_DAY() external view returns (uint256);

    /**
     * @notice What all accounts together can convert per UTC day without purchases that cover it.
     * @return points
     */
    function POT_POINTS_PER_DAY() external view returns (uint256);

    /**
     * @notice How many coins an account must have bought for each coin that a purchase covers.
     * @return bought coins for one converted coin
     */
    function BOUGHT_NAC_PER_CONVERTED_NAC() external view returns (uint256);

    /**
     * @notice What one drip gives.
     * @return coins, in wei
     */
    function DRIP_WEI() external view returns (uint256);

    /**
     * @notice How long an address waits between two drips.
     * @return seconds
     */
    function DRIP_COOLDOWN() external view returns (uint256);

    /**
     * @notice What the faucet gives per UTC day at most.
     * @return coins, in wei
     */
    function DRIP_WEI_PER_DAY() external view returns (uint256);

    /**
     * @notice The ledger whose points are converted.
     * @return its address
     */
    function LEDGER() external view returns (IActionLedger);

    /**
     * @notice The presale whose purchases cover conversions.
     * @return its address
     */
    function PRESALE() external view returns (IPresale);

    /**
     * @notice What an account can still convert today, as far as its own limit goes.
     * @param account whose limit it is
     * @return points
     */
    function leftPointsOf(address account) external view returns (uint256);

    /**
     * @notice What all accounts together can still convert today.
     * @return points
     */
    function leftPoints() external view returns (uint256);

    /**
     * @notice What all accounts together can still convert today without purchases that cover it.
     * @return points
     */
    function leftPotPoints() external view returns (uint256);

    /**
     * @notice What the purchases of an account still cover, over all time.
     * @param account whose purchases they are
     * @return points
     */
    function leftCoveredPointsOf(address account) external view returns (uint256);

    /**
     * @notice What the faucet can still give today.
     * @return coins, in wei
     */
    function leftDripWei() external view returns (uint256);

    /**
     * @notice When an address may have a drip.
     * @param to address that would receive it
     * @return second from which it may have one; 0 if it never had one
     */
    function nextDripAt(address to) external view returns (uint256);

    /**
     * @notice Whether an operation id has been used.
     * @param opId id of the operation
     * @return true if it has been used
     */
    function isDripDone(bytes32 opId) external view returns (bool);
}
