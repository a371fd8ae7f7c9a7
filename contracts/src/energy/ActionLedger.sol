// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {BitMaps} from "@openzeppelin/contracts/utils/structs/BitMaps.sol";
import {RollingDay} from "../access/RollingDay.sol";
import {IActionLedger} from "./IActionLedger.sol";
import {RecentDays} from "./RecentDays.sol";

/**
 * @title Ledger of Energy Points
 * @notice Implements IActionLedger, which documents the guarantees and permissions.
 * @dev The contract calls no other contract. Each action, each account, each pair of account and key, each
 * catalog entry and the totals use one storage slot, so recording an action writes four slots. `record` packs
 * these slots by hand to read and write each of them once. No field can overflow into its neighbor, because
 * an action adds at most `MAX_ACTION_POINTS`. Balance and debt are not stored: they are the positive and the
 * negative part of `earned - spent`.
 * @custom:security-contact The /contact page of the website
 */
contract ActionLedger is IActionLedger, AccessControlDefaultAdminRules {
    using BitMaps for BitMaps.BitMap;
    using SafeCast for uint256;

    /// @notice Role that records and revokes actions.
    bytes32 public constant ATTESTOR_ROLE = keccak256("ATTESTOR_ROLE");
    /// @notice Role that spends points of accounts.
    bytes32 public constant SPENDER_ROLE = keccak256("SPENDER_ROLE");
    /// @notice Role that changes the catalog.
    bytes32 public constant CURATOR_ROLE = keccak256("CURATOR_ROLE");

    /// @inheritdoc IActionLedger
    uint256 public constant BROWSER_POINTS_PER_DAY = 400;
    /// @inheritdoc IActionLedger
    uint256 public constant MAX_ACTION_AGE = 7 days;
    /// @inheritdoc IActionLedger
    uint256 public constant MAX_ACTION_POINTS = 1_000;
    /// @inheritdoc IActionLedger
    uint256 public constant REVOCATIONS_PER_DAY = 200;

    /// @dev Flag in the packed word of an action.
    uint256 private constant REVOKED = 1 << 248;
    /// @dev Delay between the two steps of a transfer of DEFAULT_ADMIN_ROLE, in seconds.
    uint48 private constant ADMIN_TRANSFER_DELAY = 2 days;

    /// @dev `number` is the position in `_actionKeys` plus one, so zero means that the entry does not exist.
    struct StoredActionType {
        uint32 points;
        uint32 cooldown;
        uint16 dailyCap;
        uint16 lifetimeCap;
        Source source;
        bool active;
        uint16 number;
    }

    mapping(bytes32 actionKey => StoredActionType) private _actionTypes;
    bytes32[] private _actionKeys;
    /// @dev Fields from the lowest bit: account 160, points 32, timestamp 40, number of the action type 16,
    /// revoked 8. A word of zero means that the action does not exist.
    mapping(bytes32 actionId => uint256 word) private _actions;
    /// @dev Fields from the lowest bit: earned 64, spent 64, latest day of the RecentDays register 32,
    /// RecentDays 96.
    mapping(address account => uint256 word) private _accounts;
    /// @dev Fields from the lowest bit: last timestamp 64, count on that day 32, lifetime count 32.
    mapping(address account => mapping(bytes32 actionKey => uint256 word)) private _usages;
    /// @dev One bit per ID. IDs that differ only in their last byte share a word, so later ones cost less
    /// gas.
    BitMaps.BitMap private _spends;
    /// @dev Fields from the lowest bit: supply 96, earned 96, number of actions 64.
    uint256 private _totals;
    /// @dev RollingDay register of revocations. The constructor initializes it, so that no revocation pays
    /// for a zero-to-nonzero write.
    uint256 private _revocations = RollingDay.add(0, block.timestamp, 0);

    /**
     * @param admin The first holder of DEFAULT_ADMIN_ROLE
     * @param attestor The first holder of ATTESTOR_ROLE
     * @param curator The first holder of CURATOR_ROLE
     * @param catalogue The initial catalog entries
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
        if (_actions[actionId] != 0) revert ActionAlreadyRecorded(actionId);
        StoredActionType memory actionType = _actionTypes[actionKey];
        if (actionType.number == 0) revert UnknownActionType(actionKey);
        if (!actionType.active) revert ActionTypeInactive(actionKey);
        _checkAge(occurredAt);

        _useLimits(account, actionKey, actionType, occurredAt);
        _actions[actionId] = uint256(uint160(account)) | uint256(actionType.points) << 160
            | uint256(occurredAt) << 192 | uint256(actionType.number) << 232;
        uint256 credited = _credit(account, actionType, occurredAt);
        emit ActionRecorded(actionId, account, actionKey, userHash, actionType.points, occurredAt);
        if (credited > 0) emit Transfer(address(0), account, credited);
    }

    /// @inheritdoc IActionLedger
    function revoke(bytes32 actionId) external onlyRole(ATTESTOR_ROLE) {
        uint256 action = _actions[actionId];
        address account = address(uint160(action));
        if (account == address(0)) revert UnknownAction(actionId);
        if (action & REVOKED != 0) revert ActionAlreadyRevoked(actionId);
        if (leftRevocations() == 0) {
            revert RevocationLimitReached(RollingDay.nextAt(_revocations, block.timestamp));
        }
        _revocations = RollingDay.add(_revocations, block.timestamp, 1);
        _actions[actionId] = action | REVOKED;

        uint256 points = uint32(action >> 160);
        uint256 state = _accounts[account];
        uint256 taken = Math.min(_balanceOf(state), points);
        _accounts[account] = state - points;
        _totals -= points << 96 | taken;
        emit ActionRevoked(actionId, account, uint32(points), uint32(points - taken));
        if (taken > 0) emit Transfer(account, address(0), taken);
    }

    /// @inheritdoc IActionLedger
    function spend(bytes32 spendId, address account, uint256 points) external onlyRole(SPENDER_ROLE) {
        if (isSpendRecorded(spendId)) revert SpendAlreadyRecorded(spendId);
        uint256 state = _accounts[account];
        uint256 available = _balanceOf(state);
        if (available < points) revert InsufficientPoints(available, points);

        _spends.set(uint256(spendId));
        _accounts[account] = state + (points << 64);
        _totals -= points;
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

    /// @notice Always reverts, because points belong to the account that earned them.
    /// @return Nothing, because the call reverts
    function transfer(address, uint256) external pure returns (bool) {
        revert NonTransferable();
    }

    /// @notice Always reverts, because points belong to the account that earned them.
    /// @return Nothing, because the call reverts
    function transferFrom(address, address, uint256) external pure returns (bool) {
        revert NonTransferable();
    }

    /// @notice Always reverts, because points belong to the account that earned them.
    /// @return Nothing, because the call reverts
    function approve(address, uint256) external pure returns (bool) {
        revert NonTransferable();
    }

    /// @notice Always returns zero, because nobody can be approved to transfer points.
    /// @return Zero
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

    /// @notice Returns the sum of the spendable points of all accounts.
    /// @return The number of whole points
    function totalSupply() external view returns (uint256) {
        return uint96(_totals);
    }

    /// @notice Returns the spendable points of an account.
    /// @param account The account to query
    /// @return The number of whole points
    function balanceOf(address account) external view returns (uint256) {
        return _balanceOf(_accounts[account]);
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
        uint256 action = _actions[actionId];
        uint256 number = uint16(action >> 232);
        return Action({
            account: address(uint160(action)),
            actionKey: number == 0 ? bytes32(0) : _actionKeys[number - 1],
            points: uint32(action >> 160),
            occurredAt: uint40(action >> 192),
            revoked: action & REVOKED != 0
        });
    }

    /// @inheritdoc IActionLedger
    function usageOf(address account, bytes32 actionKey) external view returns (ActionUsage memory) {
        uint256 usage = _usages[account][actionKey];
        return ActionUsage({
            lastOccurredAt: uint64(usage),
            countOnLastDay: uint32(usage >> 64),
            lifetimeCount: uint32(usage >> 96)
        });
    }

    /// @inheritdoc IActionLedger
    function browserPointsOf(address account, uint256 day) external view returns (uint256) {
        uint256 state = _accounts[account];
        return RecentDays.totalOn(state >> 160, uint32(state >> 128), day);
    }

    /// @inheritdoc IActionLedger
    function earnedOf(address account) external view returns (uint256) {
        return _earnedOf(_accounts[account]);
    }

    /// @inheritdoc IActionLedger
    function spentOf(address account) external view returns (uint256) {
        return _spentOf(_accounts[account]);
    }

    /// @inheritdoc IActionLedger
    function debtOf(address account) external view returns (uint256) {
        uint256 state = _accounts[account];
        return Math.saturatingSub(_spentOf(state), _earnedOf(state));
    }

    /// @inheritdoc IActionLedger
    function totalEarned() external view returns (uint256) {
        return uint96(_totals >> 96);
    }

    /// @inheritdoc IActionLedger
    function recordedActions() external view returns (uint256) {
        return _totals >> 192;
    }

    /// @inheritdoc IActionLedger
    function isSpendRecorded(bytes32 spendId) public view returns (bool) {
        return _spends.get(uint256(spendId));
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

    /// @dev Permanent errors come before temporary ones, so that a caller does not retry in vain.
    /// packages/shared/src/energy/rules.ts applies the same rules in the same order.
    function _useLimits(
        address account,
        bytes32 actionKey,
        StoredActionType memory actionType,
        uint64 occurredAt
    ) private {
        uint256 usage = _usages[account][actionKey];
        uint256 lifetimeCount = usage >> 96;
        uint256 day = occurredAt / 1 days;
        uint256 countOnDay = 0;
        if (actionType.lifetimeCap > 0 && lifetimeCount >= actionType.lifetimeCap) {
            revert LifetimeCapReached();
        }
        if (lifetimeCount > 0) {
            uint64 lastOccurredAt = uint64(usage);
            if (occurredAt < lastOccurredAt) revert OutOfOrder(lastOccurredAt);
            uint64 cooledDownAt = lastOccurredAt + actionType.cooldown;
            if (occurredAt < cooledDownAt) revert CooldownActive(cooledDownAt);
            if (lastOccurredAt / 1 days == day) countOnDay = uint32(usage >> 64);
        }
        if (actionType.dailyCap > 0 && countOnDay >= actionType.dailyCap) {
            revert DailyCapReached(uint64(day + 1) * 1 days);
        }
        _usages[account][actionKey] = occurredAt | (countOnDay + 1) << 64 | (lifetimeCount + 1) << 96;
    }

    /// @dev Credits the points of an action and updates the totals.
    /// @return credited The part that became spendable; the rest paid off debt
    function _credit(address account, StoredActionType memory actionType, uint64 occurredAt)
        private
        returns (uint256 credited)
    {
        uint256 points = actionType.points;
        uint256 state = _accounts[account];
        if (actionType.source == Source.Browser) state = _countBrowserPoints(state, points, occurredAt);
        uint256 balanceBefore = _balanceOf(state);
        state += points;
        _accounts[account] = state;
        credited = _balanceOf(state) - balanceBefore;
        _totals += 1 << 192 | points << 96 | credited;
    }

    /// @dev Counts points of a browser action towards the account's limit for that day.
    /// @return The updated word of the account
    function _countBrowserPoints(uint256 state, uint256 points, uint64 occurredAt)
        private
        pure
        returns (uint256)
    {
        uint64 day = occurredAt / 1 days;
        uint256 latest = uint32(state >> 128);
        uint256 register = state >> 160;
        if (RecentDays.totalOn(register, latest, day) + points > BROWSER_POINTS_PER_DAY) {
            revert BrowserCapReached((day + 1) * 1 days);
        }
        (register, latest) = RecentDays.add(register, latest, day, points);
        return uint128(state) | latest << 128 | register << 160;
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

    function _balanceOf(uint256 state) private pure returns (uint256) {
        return Math.saturatingSub(_earnedOf(state), _spentOf(state));
    }

    function _earnedOf(uint256 state) private pure returns (uint256) {
        return uint64(state);
    }

    function _spentOf(uint256 state) private pure returns (uint256) {
        return uint64(state >> 64);
    }
}
