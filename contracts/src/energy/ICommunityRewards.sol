// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

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
 * pre-sale, bonus aside; everything beyond that comes out of a pot of 10,000 points per UTC day that all accounts
 * share. So an attestor's key alone, without anybody buying coins, pays out 100 NAC a day at the most.
 *
 * Who may do what:
 * - ATTESTOR_ROLE signs permits. It cannot spend an account's points without the account's own transaction, change
 *   the rate or pass a limit. At the worst it lets the wrong people convert points that they have.
 * - OPERATOR_ROLE runs the faucet. It chooses who gets a drip, but not how much, how often per address, or more
 *   than the daily outflow.
 * - PAUSER_ROLE stops and resumes both ways out, for at most seven of any ten days.
 * - DEFAULT_ADMIN_ROLE gives and takes these roles. It has no power over coins.
 * Nobody can withdraw coins. Whoever sends coins here adds to the pool.
 */
interface ICommunityRewards {
    /// @notice Points were spent and paid out.
    event Converted(address indexed account, uint256 points, uint256 nacWei, uint256 nonce);
    /// @notice The faucet gave gas.
    event Dripped(bytes32 indexed opId, address indexed to, uint256 nacWei);

    /// @notice An account that must be given is zero.
    error InvalidAccount();
    /// @notice Points are converted in whole hundreds, at least one.
    error InvalidPoints(uint256 points);
    /// @notice The permit was good until this second, itself included.
    error PermitExpired(uint256 deadline);
    /// @notice No attestor has signed this account, number of points, nonce and deadline.
    error InvalidPermit();
    /// @notice The account may convert only this many points more before `nextAt` (seconds).
    error AccountCapReached(uint256 leftPoints, uint256 nextAt);
    /// @notice All accounts together may convert only this many points more before `nextAt` (seconds).
    error TotalCapReached(uint256 leftPoints, uint256 nextAt);
    /// @notice The shared pot allows only this many points more that no purchase covers, before `nextAt` (seconds).
    error PotReached(uint256 leftPoints, uint256 nextAt);
    /// @notice This operation id has been used.
    error DripAlreadyDone(bytes32 opId);
    /// @notice The faucet serves no contracts.
    error ContractRecipient(address to);
    /// @notice The address may ask again from this second on.
    error CooldownActive(uint256 nextAt);
    /// @notice The faucet is empty for today; the next day begins at this second.
    error DripCapReached(uint256 nextAt);

    /**
     * @notice Spends the caller's points and pays 1 NAC for each 100 of them.
     * @param points a multiple of 100
     * @param deadline last second at which the permit is good
     * @param permit signature (65 bytes) of an attestor over the EIP-712 struct
     * `Convert(address account,uint256 points,uint256 nonce,uint256 deadline)`, nonce = `nonces(account)`
     */
    function convert(uint256 points, uint256 deadline, bytes calldata permit)
        external
        returns (uint256 nacWei);

    /**
     * @notice Gives an address gas. OPERATOR_ROLE only.
     * @param opId unique for ever
     */
    function drip(bytes32 opId, address to) external;

    /// @notice Stops `convert` and `drip`. PAUSER_ROLE only.
    function pause() external;

    /// @notice Resumes `convert` and `drip`. PAUSER_ROLE only.
    function unpause() external;

    /// @notice How many points make one NAC.
    function POINTS_PER_NAC() external view returns (uint256);

    /// @notice Points that one account can convert per UTC day.
    function ACCOUNT_POINTS_PER_DAY() external view returns (uint256);

    /// @notice Points that all accounts together can convert per UTC day.
    function TOTAL_POINTS_PER_DAY() external view returns (uint256);

    /// @notice Points not covered by purchases that all accounts together can convert per UTC day.
    function POT_POINTS_PER_DAY() external view returns (uint256);

    /// @notice Coins that an account must have bought for each coin that a purchase covers.
    function BOUGHT_NAC_PER_CONVERTED_NAC() external view returns (uint256);

    /// @notice Coins of one drip.
    function DRIP_WEI() external view returns (uint256);

    /// @notice Seconds between two drips to one address.
    function DRIP_COOLDOWN() external view returns (uint256);

    /// @notice Coins that the faucet gives per UTC day.
    function DRIP_WEI_PER_DAY() external view returns (uint256);

    /// @notice The ledger whose points are converted.
    function LEDGER() external view returns (IActionLedger);

    /// @notice The pre-sale whose purchases cover conversions.
    function PRESALE() external view returns (IPresale);

    /// @notice Points that this account can still convert today, as far as its own limit goes.
    function leftPointsOf(address account) external view returns (uint256);

    /// @notice Points that all accounts together can still convert today.
    function leftPoints() external view returns (uint256);

    /// @notice Points not covered by purchases that all accounts together can still convert today.
    function leftPotPoints() external view returns (uint256);

    /// @notice Points that the purchases of this account still cover, over all time.
    function leftCoveredPointsOf(address account) external view returns (uint256);

    /// @notice Coins that the faucet can still give today.
    function leftDripWei() external view returns (uint256);

    /// @notice Second from which an address may have a drip; 0 if it never had one.
    function nextDripAt(address to) external view returns (uint256);

    /// @notice True if this operation id has been used.
    function isDripDone(bytes32 opId) external view returns (bool);
}
