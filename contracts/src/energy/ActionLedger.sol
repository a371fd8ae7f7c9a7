// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {RollingDay} from "../access/RollingDay.sol";
import {IActionLedger} from "./IActionLedger.sol";
import {RecentDays} from "./RecentDays.sol";

/**
 * @title The ledger of Energy Points
 * @notice See IActionLedger for what it promises and who may do what.
 * @dev Calls no other contract. One storage slot each per action, per account, per account and key, per catalogue
 * row and for all totals, so that recording an action writes four slots. Balance and debt are not stored: they are
 * the two signs of `earned - spent`.
 * @custom:security-contact page /contact of the website
 */
contract ActionLedger is IActionLedger, AccessControlDefaultAdminRules {
    using SafeCast for uint256;

    bytes32 public constant ATTESTOR_ROLE = keccak256("ATTESTOR_ROLE");
    bytes32 public constant SPENDER_ROLE = keccak256("SPENDER_ROLE");
    bytes32 public constant CURATOR_ROLE = keccak256("CURATOR_ROLE");

    /// @inheritdoc IActionLedger
    uint256 public constant BROWSER_POINTS_PER_DAY = 400;
    /// @inheritdoc IActionLedger
    uint256 public constant MAX_ACTION_AGE = 7 days;
    /// @inheritdoc IActionLedger
    uint256 public constant MAX_ACTION_POINTS = 1_000;
    /// @inheritdoc IActionLedger
    uint256 public constant REVOCATIONS_PER_DAY = 200;

    /// @dev Time between the first and the second step of handing over DEFAULT_ADMIN_ROLE.
    uint48 private constant ADMIN_TRANSFER_DELAY = 2 days;

    /// @dev `number` is the position in `_actionKeys` plus one; zero means that there is no such row.
    struct StoredActionType {
        uint32 points;
        uint32 cooldown;
        uint16 dailyCap;
        uint16 lifetimeCap;
        Source source;
        bool active;
        uint16 number;
    }

    struct StoredAction {
        address account;
        uint32 points;
        uint40 occurredAt;
        uint16 typeNumber;
        bool revoked;
    }

    /// @dev `browserDays` are the account's RecentDays, the latest of which is `browserDay`.
    struct Account {
        uint64 earned;
        uint64 spent;
        uint32 browserDay;
        uint96 browserDays;
    }

    struct Totals {
        uint96 supply;
        uint96 earned;
        uint64 actions;
    }

    mapping(bytes32 actionKey => StoredActionType) private _actionTypes;
    bytes32[] private _actionKeys;
    mapping(bytes32 actionId => StoredAction) private _actions;
    mapping(address account => Account) private _accounts;
    mapping(address account => mapping(bytes32 actionKey => ActionUsage)) private _usages;
    mapping(bytes32 spendId => bool) private _spends;
    Totals private _totals;
    /// @dev A RollingDay of revocations.
    uint256 private _revocations;

    /**
     * @param admin first holder of DEFAULT_ADMIN_ROLE
     * @param attestor first holder of ATTESTOR_ROLE
     * @param curator first holder of CURATOR_ROLE
     * @param catalogue first rows of the catalogue
     */
    constructor(address admin, address attestor, address curator, CatalogueEntry[] memory catalogue)
        AccessControlDefaultAdminRules(ADMIN_TRANSFER_DELAY, admin)
    {
        if (attestor == address(0) || curator == address(0)) revert InvalidAccount();
        _grantRole(ATTESTOR_ROLE, attestor);
        _grantRole(CURATOR_ROLE, curator);
        for (uint256 i = 0; i < catalogue.length; i++) {
            _setActionType(catalogue[i].actionKey, catalogue[i].actionType);
        }
    }

    /// @inheritdoc IActionLedger
    function record(bytes32 actionId, address account, bytes32 userHash, bytes32 actionKey, uint64 occurredAt)
        external
        onlyRole(ATTESTOR_ROLE)
    {
        if (account == address(0)) revert InvalidAccount();
        if (_actions[actionId].account != address(0)) revert ActionAlreadyRecorded(actionId);
        StoredActionType memory actionType = _actionTypes[actionKey];
        if (actionType.number == 0) revert UnknownActionType(actionKey);
        if (!actionType.active) revert ActionTypeInactive(actionKey);
        _checkAge(occurredAt);

        _useLimits(account, actionKey, actionType, occurredAt);
        _actions[actionId] = StoredAction({
            account: account,
            points: actionType.points,
            occurredAt: uint256(occurredAt).toUint40(),
            typeNumber: actionType.number,
            revoked: false
        });
        uint64 credited = _credit(account, actionType, occurredAt);
        emit ActionRecorded(actionId, account, actionKey, userHash, actionType.points, occurredAt);
        if (credited > 0) emit Transfer(address(0), account, credited);
    }

    /// @inheritdoc IActionLedger
    function revoke(bytes32 actionId) external onlyRole(ATTESTOR_ROLE) {
        StoredAction storage action = _actions[actionId];
        address account = action.account;
        if (account == address(0)) revert UnknownAction(actionId);
        if (action.revoked) revert ActionAlreadyRevoked(actionId);
        if (leftRevocations() == 0) {
            revert RevocationLimitReached(RollingDay.nextAt(_revocations, block.timestamp));
        }
        _revocations = RollingDay.add(_revocations, block.timestamp, 1);
        action.revoked = true;

        uint32 points = action.points;
        Account storage state = _accounts[account];
        uint64 available = _balance(state.earned, state.spent);
        uint64 taken = available < points ? available : points;
        state.earned -= points;
        _totals.supply -= taken;
        _totals.earned -= points;
        emit ActionRevoked(actionId, account, points, uint256(points - taken).toUint32());
        if (taken > 0) emit Transfer(account, address(0), taken);
    }

    /// @inheritdoc IActionLedger
    function spend(bytes32 spendId, address account, uint256 points) external onlyRole(SPENDER_ROLE) {
        if (_spends[spendId]) revert SpendAlreadyRecorded(spendId);
        Account storage state = _accounts[account];
        uint64 available = _balance(state.earned, state.spent);
        if (available < points) revert InsufficientPoints(available, points);

        _spends[spendId] = true;
        state.spent += points.toUint64();
        _totals.supply -= points.toUint96();
        emit PointsSpent(spendId, account, msg.sender, points);
        emit Transfer(account, address(0), points);
    }

    /// @inheritdoc IActionLedger
    function setActionType(bytes32 actionKey, ActionType calldata actionType)
        external
        onlyRole(CURATOR_ROLE)
    {
        _setActionType(actionKey, actionType);
    }

    /// @notice Always refused: points belong to the account that earned them.
    /// @return never, it reverts
    function transfer(address, uint256) external pure returns (bool) {
        revert NonTransferable();
    }

    /// @notice Always refused: points belong to the account that earned them.
    /// @return never, it reverts
    function transferFrom(address, address, uint256) external pure returns (bool) {
        revert NonTransferable();
    }

    /// @notice Always refused: points belong to the account that earned them.
    /// @return never, it reverts
    function approve(address, uint256) external pure returns (bool) {
        revert NonTransferable();
    }

    /// @notice Always zero.
    /// @return zero
    function allowance(address, address) external pure returns (uint256) {
        return 0;
    }

    /// @inheritdoc IERC20Metadata
    function name() external pure returns (string memory) {
        return "Energy Points";
    }

    /// @inheritdoc IERC20Metadata
    function symbol() external pure returns (string memory) {
        return "EP";
    }

    /// @inheritdoc IERC20Metadata
    function decimals() external pure returns (uint8) {
        return 0;
    }

    /// @notice Sum of the spendable points of all accounts.
    /// @return whole points
    function totalSupply() external view returns (uint256) {
        return _totals.supply;
    }

    /// @notice Points that an account can spend.
    /// @param account whose account it is
    /// @return whole points
    function balanceOf(address account) external view returns (uint256) {
        Account storage state = _accounts[account];
        return _balance(state.earned, state.spent);
    }

    /// @inheritdoc IActionLedger
    function actionTypeOf(bytes32 actionKey) external view returns (ActionType memory) {
        StoredActionType memory stored = _actionTypes[actionKey];
        return ActionType({
            points: stored.points,
            cooldown: stored.cooldown,
            dailyCap: stored.dailyCap,
            lifetimeCap: stored.lifetimeCap,
            source: stored.source,
            active: stored.active
        });
    }

    /// @inheritdoc IActionLedger
    function actionKeys() external view returns (bytes32[] memory) {
        return _actionKeys;
    }

    /// @inheritdoc IActionLedger
    function actionOf(bytes32 actionId) external view returns (Action memory) {
        StoredAction memory stored = _actions[actionId];
        return Action({
            account: stored.account,
            actionKey: stored.typeNumber == 0 ? bytes32(0) : _actionKeys[stored.typeNumber - 1],
            points: stored.points,
            occurredAt: stored.occurredAt,
            revoked: stored.revoked
        });
    }

    /// @inheritdoc IActionLedger
    function usageOf(address account, bytes32 actionKey) external view returns (ActionUsage memory) {
        return _usages[account][actionKey];
    }

    /// @inheritdoc IActionLedger
    function browserPointsOf(address account, uint256 day) external view returns (uint256) {
        Account storage state = _accounts[account];
        return RecentDays.totalOn(state.browserDays, state.browserDay, day);
    }

    /// @inheritdoc IActionLedger
    function isSpendRecorded(bytes32 spendId) external view returns (bool) {
        return _spends[spendId];
    }

    /// @inheritdoc IActionLedger
    function earnedOf(address account) external view returns (uint256) {
        return _accounts[account].earned;
    }

    /// @inheritdoc IActionLedger
    function spentOf(address account) external view returns (uint256) {
        return _accounts[account].spent;
    }

    /// @inheritdoc IActionLedger
    function debtOf(address account) external view returns (uint256) {
        Account storage state = _accounts[account];
        return _balance(state.spent, state.earned);
    }

    /// @inheritdoc IActionLedger
    function totalEarned() external view returns (uint256) {
        return _totals.earned;
    }

    /// @inheritdoc IActionLedger
    function recordedActions() external view returns (uint256) {
        return _totals.actions;
    }

    /// @inheritdoc IActionLedger
    function leftRevocations() public view returns (uint256) {
        return REVOCATIONS_PER_DAY - RollingDay.usedAt(_revocations, block.timestamp);
    }

    function _checkAge(uint64 occurredAt) private view {
        if (occurredAt > block.timestamp) revert OccurredInFuture(occurredAt, block.timestamp);
        if (block.timestamp - occurredAt > MAX_ACTION_AGE) {
            revert OccurredTooLongAgo(occurredAt, block.timestamp - MAX_ACTION_AGE);
        }
    }

    /// @dev What no waiting can cure is refused first; packages/shared/src/energy/rules.ts decides the same.
    function _useLimits(
        address account,
        bytes32 actionKey,
        StoredActionType memory actionType,
        uint64 occurredAt
    ) private {
        ActionUsage memory usage = _usages[account][actionKey];
        uint64 day = occurredAt / 1 days;
        uint32 countOnDay = 0;
        if (actionType.lifetimeCap > 0 && usage.lifetimeCount >= actionType.lifetimeCap) {
            revert LifetimeCapReached();
        }
        if (usage.lifetimeCount > 0) {
            if (occurredAt < usage.lastOccurredAt) revert OutOfOrder(usage.lastOccurredAt);
            uint64 cooledDownAt = usage.lastOccurredAt + actionType.cooldown;
            if (occurredAt < cooledDownAt) revert CooldownActive(cooledDownAt);
            if (usage.lastOccurredAt / 1 days == day) countOnDay = usage.countOnLastDay;
        }
        if (actionType.dailyCap > 0 && countOnDay >= actionType.dailyCap) {
            revert DailyCapReached((day + 1) * 1 days);
        }
        _usages[account][actionKey] = ActionUsage({
            lastOccurredAt: occurredAt, countOnLastDay: countOnDay + 1, lifetimeCount: usage.lifetimeCount + 1
        });
    }

    /// @return credited the part that became spendable; the rest paid off debt
    function _credit(address account, StoredActionType memory actionType, uint64 occurredAt)
        private
        returns (uint64 credited)
    {
        Account memory state = _accounts[account];
        if (actionType.source == Source.Browser) {
            uint64 day = occurredAt / 1 days;
            uint256 total = RecentDays.totalOn(state.browserDays, state.browserDay, day) + actionType.points;
            if (total > BROWSER_POINTS_PER_DAY) revert BrowserCapReached((day + 1) * 1 days);
            (uint256 register, uint256 latest) =
                RecentDays.add(state.browserDays, state.browserDay, day, actionType.points);
            state.browserDays = register.toUint96();
            state.browserDay = latest.toUint32();
        }
        uint64 balanceBefore = _balance(state.earned, state.spent);
        state.earned += actionType.points;
        _accounts[account] = state;

        credited = _balance(state.earned, state.spent) - balanceBefore;
        Totals memory totals = _totals;
        totals.supply += credited;
        totals.earned += actionType.points;
        totals.actions += 1;
        _totals = totals;
    }

    function _setActionType(bytes32 actionKey, ActionType memory actionType) private {
        if (actionKey == bytes32(0) || actionType.points == 0 || actionType.points > MAX_ACTION_POINTS) {
            revert InvalidActionType(actionKey);
        }
        if (actionType.source == Source.Browser && actionType.points > BROWSER_POINTS_PER_DAY) {
            revert InvalidActionType(actionKey);
        }
        uint16 number = _actionTypes[actionKey].number;
        if (number == 0) {
            _actionKeys.push(actionKey);
            number = _actionKeys.length.toUint16();
        }
        _actionTypes[actionKey] = StoredActionType({
            points: actionType.points,
            cooldown: actionType.cooldown,
            dailyCap: actionType.dailyCap,
            lifetimeCap: actionType.lifetimeCap,
            source: actionType.source,
            active: actionType.active,
            number: number
        });
        emit ActionTypeSet(actionKey, actionType);
    }

    /// @dev What is left of `income` after `outgo`, and nothing if more went out than came in.
    function _balance(uint64 income, uint64 outgo) private pure returns (uint64) {
        return income > outgo ? income - outgo : 0;
    }
}
