// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Paymaster of passkey accounts
 * @notice Pays the gas of user operations of accounts that the factory deployed, up to a limit per operation,
 * per account and UTC day, and for all accounts and UTC day. Beyond them, accounts pay in NAC. Its deposit at
 * the EntryPoint can only pay gas; nobody can withdraw it. Anyone can increase it with `depositTo` of the
 * EntryPoint. `paymasterData` is empty, so no server decides.
 *
 * Permissions:
 * - DEFAULT_ADMIN_ROLE changes the limits, never above the constants `MAX_*`. A limit of zero stops the
 *   paymaster.
 * @custom:security-contact The /contact page of the website
 */
interface IActionPaymaster {
    /**
     * @notice The limits.
     * @param operationWei The most gas that one operation could cost, in wei
     * @param accountDayWei The most that one account gets on a UTC day, in wei
     * @param totalDayWei The most that all accounts get on a UTC day, in wei
     */
    struct Limits {
        uint64 operationWei;
        uint64 accountDayWei;
        uint128 totalDayWei;
    }

    /// @notice Emitted once, with the settings that the deployment fixed. `RoleGranted` logs the admin.
    /// @param factory The factory of the accounts
    event SettingsFixed(address indexed factory);
    /// @notice Emitted when the limits are set.
    /// @param limits The new limits
    event LimitsSet(Limits limits);
    /// @notice Emitted when the paymaster has paid for an operation.
    /// @param account The account
    /// @param countedWei The amount that counts toward the limits; never less than what it paid
    event GasPaid(address indexed account, uint256 countedWei);

    /// @notice Only the EntryPoint can call this function.
    /// @param caller The address that called it
    error NotEntryPoint(address caller);
    /// @notice The factory did not deploy this account.
    /// @param account The sender of the operation
    error NotPasskeyAccount(address account);
    /// @notice The operation could cost more than the limit, or its limit for `postOp` is not `POST_OP_GAS`.
    /// @param maxCostWei The most that it could cost, in wei
    error OperationTooExpensive(uint256 maxCostWei);
    /// @notice The account has used its limit of the day.
    /// @param leftWei The amount that is left, in wei
    error AccountLimitReached(uint256 leftWei);
    /// @notice All accounts together have used the limit of the day.
    /// @param leftWei The amount that is left, in wei
    error TotalLimitReached(uint256 leftWei);
    /// @notice A limit is above its bound.
    error InvalidLimits();

    /// @notice Changes the limits. DEFAULT_ADMIN_ROLE only.
    /// @param next The new limits
    function setLimits(Limits calldata next) external;

    /// @notice Returns the limits.
    /// @return operationWei The most gas that one operation could cost, in wei
    /// @return accountDayWei The most that one account gets on a UTC day, in wei
    /// @return totalDayWei The most that all accounts get on a UTC day, in wei
    function limits() external view returns (uint64 operationWei, uint64 accountDayWei, uint128 totalDayWei);

    /// @notice Returns what is left of the limits of this UTC day, in wei.
    /// @param account The account
    /// @return accountWei The amount that is left for the account
    /// @return totalWei The amount that is left for all accounts
    function leftOf(address account) external view returns (uint256 accountWei, uint256 totalWei);

    /// @notice Returns the factory of the accounts.
    /// @return The address of the factory
    function FACTORY() external view returns (address);

    /// @notice Returns the gas limit that an operation must set for `postOp`.
    /// @return The gas
    function POST_OP_GAS() external view returns (uint256);

    /// @notice Returns the bound of the limit per operation.
    /// @return The amount in wei
    function MAX_OPERATION_WEI() external view returns (uint256);

    /// @notice Returns the bound of the limit per account and day.
    /// @return The amount in wei
    function MAX_ACCOUNT_DAY_WEI() external view returns (uint256);

    /// @notice Returns the bound of the limit for all accounts and day.
    /// @return The amount in wei
    function MAX_TOTAL_DAY_WEI() external view returns (uint256);
}
