// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {ERC4337Utils} from "@openzeppelin/contracts/account/utils/draft-ERC4337Utils.sol";
import {IPaymaster, PackedUserOperation} from "@openzeppelin/contracts/interfaces/draft-IERC4337.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {IActionPaymaster} from "./IActionPaymaster.sol";
import {IPasskeyAccountFactory} from "./IPasskeyAccountFactory.sol";

/**
 * @title Paymaster of passkey accounts
 * @notice Implements IActionPaymaster, which documents the guarantees and permissions.
 * @dev Validation reserves the most that the operation could cost, so operations of one bundle cannot exceed
 * a limit together. `postOp` returns what was not used. If it fails, the reservation stays.
 * @custom:security-contact The /contact page of the website
 */
contract ActionPaymaster is IActionPaymaster, IPaymaster, AccessControlDefaultAdminRules {
    using ERC4337Utils for PackedUserOperation;
    using SafeCast for uint256;

    struct Usage {
        uint64 day;
        uint192 usedWei;
    }

    /// @inheritdoc IActionPaymaster
    uint256 public constant POST_OP_GAS = 60_000;
    /// @inheritdoc IActionPaymaster
    uint256 public constant MAX_OPERATION_WEI = 0.02 ether;
    /// @inheritdoc IActionPaymaster
    uint256 public constant MAX_ACCOUNT_DAY_WEI = 0.1 ether;
    /// @inheritdoc IActionPaymaster
    uint256 public constant MAX_TOTAL_DAY_WEI = 100 ether;

    /// @dev Gas that the EntryPoint uses after `postOp`, which it does not know yet when it calls it.
    uint256 private constant GAS_AFTER_POST_OP = 20_000;
    uint32 private constant UNSTAKE_DELAY = 1 days;
    uint256 private constant STAKE_WEI = 1 ether;
    uint48 private constant ADMIN_TRANSFER_DELAY = 2 days;

    /// @inheritdoc IActionPaymaster
    address public immutable FACTORY;

    /// @inheritdoc IActionPaymaster
    Limits public limits;
    Usage private _total;
    mapping(address account => Usage) private _accounts;

    /**
     * @dev The paid coins become the stake, which allows validation to use storage of this contract
     * (ERC-7562), and the deposit.
     * @param admin The first holder of DEFAULT_ADMIN_ROLE
     * @param factory The factory of the accounts
     */
    constructor(address admin, address factory)
        payable
        AccessControlDefaultAdminRules(ADMIN_TRANSFER_DELAY, admin)
    {
        FACTORY = factory;
        emit SettingsFixed(factory);
        _setLimits(Limits({operationWei: 0.005 ether, accountDayWei: 0.01 ether, totalDayWei: 10 ether}));
        ERC4337Utils.ENTRYPOINT_V08.addStake{value: STAKE_WEI}(UNSTAKE_DELAY);
        ERC4337Utils.ENTRYPOINT_V08.depositTo{value: msg.value - STAKE_WEI}(address(this));
    }

    /// @dev Allows only the EntryPoint to call a function.
    modifier onlyEntryPoint() {
        if (msg.sender != address(ERC4337Utils.ENTRYPOINT_V08)) revert NotEntryPoint(msg.sender);
        _;
    }

    /// @inheritdoc IPaymaster
    function validatePaymasterUserOp(PackedUserOperation calldata userOp, bytes32, uint256 maxCost)
        external
        onlyEntryPoint
        returns (bytes memory context, uint256 validationData)
    {
        address account = userOp.sender;
        if (!IPasskeyAccountFactory(FACTORY).isAccount(account)) revert NotPasskeyAccount(account);
        if (maxCost > limits.operationWei || userOp.paymasterPostOpGasLimit() != POST_OP_GAS) {
            revert OperationTooExpensive(maxCost);
        }
        (uint256 accountWei, uint256 totalWei) = leftOf(account);
        if (maxCost > accountWei) revert AccountLimitReached(accountWei);
        if (maxCost > totalWei) revert TotalLimitReached(totalWei);
        uint256 day = block.timestamp / 1 days;
        _count(_accounts[account], day, maxCost);
        _count(_total, day, maxCost);
        return (abi.encode(account, day, maxCost), ERC4337Utils.SIG_VALIDATION_SUCCESS);
    }

    /// @inheritdoc IPaymaster
    function postOp(PostOpMode, bytes calldata context, uint256 actualGasCost, uint256 actualUserOpFeePerGas)
        external
        onlyEntryPoint
    {
        (address account, uint256 day, uint256 reservedWei) = abi.decode(context, (address, uint256, uint256));
        uint256 countedWei = actualGasCost + (POST_OP_GAS + GAS_AFTER_POST_OP) * actualUserOpFeePerGas;
        countedWei = Math.min(countedWei, reservedWei);
        _refund(_accounts[account], day, reservedWei - countedWei);
        _refund(_total, day, reservedWei - countedWei);
        emit GasPaid(account, countedWei);
    }

    /// @inheritdoc IActionPaymaster
    function setLimits(Limits calldata next) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _setLimits(next);
    }

    /// @inheritdoc IActionPaymaster
    function leftOf(address account) public view returns (uint256 accountWei, uint256 totalWei) {
        accountWei = Math.saturatingSub(limits.accountDayWei, _usedToday(_accounts[account]));
        totalWei = Math.saturatingSub(limits.totalDayWei, _usedToday(_total));
    }

    function _setLimits(Limits memory next) private {
        bool isBounded = next.operationWei <= MAX_OPERATION_WEI && next.accountDayWei <= MAX_ACCOUNT_DAY_WEI
            && next.totalDayWei <= MAX_TOTAL_DAY_WEI;
        if (!isBounded) revert InvalidLimits();
        limits = next;
        emit LimitsSet(next);
    }

    function _count(Usage storage usage, uint256 day, uint256 amountWei) private {
        uint256 usedWei = usage.day == day ? usage.usedWei + amountWei : amountWei;
        (usage.day, usage.usedWei) = (day.toUint64(), usedWei.toUint192());
    }

    function _refund(Usage storage usage, uint256 day, uint256 amountWei) private {
        // A bundle is one transaction, so the day is still that of the reservation.
        if (usage.day == day) usage.usedWei -= amountWei.toUint192();
    }

    function _usedToday(Usage memory usage) private view returns (uint256) {
        return usage.day == block.timestamp / 1 days ? usage.usedWei : 0;
    }
}
