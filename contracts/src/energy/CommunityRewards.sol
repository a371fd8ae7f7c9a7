// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {BoundedPause} from "../access/BoundedPause.sol";
import {IPresale} from "../presale/IPresale.sol";
import {IActionLedger} from "./IActionLedger.sol";
import {ICommunityRewards} from "./ICommunityRewards.sol";

/**
 * @title Community rewards
 * @notice Implements ICommunityRewards, which documents the guarantees and permissions.
 * @dev The contract needs SPENDER_ROLE of the ledger. Each daily amount is stored with its day and counts as
 * zero on any other day.
 * @custom:security-contact The /contact page of the website
 */
contract CommunityRewards is
    ICommunityRewards,
    AccessControlDefaultAdminRules,
    EIP712,
    Nonces,
    BoundedPause,
    ReentrancyGuardTransient
{
    using SafeCast for uint256;

    /// @dev The used part of a daily limit. `day` counts UTC days since the Unix epoch; the unit of `used` is
    /// the limit's.
    struct DailyUse {
        uint32 day;
        uint96 used;
    }

    /// @notice Role that signs permits.
    bytes32 public constant ATTESTOR_ROLE = keccak256("ATTESTOR_ROLE");
    /// @notice Role that operates the faucet.
    bytes32 public constant OPERATOR_ROLE = keccak256("OPERATOR_ROLE");
    /// @notice Role that pauses conversions and the faucet.
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");

    /// @inheritdoc ICommunityRewards
    uint256 public constant POINTS_PER_NAC = 100;
    /// @inheritdoc ICommunityRewards
    uint256 public constant ACCOUNT_POINTS_PER_DAY = 500;
    /// @inheritdoc ICommunityRewards
    uint256 public constant TOTAL_POINTS_PER_DAY = 500_000;
    /// @inheritdoc ICommunityRewards
    uint256 public constant POT_POINTS_PER_DAY = 10_000;
    /// @inheritdoc ICommunityRewards
    uint256 public constant BOUGHT_NAC_PER_CONVERTED_NAC = 5;
    /// @inheritdoc ICommunityRewards
    uint256 public constant DRIP_WEI = 0.01 ether;
    /// @inheritdoc ICommunityRewards
    uint256 public constant DRIP_COOLDOWN = 1 days;
    /// @inheritdoc ICommunityRewards
    uint256 public constant DRIP_WEI_PER_DAY = 100 ether;

    bytes32 private constant CONVERT_TYPEHASH =
        keccak256("Convert(address account,uint256 points,uint256 nonce,uint256 deadline)");
    uint48 private constant ADMIN_TRANSFER_DELAY = 2 days;

    /// @inheritdoc ICommunityRewards
    IActionLedger public immutable LEDGER;
    /// @inheritdoc ICommunityRewards
    IPresale public immutable PRESALE;

    DailyUse private _total;
    DailyUse private _pot;
    DailyUse private _drips;
    mapping(address account => DailyUse) private _accounts;
    mapping(address account => uint256) private _coveredPointsUsed;
    mapping(address to => uint256) private _lastDripAt;
    /// @inheritdoc ICommunityRewards
    mapping(bytes32 opId => bool) public isDripDone;

    /**
     * @param admin The first holder of DEFAULT_ADMIN_ROLE
     * @param attestor The first holder of ATTESTOR_ROLE
     * @param operator The first holder of OPERATOR_ROLE
     * @param pauser The first holder of PAUSER_ROLE
     * @param ledger The ledger of the points; its admin must grant SPENDER_ROLE to this contract
     * @param presale The presale whose purchases cover conversions
     */
    constructor(
        address admin,
        address attestor,
        address operator,
        address pauser,
        IActionLedger ledger,
        IPresale presale
    )
        payable
        AccessControlDefaultAdminRules(ADMIN_TRANSFER_DELAY, admin)
        EIP712("Nova Community Rewards", "1")
    {
        if (
            attestor == address(0) || operator == address(0) || pauser == address(0)
                || address(ledger) == address(0) || address(presale) == address(0)
        ) revert InvalidAccount();
        _grantRole(ATTESTOR_ROLE, attestor);
        _grantRole(OPERATOR_ROLE, operator);
        _grantRole(PAUSER_ROLE, pauser);
        LEDGER = ledger;
        PRESALE = presale;
        emit SettingsFixed(address(ledger), address(presale));
    }

    /// @notice Adds the NAC that is sent to the pool.
    receive() external payable {}

    /// @inheritdoc ICommunityRewards
    function convert(uint256 points, uint256 deadline, bytes calldata permit)
        external
        nonReentrant
        whenNotPaused
        returns (uint256 nacWei)
    {
        if (points == 0 || points % POINTS_PER_NAC != 0) revert InvalidPoints(points);
        if (block.timestamp > deadline) revert PermitExpired(deadline);
        uint256 nonce = _useNonce(msg.sender);
        _checkPermit(points, nonce, deadline, permit);

        uint256 left = leftPointsOf(msg.sender);
        if (points > left) revert AccountCapReached(left, _nextDayAt());
        left = leftPoints();
        if (points > left) revert TotalCapReached(left, _nextDayAt());
        uint256 covered = Math.min(points, leftCoveredPointsOf(msg.sender));
        uint256 fromPot = points - covered;
        left = leftPotPoints();
        if (fromPot > left) revert PotReached(left, _nextDayAt());
        _use(_accounts[msg.sender], points);
        _use(_total, points);
        if (covered > 0) _coveredPointsUsed[msg.sender] += covered;
        if (fromPot > 0) _use(_pot, fromPot);

        nacWei = points * 1 ether / POINTS_PER_NAC;
        emit Converted(msg.sender, points, nacWei, nonce);
        LEDGER.spend(_spendIdOf(msg.sender, nonce), msg.sender, points);
        Address.sendValue(payable(msg.sender), nacWei);
    }

    /// @inheritdoc ICommunityRewards
    function drip(bytes32 opId, address to) external onlyRole(OPERATOR_ROLE) nonReentrant whenNotPaused {
        if (to == address(0)) revert InvalidAccount();
        if (isDripDone[opId]) revert DripAlreadyDone(opId);
        if (to.code.length > 0) revert ContractRecipient(to);
        uint256 nextAt = nextDripAt(to);
        if (block.timestamp < nextAt) revert CooldownActive(nextAt);
        if (leftDripWei() < DRIP_WEI) revert DripCapReached(_nextDayAt());

        isDripDone[opId] = true;
        _lastDripAt[to] = block.timestamp;
        _use(_drips, DRIP_WEI);
        emit Dripped(opId, to, DRIP_WEI);
        Address.sendValue(payable(to), DRIP_WEI);
    }

    /// @inheritdoc ICommunityRewards
    function pause() external onlyRole(PAUSER_ROLE) {
        _pause();
    }

    /// @inheritdoc ICommunityRewards
    function unpause() external onlyRole(PAUSER_ROLE) {
        _unpause();
    }

    /// @inheritdoc ICommunityRewards
    function leftPointsOf(address account) public view returns (uint256) {
        return ACCOUNT_POINTS_PER_DAY - _usedToday(_accounts[account]);
    }

    /// @inheritdoc ICommunityRewards
    function leftPoints() public view returns (uint256) {
        return TOTAL_POINTS_PER_DAY - _usedToday(_total);
    }

    /// @inheritdoc ICommunityRewards
    function leftPotPoints() public view returns (uint256) {
        return POT_POINTS_PER_DAY - _usedToday(_pot);
    }

    /// @inheritdoc ICommunityRewards
    function leftCoveredPointsOf(address account) public view returns (uint256) {
        uint256 covered =
            PRESALE.boughtWeiOf(account) * POINTS_PER_NAC / (BOUGHT_NAC_PER_CONVERTED_NAC * 1 ether);
        return covered - _coveredPointsUsed[account];
    }

    /// @inheritdoc ICommunityRewards
    function leftDripWei() public view returns (uint256) {
        return DRIP_WEI_PER_DAY - _usedToday(_drips);
    }

    /// @inheritdoc ICommunityRewards
    function nextDripAt(address to) public view returns (uint256) {
        uint256 last = _lastDripAt[to];
        return last == 0 ? 0 : last + DRIP_COOLDOWN;
    }

    function _checkPermit(uint256 points, uint256 nonce, uint256 deadline, bytes calldata permit)
        private
        view
    {
        bytes32 digest = _hashTypedDataV4(
            keccak256(abi.encode(CONVERT_TYPEHASH, msg.sender, points, nonce, deadline))
        );
        (address signer, ECDSA.RecoverError failure,) = ECDSA.tryRecover(digest, permit);
        if (failure != ECDSA.RecoverError.NoError || !hasRole(ATTESTOR_ROLE, signer)) revert InvalidPermit();
    }

    /// @dev The ledger stores IDs that differ only in their last byte in one word, so 256 conversions of an
    /// account share a word.
    function _spendIdOf(address account, uint256 nonce) private view returns (bytes32) {
        bytes32 word = keccak256(abi.encode(address(this), account, nonce >> 8));
        return word >> 8 << 8 | bytes32(nonce & 0xff);
    }

    function _use(DailyUse storage use, uint256 amount) private {
        uint256 used = _usedToday(use) + amount;
        use.day = (block.timestamp / 1 days).toUint32();
        use.used = used.toUint96();
    }

    function _usedToday(DailyUse storage use) private view returns (uint256) {
        return use.day == block.timestamp / 1 days ? use.used : 0;
    }

    function _nextDayAt() private view returns (uint256) {
        return (block.timestamp / 1 days + 1) * 1 days;
    }
}
