// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/**
 * @title The ledger of Energy Points
 * @notice Every rewarded action of a person is recorded here once, with the points that the public catalogue
 * promises for it. Points are whole numbers, cannot be sent to anybody else, and show in wallets as an ERC-20
 * token with the symbol EP and no decimals.
 *
 * Each account has two figures. Earned points make its rank: spending never lowers them. Spendable points (its
 * `balanceOf`) are what it has earned and not spent yet. When an action is revoked, earned points go down at
 * once; what was already spent of them stays behind as a debt, which later actions pay off first. At all times
 *
 *     balanceOf + spentOf = earnedOf + debtOf, and one of balanceOf and debtOf is zero.
 *
 * Who may do what:
 * - ATTESTOR_ROLE records and revokes actions. It can lie about whether an action happened, but it cannot choose
 *   how many points an action brings, pass a cooldown or a cap, use an action id twice, date an action into the
 *   future or more than seven days back, or touch points in any way other than revoking a recorded action, 200 in
 *   24 hours.
 * - CURATOR_ROLE changes the catalogue, up to 1,000 points for an action. Changes hold for actions recorded
 *   afterwards; it can never change points that are already credited.
 * - SPENDER_ROLE (contracts that sell something for points) takes spendable points from an account. It is trusted
 *   to have the account's consent. It cannot create points, run an account into debt or lower earned points.
 * - DEFAULT_ADMIN_ROLE gives and takes these three roles, and is itself handed over in two steps after a delay.
 *   It has no other power over points.
 * Nobody can move points between accounts, and the contract accepts and holds no coins.
 * @custom:security-contact page /contact of the website
 */
interface IActionLedger is IERC20Metadata {
    /// @notice Who sees that an action happened: the person's browser, the server, or a transaction on the chain.
    enum Source {
        Browser,
        Server,
        Chain
    }

    /**
     * @notice What the catalogue promises for an action and how often.
     * @param points Energy Points per action, at least 1
     * @param cooldown seconds between two actions of one account; 0 = none
     * @param dailyCap actions per account and UTC day; 0 = no limit
     * @param lifetimeCap actions per account for ever; 0 = no limit
     * @param source who sees the action; Browser actions share `BROWSER_POINTS_PER_DAY`
     * @param active false stops new actions of this type
     */
    struct ActionType {
        uint32 points;
        uint32 cooldown;
        uint16 dailyCap;
        uint16 lifetimeCap;
        Source source;
        bool active;
    }

    /// @notice A catalogue row with its name, for the constructor.
    struct CatalogueEntry {
        bytes32 actionKey;
        ActionType actionType;
    }

    /// @notice A recorded action. `occurredAt` is in seconds; `account` is zero if there is no such action.
    struct Action {
        address account;
        bytes32 actionKey;
        uint32 points;
        uint64 occurredAt;
        bool revoked;
    }

    /**
     * @notice What counts towards the limits of one account and one action key.
     * @param lastOccurredAt seconds of the last action, 0 if there is none
     * @param countOnLastDay actions on the UTC day of the last one
     * @param lifetimeCount actions ever; revoked ones stay counted
     */
    struct ActionUsage {
        uint64 lastOccurredAt;
        uint32 countOnLastDay;
        uint32 lifetimeCount;
    }

    /**
     * @notice An action was credited. The ERC-20 `Transfer` that follows in the same transaction carries the part
     * that became spendable; there is none if all of it paid off debt.
     * @param userHash pseudonym of the person, as the server chose it; the ledger gives it no meaning
     * @param actionId id of the action, unique for ever
     * @param account whose account it is
     * @param actionKey key of the catalogue row
     * @param points whole points
     * @param occurredAt second at which it happened
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
     * @notice An action was taken back.
     * @param points what had been credited for it
     * @param debt the part of `points` that was already spent and is now owed
     * @param actionId id of the action, unique for ever
     * @param account whose account it is
     */
    event ActionRevoked(bytes32 indexed actionId, address indexed account, uint32 points, uint32 debt);

    /// @notice A spender took points from an account.
    /// @param spendId id of the spending, unique for ever
    /// @param account whose account it is
    /// @param spender the contract that took them
    /// @param points whole points
    event PointsSpent(
        bytes32 indexed spendId, address indexed account, address indexed spender, uint256 points
    );

    /// @notice The catalogue has a new or changed row.
    /// @param actionKey key of the catalogue row
    /// @param actionType the whole row
    event ActionTypeSet(bytes32 indexed actionKey, ActionType actionType);

    /// @notice The account is the zero address.
    error InvalidAccount();
    /// @notice The row has no name, no points or more than `MAX_ACTION_POINTS`, or is a browser row above the daily
    /// browser limit.
    /// @param actionKey key of the row that was refused
    error InvalidActionType(bytes32 actionKey);
    /// @notice This action id has been used, even if the action was revoked since.
    /// @param actionId id of the action, unique for ever
    error ActionAlreadyRecorded(bytes32 actionId);
    /// @notice There is no action with this id.
    /// @param actionId id of the action, unique for ever
    error UnknownAction(bytes32 actionId);
    /// @notice The action has been revoked before.
    /// @param actionId id of the action, unique for ever
    error ActionAlreadyRevoked(bytes32 actionId);
    /// @notice No more actions can be revoked before `nextAt` (seconds).
    /// @param nextAt second from which it is possible again
    error RevocationLimitReached(uint256 nextAt);
    /// @notice The catalogue has no row with this name.
    /// @param actionKey key of the catalogue row
    error UnknownActionType(bytes32 actionKey);
    /// @notice The row exists, but brings nothing at present.
    /// @param actionKey key of the catalogue row
    error ActionTypeInactive(bytes32 actionKey);
    /// @notice The action lies after this block's time (seconds).
    /// @param occurredAt second at which it happened
    /// @param blockTime time of the block
    error OccurredInFuture(uint64 occurredAt, uint256 blockTime);
    /// @notice The action is older than `MAX_ACTION_AGE`; `earliest` (seconds) would still be accepted.
    /// @param occurredAt second at which it happened
    /// @param earliest earliest second that is accepted
    error OccurredTooLongAgo(uint64 occurredAt, uint256 earliest);
    /// @notice The account has a later action with this key.
    /// @param lastOccurredAt second of the latest action of this kind
    error OutOfOrder(uint64 lastOccurredAt);
    /// @notice The cooldown ends at `nextAt` (seconds).
    /// @param nextAt second from which it is possible again
    error CooldownActive(uint64 nextAt);
    /// @notice No more of this key on that UTC day; the next one begins at `nextAt` (seconds).
    /// @param nextAt second from which it is possible again
    error DailyCapReached(uint64 nextAt);
    /// @notice No more of this key for this account, ever.
    error LifetimeCapReached();
    /// @notice The points would pass the account's browser limit of that UTC day; the next begins at `nextAt`.
    /// @param nextAt second from which it is possible again
    error BrowserCapReached(uint64 nextAt);
    /// @notice This spend id has been used.
    /// @param spendId id of the spending, unique for ever
    error SpendAlreadyRecorded(bytes32 spendId);
    /// @notice The account has fewer spendable points than asked for.
    /// @param available what there is
    /// @param required what was asked for
    error InsufficientPoints(uint256 available, uint256 required);
    /// @notice Points cannot be sent, and nobody can be allowed to send them.
    error NonTransferable();

    /**
     * @notice Credits an account with the catalogue's points for an action. ATTESTOR_ROLE only.
     * @dev All limits go by `occurredAt`, not by the block: an action accepted before midnight counts for that
     * day however late it is recorded. Refusals in the order in which they are checked: InvalidAccount,
     * ActionAlreadyRecorded, UnknownActionType, ActionTypeInactive, OccurredInFuture, OccurredTooLongAgo,
     * LifetimeCapReached, OutOfOrder, CooldownActive, DailyCapReached, BrowserCapReached.
     * @param actionId unique for ever
     * @param account who is credited
     * @param userHash pseudonym of the person, only passed on to the event
     * @param actionKey name of the catalogue row: ASCII, left aligned, padded with zeros
     * @param occurredAt when the action happened, in seconds
     */
    function record(bytes32 actionId, address account, bytes32 userHash, bytes32 actionKey, uint64 occurredAt)
        external;

    /**
     * @notice Takes an action back, for example after a refund. ATTESTOR_ROLE only.
     * @dev The unspent part is taken at once, the rest becomes debt. The action stays counted in all limits and
     * its id stays used, so a refund never opens room for another reward.
     * @param actionId id of the action, unique for ever
     */
    function revoke(bytes32 actionId) external;

    /**
     * @notice Takes spendable points from an account. SPENDER_ROLE only.
     * @param spendId unique for ever
     * @param account whose account it is
     * @param points whole points
     */
    function spend(bytes32 spendId, address account, uint256 points) external;

    /// @notice Adds or replaces a catalogue row for all actions recorded from now on. CURATOR_ROLE only.
    /// @param actionKey key of the catalogue row
    /// @param actionType the whole row
    function setActionType(bytes32 actionKey, ActionType calldata actionType) external;

    /// @notice Points that all Browser actions of one account can bring on one UTC day.
    /// @return whole points
    function BROWSER_POINTS_PER_DAY() external view returns (uint256);

    /// @notice The most points that the catalogue can promise for one action.
    /// @return whole points
    function MAX_ACTION_POINTS() external view returns (uint256);

    /// @notice Actions that can be revoked in any 24 hours.
    /// @return a count
    function REVOCATIONS_PER_DAY() external view returns (uint256);

    /// @notice Actions that can be revoked now.
    /// @return a count
    function leftRevocations() external view returns (uint256);

    /// @notice How many seconds an action may be older than the block that records it.
    /// @return seconds
    function MAX_ACTION_AGE() external view returns (uint256);

    /// @notice A catalogue row; all zero if there is none with this name.
    /// @param actionKey key of the catalogue row
    /// @return the row; all zero if there is none
    function actionTypeOf(bytes32 actionKey) external view returns (ActionType memory);

    /// @notice Names of all catalogue rows, inactive ones included, in the order in which they were added.
    /// @return in the order in which they were added
    function actionKeys() external view returns (bytes32[] memory);

    /// @notice A recorded action; all zero if there is none with this id.
    /// @param actionId id of the action, unique for ever
    /// @return the action
    function actionOf(bytes32 actionId) external view returns (Action memory);

    /// @notice What counts towards the limits of this account for this key.
    /// @param account whose account it is
    /// @param actionKey key of the catalogue row
    /// @return what counts for its limits
    function usageOf(address account, bytes32 actionKey) external view returns (ActionUsage memory);

    /**
     * @notice Points that Browser actions have brought an account on a UTC day (seconds / 86400).
     * @dev Known for the account's latest day with such an action and the seven before it; zero otherwise.
     * @param account whose account it is
     * @param day days since 1970, UTC
     * @return whole points
     */
    function browserPointsOf(address account, uint256 day) external view returns (uint256);

    /// @notice True if points have been taken under this id.
    /// @param spendId id of the spending, unique for ever
    /// @return true if it was
    function isSpendRecorded(bytes32 spendId) external view returns (bool);

    /// @notice Points of an account from all its actions that are not revoked; the base of its rank.
    /// @param account whose account it is
    /// @return whole points
    function earnedOf(address account) external view returns (uint256);

    /// @notice Points that spenders have taken from an account.
    /// @param account whose account it is
    /// @return whole points
    function spentOf(address account) external view returns (uint256);

    /// @notice Points that an account owes because it had spent them before they were revoked.
    /// @param account whose account it is
    /// @return whole points
    function debtOf(address account) external view returns (uint256);

    /// @notice Sum of the earned points of all accounts.
    /// @return whole points
    function totalEarned() external view returns (uint256);

    /// @notice Number of actions ever recorded, revoked ones included.
    /// @return a count
    function recordedActions() external view returns (uint256);
}
