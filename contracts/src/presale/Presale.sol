// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {BoundedPause} from "../access/BoundedPause.sol";
import {RollingDay} from "../access/RollingDay.sol";
import {IPresale} from "./IPresale.sol";
import {IPresaleReserve} from "./IPresaleReserve.sol";
import {PresaleReserve} from "./PresaleReserve.sol";

/**
 * @title Presale of NAC
 * @notice Implements IPresale, which documents the guarantees and permissions.
 * @dev The accounting includes only amounts that the functions below moved. NAC and tokens sent to the
 * contract in other ways do not change it. A phase does not end by being sold while reservations hold its
 * last NAC, so a released reservation can always be sold again unless the timelock has ended the phase.
 * @custom:security-contact The /contact page of the website
 */
contract Presale is IPresale, AccessControlDefaultAdminRules, BoundedPause, ReentrancyGuardTransient {
    using SafeCast for uint256;
    using SafeERC20 for IERC20;

    /**
     * @notice The settings of a deployment.
     * @param admin The first holder of DEFAULT_ADMIN_ROLE
     * @param operator The first holder of OPERATOR_ROLE
     * @param curator The first holder of CURATOR_ROLE
     * @param pauser The first holder of PAUSER_ROLE
     * @param timelock The first holder of TIMELOCK_ROLE
     * @param treasury The recipient of payments
     * @param usdt The token that buyers pay with, or zero if the chain has none
     * @param bonusSlotsTotal The number of bonus slots
     * @param whitelistOpensAt The Unix timestamp, in seconds, from which whitelisted accounts can buy; 0
     * means at once
     * @param publicOpensAt The Unix timestamp, in seconds, from which everyone can buy; 0 means at once
     */
    struct Settings {
        address admin;
        address operator;
        address curator;
        address pauser;
        address timelock;
        address treasury;
        IERC20 usdt;
        uint256 bonusSlotsTotal;
        uint256 whitelistOpensAt;
        uint256 publicOpensAt;
    }

    /// @dev Totals of a phase in wei, excluding bonuses.
    struct Books {
        uint128 soldWei;
        uint128 reservedWei;
    }

    /// @dev The state of a buyer that a purchase reads and writes, in one storage slot. The key is an address
    /// or a hash of the user account.
    struct Buyer {
        uint128 boughtWei;
        bool hasBonus;
        bool isWhitelisted;
    }

    /// @notice Role that creates and fulfills reservations.
    bytes32 public constant OPERATOR_ROLE = keccak256("OPERATOR_ROLE");
    /// @notice Role that changes the whitelist.
    bytes32 public constant CURATOR_ROLE = keccak256("CURATOR_ROLE");
    /// @notice Role that pauses purchases and reservations.
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");
    /// @notice Role that ends phases early.
    bytes32 public constant TIMELOCK_ROLE = keccak256("TIMELOCK_ROLE");

    /// @inheritdoc IPresale
    uint256 public constant MIN_USDT_UNITS = 10_000;
    /// @inheritdoc IPresale
    uint256 public constant BONUS_MIN_USDT_UNITS = 1_000_000;
    /// @inheritdoc IPresale
    uint256 public constant MAX_RESERVATION_TIME = 2 hours;
    /// @inheritdoc IPresale
    uint256 public constant OFFCHAIN_WEI_PER_DAY = 720_000 ether;

    /// @notice The NAC for sale in all phases, in wei.
    uint256 public constant SALE_WEI = 80_000_000 ether;
    /// @notice The initial balance of the reserve, in wei.
    uint256 public constant RESERVE_WEI = 120_000_000 ether;

    uint256 private constant BONUS_PERCENT = 20;
    uint256 private constant BONUS_PHASE = 1;
    uint256 private constant LAST_PHASE = 3;
    uint256 private constant RESERVED_PERCENT_MAX = 20;
    /// @dev Without this minimum, the last NAC of a phase could never be reserved, because a fifth of it
    /// would be below the minimum purchase.
    uint256 private constant RESERVABLE_USDT_UNITS_MIN = 100_000_000;
    /// @dev The unit of `_deliveries`, in wei. It is small enough to lose little by rounding up, and large
    /// enough for the daily limit to fit into 32 bits.
    uint256 private constant DELIVERY_UNIT_WEI = 0.001 ether;
    uint48 private constant ADMIN_TRANSFER_DELAY = 2 days;

    /// @inheritdoc IPresale
    uint256 public immutable BONUS_SLOTS_TOTAL;
    /// @inheritdoc IPresale
    uint256 public immutable WHITELIST_OPENS_AT;
    /// @inheritdoc IPresale
    uint256 public immutable PUBLIC_OPENS_AT;
    /// @inheritdoc IPresale
    IERC20 public immutable USDT;
    /// @inheritdoc IPresale
    address public immutable TREASURY;
    /// @inheritdoc IPresale
    IPresaleReserve public immutable RESERVE;

    /// @inheritdoc IPresale
    uint256 public currentPhase = 1;
    /// @inheritdoc IPresale
    uint256 public bonusSlotsUsed;
    /// @inheritdoc IPresale
    bool public isClosed;

    mapping(uint256 phase => Books) private _books;
    mapping(bytes32 purchaseId => Reservation) private _reservations;
    /// @dev RollingDay register of the reservations fulfilled within the daily limit, including bonuses, in
    /// DELIVERY_UNIT_WEI.
    uint256 private _deliveries;
    /// @dev The NAC of open reservations within the daily limit, including bonuses, in wei.
    uint256 private _openWei;
    /// @dev Hash of the recipient, phase and payment of each purchase that the admin has approved.
    mapping(bytes32 purchaseId => bytes32 terms) private _approvals;
    /// @inheritdoc IPresale
    mapping(bytes32 buyerKey => bytes32 purchaseId) public openReservationOf;
    mapping(bytes32 key => Buyer) private _buyers;

    /// @dev The deployment must send exactly the NAC of the sale and the reserve, so that the contract is
    /// never underfunded.
    /// @param settings The settings of the deployment
    constructor(Settings memory settings)
        payable
        AccessControlDefaultAdminRules(ADMIN_TRANSFER_DELAY, settings.admin)
    {
        if (msg.value != SALE_WEI + RESERVE_WEI) revert WrongFunding(SALE_WEI + RESERVE_WEI);
        if (
            settings.operator == address(0) || settings.curator == address(0) || settings.pauser == address(0)
                || settings.timelock == address(0) || settings.treasury == address(0)
        ) revert InvalidAccount();
        if (settings.whitelistOpensAt > settings.publicOpensAt) {
            revert InvalidOpening(settings.whitelistOpensAt, settings.publicOpensAt);
        }
        if (address(settings.usdt) != address(0)) {
            uint8 decimals = IERC20Metadata(address(settings.usdt)).decimals();
            if (decimals != 6) revert WrongDecimals(decimals);
        }
        _grantRole(OPERATOR_ROLE, settings.operator);
        _grantRole(CURATOR_ROLE, settings.curator);
        _grantRole(PAUSER_ROLE, settings.pauser);
        _grantRole(TIMELOCK_ROLE, settings.timelock);
        BONUS_SLOTS_TOTAL = settings.bonusSlotsTotal;
        WHITELIST_OPENS_AT = settings.whitelistOpensAt;
        PUBLIC_OPENS_AT = settings.publicOpensAt;
        USDT = settings.usdt;
        TREASURY = settings.treasury;
        RESERVE = new PresaleReserve{value: RESERVE_WEI}(settings.treasury);
        emit SettingsFixed(
            address(settings.usdt),
            settings.treasury,
            address(RESERVE),
            settings.bonusSlotsTotal,
            settings.whitelistOpensAt,
            settings.publicOpensAt
        );
    }

    /// @inheritdoc IPresale
    function buy(uint256 phase, uint256 usdtUnits, uint256 minNacWei)
        external
        nonReentrant
        whenNotPaused
        returns (uint256 baseWei, uint256 bonusWei)
    {
        if (address(USDT) == address(0)) revert UsdtUnavailable();
        uint256 opensAt = isWhitelisted(msg.sender) ? WHITELIST_OPENS_AT : PUBLIC_OPENS_AT;
        if (block.timestamp < opensAt) revert NotOpenYet(opensAt);
        baseWei = _checkPurchase(phase, usdtUnits);
        bytes32 buyerKey = _keyOf(msg.sender);
        bonusWei = bonusOf(buyerKey, phase, usdtUnits);
        if (baseWei + bonusWei < minNacWei) revert TooFewCoins(baseWei + bonusWei);

        if (bonusWei > 0) _takeSlot(buyerKey, buyerKey);
        _books[phase].soldWei += baseWei.toUint128();
        emit Purchased(msg.sender, phase, usdtUnits, baseWei, bonusWei);
        _endPhaseIfSold(phase);

        uint256 treasuryUnits = USDT.balanceOf(TREASURY);
        USDT.safeTransferFrom(msg.sender, TREASURY, usdtUnits);
        uint256 receivedUnits = USDT.balanceOf(TREASURY) - treasuryUnits;
        if (receivedUnits != usdtUnits) revert WrongPayment(receivedUnits);
        _handOver(msg.sender, baseWei, bonusWei);
    }

    /// @inheritdoc IPresale
    function reserve(
        bytes32 purchaseId,
        bytes32 buyerKey,
        address to,
        uint256 phase,
        uint256 usdtUnits,
        uint256 expiresAt
    ) external onlyRole(OPERATOR_ROLE) whenNotPaused {
        if (buyerKey == bytes32(0) || to == address(0)) revert InvalidAccount();
        if (block.timestamp < WHITELIST_OPENS_AT) revert NotOpenYet(WHITELIST_OPENS_AT);
        if (_reservations[purchaseId].status != ReservationStatus.None) {
            revert PurchaseAlreadyReserved(purchaseId);
        }
        if (openReservationOf[buyerKey] != bytes32(0)) {
            revert BuyerHasReservation(openReservationOf[buyerKey]);
        }
        if (expiresAt <= block.timestamp || expiresAt > block.timestamp + MAX_RESERVATION_TIME) {
            revert InvalidExpiry(expiresAt);
        }
        uint256 baseWei = _checkPurchase(phase, usdtUnits);
        _checkReservationLimit(phase, baseWei);
        uint256 bonusWei = hasBonus(_keyOf(to)) ? 0 : bonusOf(buyerKey, phase, usdtUnits);
        bool isApproved = _approvals[purchaseId] == _termsHash(to, phase, usdtUnits);
        if (!isApproved) _useDailyLimit(baseWei + bonusWei);

        if (bonusWei > 0) _takeSlot(buyerKey, _keyOf(to));
        _books[phase].reservedWei += baseWei.toUint128();
        openReservationOf[buyerKey] = purchaseId;
        _reservations[purchaseId] = Reservation({
            buyerKey: buyerKey,
            baseWei: baseWei.toUint96(),
            bonusWei: bonusWei.toUint96(),
            usdtUnits: usdtUnits.toUint64(),
            to: to,
            expiresAt: expiresAt.toUint40(),
            phase: phase.toUint8(),
            status: ReservationStatus.Open,
            isApproved: isApproved
        });
        emit Reserved(purchaseId, buyerKey, to, phase, usdtUnits, baseWei, bonusWei, expiresAt);
    }

    /// @inheritdoc IPresale
    function fulfil(bytes32 purchaseId) external onlyRole(OPERATOR_ROLE) whenNotPaused nonReentrant {
        Reservation memory reservation = _endReservation(purchaseId, ReservationStatus.Fulfilled);
        (uint256 phase, uint256 baseWei, uint256 bonusWei) =
            (reservation.phase, reservation.baseWei, reservation.bonusWei);
        _books[phase].soldWei += baseWei.toUint128();
        if (!reservation.isApproved) {
            uint256 units = Math.ceilDiv(baseWei + bonusWei, DELIVERY_UNIT_WEI);
            _deliveries = RollingDay.add(_deliveries, block.timestamp, units);
        }
        emit Fulfilled(purchaseId, reservation.to, phase, reservation.usdtUnits, baseWei, bonusWei);
        if (phase == currentPhase) _endPhaseIfSold(phase);
        _handOver(reservation.to, baseWei, bonusWei);
    }

    /// @inheritdoc IPresale
    function release(bytes32 purchaseId) external {
        Reservation memory reservation = _endReservation(purchaseId, ReservationStatus.Released);
        if (block.timestamp < reservation.expiresAt) revert NotExpired(reservation.expiresAt);
        if (reservation.bonusWei > 0) _giveSlotBack(reservation.buyerKey, _keyOf(reservation.to));
        emit Released(purchaseId);
    }

    /// @inheritdoc IPresale
    function approvePurchase(bytes32 purchaseId, address to, uint256 phase, uint256 usdtUnits)
        external
        onlyRole(DEFAULT_ADMIN_ROLE)
    {
        if (to == address(0)) revert InvalidAccount();
        _approvals[purchaseId] = _termsHash(to, phase, usdtUnits);
        emit PurchaseApproved(purchaseId, to, phase, usdtUnits);
    }

    /// @inheritdoc IPresale
    function endPhase(uint256 phase) external onlyRole(TIMELOCK_ROLE) {
        _checkCurrent(phase);
        _endPhase(phase);
    }

    /// @inheritdoc IPresale
    function setWhitelisted(address[] calldata accounts, bool allowed) external onlyRole(CURATOR_ROLE) {
        for (uint256 i = 0; i < accounts.length; i++) {
            _buyers[_keyOf(accounts[i])].isWhitelisted = allowed;
            emit WhitelistSet(accounts[i], allowed);
        }
    }

    /// @inheritdoc IPresale
    function close() external nonReentrant {
        if (currentPhase <= LAST_PHASE) revert SaleRunning(currentPhase);
        if (isClosed) revert SaleClosed();
        uint256 reservedWei;
        for (uint256 phase = 1; phase <= LAST_PHASE; phase++) {
            reservedWei += _books[phase].reservedWei;
        }
        if (reservedWei > 0) revert ReservationsOpen(reservedWei);
        isClosed = true;
        uint256 returnedWei = address(this).balance;
        emit Closed(returnedWei);
        Address.sendValue(payable(address(RESERVE)), returnedWei);
    }

    /// @inheritdoc IPresale
    function pause() external onlyRole(PAUSER_ROLE) {
        _pause();
    }

    /// @inheritdoc IPresale
    function unpause() external onlyRole(PAUSER_ROLE) {
        _unpause();
    }

    /// @inheritdoc IPresale
    function phaseOf(uint256 phase) external view returns (Phase memory) {
        (uint256 priceUsdtUnits, uint256 allocationWei) = _termsOf(phase);
        Books memory books = _books[phase];
        return Phase(priceUsdtUnits, allocationWei, books.soldWei, books.reservedWei);
    }

    /// @inheritdoc IPresale
    function reservationOf(bytes32 purchaseId) external view returns (Reservation memory) {
        return _reservations[purchaseId];
    }

    /// @inheritdoc IPresale
    function boughtWeiOf(address account) external view returns (uint256) {
        return _buyers[_keyOf(account)].boughtWei;
    }

    /// @inheritdoc IPresale
    function leftOffchainWei() public view returns (uint256) {
        uint256 usedWei = RollingDay.usedAt(_deliveries, block.timestamp) * DELIVERY_UNIT_WEI + _openWei;
        return usedWei < OFFCHAIN_WEI_PER_DAY ? OFFCHAIN_WEI_PER_DAY - usedWei : 0;
    }

    /// @inheritdoc IPresale
    function hasBonus(bytes32 buyerKey) public view returns (bool) {
        return _buyers[buyerKey].hasBonus;
    }

    /// @inheritdoc IPresale
    function isWhitelisted(address account) public view returns (bool) {
        return _buyers[_keyOf(account)].isWhitelisted;
    }

    /// @inheritdoc IPresale
    function leftOf(uint256 phase) public view returns (uint256) {
        (, uint256 allocationWei) = _termsOf(phase);
        if (phase != currentPhase) return 0;
        return allocationWei - _books[phase].soldWei - _books[phase].reservedWei;
    }

    /// @inheritdoc IPresale
    function bonusOf(bytes32 buyerKey, uint256 phase, uint256 usdtUnits) public view returns (uint256) {
        if (phase != BONUS_PHASE || usdtUnits < BONUS_MIN_USDT_UNITS) return 0;
        if (bonusSlotsUsed >= BONUS_SLOTS_TOTAL || hasBonus(buyerKey)) return 0;
        return nacOf(phase, usdtUnits) * BONUS_PERCENT / 100;
    }

    /// @inheritdoc IPresale
    function nacOf(uint256 phase, uint256 usdtUnits) public pure returns (uint256) {
        (uint256 priceUsdtUnits,) = _termsOf(phase);
        return usdtUnits * (1 ether / priceUsdtUnits);
    }

    /// @inheritdoc IPresale
    function usdtOf(uint256 phase, uint256 nacWei) public pure returns (uint256) {
        (uint256 priceUsdtUnits,) = _termsOf(phase);
        return Math.mulDiv(nacWei, priceUsdtUnits, 1 ether, Math.Rounding.Ceil);
    }

    /// @dev Checks the rules that apply to every purchase, regardless of the payment method, and returns its
    /// NAC in wei.
    function _checkPurchase(uint256 phase, uint256 usdtUnits) private view returns (uint256 baseWei) {
        _checkCurrent(phase);
        if (usdtUnits < MIN_USDT_UNITS) revert BelowMinimum(MIN_USDT_UNITS);
        (uint256 priceUsdtUnits,) = _termsOf(phase);
        uint256 leftWei = leftOf(phase);
        uint256 leftUsdtUnits = Math.mulDiv(leftWei, priceUsdtUnits, 1 ether);
        if (usdtUnits > leftUsdtUnits) revert ExceedsPhase(leftWei, leftUsdtUnits);
        return nacOf(phase, usdtUnits);
    }

    function _checkCurrent(uint256 phase) private view {
        if (currentPhase > LAST_PHASE) revert SaleClosed();
        if (phase != currentPhase) revert WrongPhase(currentPhase);
    }

    function _checkReservationLimit(uint256 phase, uint256 baseWei) private view {
        (, uint256 allocationWei) = _termsOf(phase);
        Books memory books = _books[phase];
        uint256 limitWei = Math.max(
            (allocationWei - books.soldWei) * RESERVED_PERCENT_MAX / 100,
            nacOf(phase, RESERVABLE_USDT_UNITS_MIN)
        );
        uint256 leftWei = limitWei > books.reservedWei ? limitWei - books.reservedWei : 0;
        if (baseWei > leftWei) revert ReservationLimitReached(leftWei);
    }

    function _useDailyLimit(uint256 amountWei) private {
        uint256 leftWei = leftOffchainWei();
        if (amountWei > leftWei) {
            revert DailyLimitReached(leftWei, RollingDay.nextAt(_deliveries, block.timestamp));
        }
        _openWei += amountWei;
    }

    function _endReservation(bytes32 purchaseId, ReservationStatus status)
        private
        returns (Reservation memory reservation)
    {
        reservation = _reservations[purchaseId];
        if (reservation.status != ReservationStatus.Open) revert ReservationNotOpen(purchaseId);
        _reservations[purchaseId].status = status;
        delete openReservationOf[reservation.buyerKey];
        _books[reservation.phase].reservedWei -= reservation.baseWei;
        if (!reservation.isApproved) _openWei -= uint256(reservation.baseWei) + reservation.bonusWei;
    }

    /// @dev A purchase uses one slot but marks two keys, so that neither the payer nor the recipient gets a
    /// second bonus.
    function _takeSlot(bytes32 buyerKey, bytes32 recipientKey) private {
        bonusSlotsUsed += 1;
        _buyers[buyerKey].hasBonus = true;
        _buyers[recipientKey].hasBonus = true;
    }

    function _giveSlotBack(bytes32 buyerKey, bytes32 recipientKey) private {
        bonusSlotsUsed -= 1;
        _buyers[buyerKey].hasBonus = false;
        _buyers[recipientKey].hasBonus = false;
    }

    function _endPhaseIfSold(uint256 phase) private {
        (, uint256 allocationWei) = _termsOf(phase);
        if (allocationWei - _books[phase].soldWei < nacOf(phase, MIN_USDT_UNITS)) _endPhase(phase);
    }

    function _endPhase(uint256 phase) private {
        (, uint256 allocationWei) = _termsOf(phase);
        currentPhase = phase + 1;
        emit PhaseEnded(phase, allocationWei - _books[phase].soldWei);
    }

    function _handOver(address to, uint256 baseWei, uint256 bonusWei) private {
        _buyers[_keyOf(to)].boughtWei += baseWei.toUint128();
        if (bonusWei > 0) RESERVE.payBonus(to, bonusWei);
        Address.sendValue(payable(to), baseWei);
    }

    function _keyOf(address account) private pure returns (bytes32) {
        return bytes32(uint256(uint160(account)));
    }

    function _termsHash(address to, uint256 phase, uint256 usdtUnits) private pure returns (bytes32) {
        return keccak256(abi.encode(to, phase, usdtUnits));
    }

    function _termsOf(uint256 phase) private pure returns (uint256 priceUsdtUnits, uint256 allocationWei) {
        if (phase == 1) return (10_000, 10_000_000 ether);
        if (phase == 2) return (20_000, 20_000_000 ether);
        if (phase == 3) return (50_000, 50_000_000 ether);
        revert UnknownPhase(phase);
    }
}
