// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/**
 * @title Ledger of Energy Points
 * @notice Records every rewarded action of a user once, with the points that the public catalog grants for
 * it. Points are whole numbers and cannot be transferred. Wallets display them as an ERC-20 token with the
 * symbol EP and no decimals.
 *
 * Each account has two totals. Earned points determine its rank; spending does not lower them. Spendable
 * points (`balanceOf`) are earned points that have not been spent. Revoking an action lowers the earned
 * points at once. If the account has already spent some of them, the missing amount becomes a debt, which
 * later actions pay off first. At all times
 *
 *     balanceOf + spentOf = earnedOf + debtOf, and at least one of balanceOf and debtOf is zero.
 *
 * Permissions:
 * - ATTESTOR_ROLE records and revokes actions. It can claim actions that did not happen, but it cannot choose
 *   the points of an action, exceed a cooldown or cap, reuse an action ID, or date an action in the future or
 *   more than seven days back. Its only other power over points is to revoke recorded actions, at most 200 in
 *   24 hours.
 * - CURATOR_ROLE changes the catalog, with at most 1,000 points per action. A change applies to actions
 *   recorded afterwards and never to points already credited.
 * - SPENDER_ROLE (contracts that sell something for points) spends points of an account. It is trusted to
 *   have the consent of the account. It cannot create points, put an account into debt or lower earned
 *   points.
 * - DEFAULT_ADMIN_ROLE grants and revokes these three roles. It is itself transferred in two steps with a
 *   delay. It has no other power over points.
 *
 * Nobody can move points between accounts. The contract does not accept NAC.
 * @custom:security-contact The /contact page of the website
 */
interface IActionLedger is IERC20Metadata {
    /// @notice The component that observes an action: the user's browser, the server, or a transaction on the
    /// chain.
    enum Source {
        Browser,
        Server,
        Chain
    }

    /**
     * @notice The catalog's rules for an action.
     * @param points The Energy Points per action, at least 1
     * @param cooldown The minimum time between two actions of an account, in seconds; 0 means none
     * @param dailyCap The maximum number of actions per account and UTC day; 0 means no limit
     * @param lifetimeCap The maximum number of actions per account in total; 0 means no limit
     * @param source The observer of the action; Browser actions share `BROWSER_POINTS_PER_DAY`
     * @param active Whether new actions of this type can be recorded
     */
    struct ActionType {
        uint32 points;
        uint32 cooldown;
        uint16 dailyCap;
        uint16 lifetimeCap;
        Source source;
        bool active;
    }

    /// @notice A catalog entry with its key, for the constructor.
    /// @param actionKey The key of the catalog entry
    /// @param actionType The rules of the action
    struct CatalogueEntry {
        bytes32 actionKey;
        ActionType actionType;
    }

    /**
     * @notice A recorded action.
     * @param account The credited account, or zero if the action does not exist
     * @param actionKey The key of the catalog entry
     * @param points The whole points that were credited
     * @param occurredAt The Unix timestamp of the action, in seconds
     * @param revoked Whether the action was revoked
     */
    struct Action {
        address account;
        bytes32 actionKey;
        uint32 points;
        uint64 occurredAt;
        bool revoked;
    }

    /**
     * @notice The usage that counts towards the limits of one account and one action key.
     * @param lastOccurredAt The Unix timestamp of the last action, in seconds, or 0 if there is none
     * @param countOnLastDay The number of actions on the UTC day of the last one
     * @param lifetimeCount The number of actions in total, including revoked ones
     */
    struct ActionUsage {
        uint64 lastOccurredAt;
        uint32 countOnLastDay;
        uint32 lifetimeCount;
    }

    /**
     * @notice Emitted when an action is credited. An ERC-20 `Transfer` event follows in the same transaction
     * with the part that became spendable, unless all points paid off debt.
     * @param actionId The unique ID of the action
     * @param account The credited account
     * @param actionKey The key of the catalog entry
     * @param userHash The pseudonym of the user, chosen by the server; the ledger does not interpret it
     * @param points The whole points that were credited
     * @param occurredAt The Unix timestamp of the action, in seconds
     */
    event ActionRecorded(
        bytes32 indexed actionId,
        address indexed account,
        bytes32 indexed actionKey,
        bytes32 userHash,
        uint32 points,
        uint64 occurredAt
    );

    /**
     * @notice Emitted when an action is revoked.
     * @param actionId The unique ID of the action
     * @param account The account that loses the points
     * @param points The points that had been credited for the action
     * @param debt The part of `points` that was already spent and became a debt
     */
    event ActionRevoked(bytes32 indexed actionId, address indexed account, uint32 points, uint32 debt);

    /**
     * @notice Emitted when a spender spends points of an account.
     * @param spendId The unique ID of the spend
     * @param account The account whose points are spent
     * @param spender The caller with SPENDER_ROLE
     * @param points The number of whole points
     */
    event PointsSpent(
        bytes32 indexed spendId, address indexed account, address indexed spender, uint256 points
    );

    /// @notice Emitted when a catalog entry is added or replaced.
    /// @param actionKey The key of the catalog entry
    /// @param actionType The new rules of the action
    event ActionTypeSet(bytes32 indexed actionKey, ActionType actionType);

    /// @notice A required address is zero.
    error InvalidAccount();
    /// @notice The entry has no key, no points or more than `MAX_ACTION_POINTS`, or it is a Browser entry
    /// with more than `BROWSER_POINTS_PER_DAY`.
    /// @param actionKey The key of the rejected entry
    error InvalidActionType(bytes32 actionKey);
    /// @notice The action ID was already used. It stays used when the action is revoked.
    /// @param actionId The ID of the action
    error ActionAlreadyRecorded(bytes32 actionId);
    /// @notice No action has this ID.
    /// @param actionId The ID that was given
    error UnknownAction(bytes32 actionId);
    /// @notice The action was already revoked.
    /// @param actionId The ID of the action
    error ActionAlreadyRevoked(bytes32 actionId);
    /// @notice The limit of revocations per 24 hours is reached.
    /// @param nextAt The Unix timestamp, in seconds, from which the next action can be revoked
    error RevocationLimitReached(uint256 nextAt);
    /// @notice The catalog has no entry with this key.
    /// @param actionKey The key that was given
    error UnknownActionType(bytes32 actionKey);
    /// @notice The catalog entry exists but is inactive.
    /// @param actionKey The key of the catalog entry
    error ActionTypeInactive(bytes32 actionKey);
    /// @notice The timestamp of the action is later than that of the block.
    /// @param occurredAt The Unix timestamp of the action, in seconds
    /// @param blockTime The Unix timestamp of the block, in seconds
    error OccurredInFuture(uint64 occurredAt, uint256 blockTime);
    /// @notice The action is older than `MAX_ACTION_AGE`.
    /// @param occurredAt The Unix timestamp of the action, in seconds
    /// @param earliest The earliest accepted Unix timestamp, in seconds
    error OccurredTooLongAgo(uint64 occurredAt, uint256 earliest);
    /// @notice The account already has a later action with this key.
    /// @param lastOccurredAt The Unix timestamp of that action, in seconds
    error OutOfOrder(uint64 lastOccurredAt);
    /// @notice The cooldown of this key has not ended.
    /// @param nextAt The Unix timestamp, in seconds, at which the cooldown ends
    error CooldownActive(uint64 nextAt);
    /// @notice The account has reached the daily cap of this key.
    /// @param nextAt The Unix timestamp, in seconds, at which the next UTC day begins
    error DailyCapReached(uint64 nextAt);
    /// @notice The account has reached the lifetime cap of this key.
    error LifetimeCapReached();
    /// @notice The points would exceed the account's limit of browser points for that UTC day.
    /// @param nextAt The Unix timestamp, in seconds, at which the next UTC day begins
    error BrowserCapReached(uint64 nextAt);
    /// @notice The spend ID was already used.
    /// @param spendId The ID of the spend
    error SpendAlreadyRecorded(bytes32 spendId);
    /// @notice The account has fewer spendable points than required.
    /// @param available The spendable points of the account
    /// @param required The points that were requested
    error InsufficientPoints(uint256 available, uint256 required);
    /// @notice Points cannot be transferred, and nobody can be approved to transfer them.
    error NonTransferable();

    /**
     * @notice Credits an account with the points that the catalog grants for an action. ATTESTOR_ROLE only.
     * @dev All limits use `occurredAt` and not the block timestamp: an action that the server accepted before
     * midnight counts towards that day, even if it is recorded later. The checks revert in this order:
     * InvalidAccount, ActionAlreadyRecorded, UnknownActionType, ActionTypeInactive, OccurredInFuture,
     * OccurredTooLongAgo, LifetimeCapReached, OutOfOrder, CooldownActive, DailyCapReached, BrowserCapReached.
     * @param actionId The unique ID of the action
     * @param account The account to credit
     * @param userHash The pseudonym of the user, which is only emitted in the event
     * @param actionKey The key of the catalog entry: ASCII, left-aligned, padded with zeros
     * @param occurredAt The Unix timestamp of the action, in seconds
     */
    function record(bytes32 actionId, address account, bytes32 userHash, bytes32 actionKey, uint64 occurredAt)
        external;

    /**
     * @notice Revokes an action, for example after a refund. ATTESTOR_ROLE only.
     * @dev The unspent part of its points is removed at once; the rest becomes debt. The action still counts
     * towards all limits and its ID stays used, so a refund never makes another reward possible.
     * @param actionId The ID of the action
     */
    function revoke(bytes32 actionId) external;

    /**
     * @notice Spends points of an account. SPENDER_ROLE only.
     * @param spendId The unique ID of the spend
     * @param account The account whose points are spent
     * @param points The number of whole points
     */
    function spend(bytes32 spendId, address account, uint256 points) external;

    /// @notice Adds or replaces a catalog entry for all actions recorded afterwards. CURATOR_ROLE only.
    /// @param actionKey The key of the catalog entry
    /// @param actionType The rules of the action
    function setActionType(bytes32 actionKey, ActionType calldata actionType) external;

    /// @notice Returns the maximum points that an account can earn with all Browser actions of one UTC day.
    /// @return The number of whole points
    function BROWSER_POINTS_PER_DAY() external view returns (uint256);

    /// @notice Returns the maximum points that the catalog can grant for one action.
    /// @return The number of whole points
    function MAX_ACTION_POINTS() external view returns (uint256);

    /// @notice Returns the maximum number of revocations in any 24 hours.
    /// @return The number of actions
    function REVOCATIONS_PER_DAY() external view returns (uint256);

    /// @notice Returns the number of revocations that are possible now.
    /// @return The number of actions
    function leftRevocations() external view returns (uint256);

    /// @notice Returns the maximum age of an action when it is recorded.
    /// @return The duration in seconds
    function MAX_ACTION_AGE() external view returns (uint256);

    /// @notice Returns the catalog entry of a key.
    /// @param actionKey The key of the catalog entry
    /// @return The rules of the action; all fields are zero if the entry does not exist
    function actionTypeOf(bytes32 actionKey) external view returns (ActionType memory);

    /// @notice Returns the keys of all catalog entries, including inactive ones.
    /// @return The keys in the order in which the entries were added
    function actionKeys() external view returns (bytes32[] memory);

    /// @notice Returns the action with an ID.
    /// @param actionId The ID of the action
    /// @return The action; all fields are zero if it does not exist
    function actionOf(bytes32 actionId) external view returns (Action memory);

    /// @notice Returns the usage that counts towards the limits of an account and a key.
    /// @param account The account to query
    /// @param actionKey The key of the catalog entry
    /// @return The usage; all fields are zero if there is no action
    function usageOf(address account, bytes32 actionKey) external view returns (ActionUsage memory);

    /**
     * @notice Returns the points that Browser actions earned an account on a UTC day.
     * @dev Only the account's latest day with such an action and the seven days before it are stored.
     * @param account The account to query
     * @param day The UTC day, counted since the Unix epoch (timestamp / 86,400)
     * @return The number of whole points; zero for days that are not stored
     */
    function browserPointsOf(address account, uint256 day) external view returns (uint256);

    /// @notice Returns whether a spend ID was used.
    /// @param spendId The ID of the spend
    /// @return True if points were spent under this ID
    function isSpendRecorded(bytes32 spendId) external view returns (bool);

    /// @notice Returns the points of all actions of an account that are not revoked. They determine its rank.
    /// @param account The account to query
    /// @return The number of whole points
    function earnedOf(address account) external view returns (uint256);

    /// @notice Returns the points that spenders have spent for an account.
    /// @param account The account to query
    /// @return The number of whole points
    function spentOf(address account) external view returns (uint256);

    /// @notice Returns the points that an account owes because they were revoked after it had spent them.
    /// @param account The account to query
    /// @return The number of whole points
    function debtOf(address account) external view returns (uint256);

    /// @notice Returns the sum of the earned points of all accounts.
    /// @return The number of whole points
    function totalEarned() external view returns (uint256);

    /// @notice Returns the number of recorded actions, including revoked ones.
    /// @return The number of actions
    function recordedActions() external view returns (uint256);
}
