// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IPresaleReserve} from "./IPresaleReserve.sol";

/**
 * @title Presale of NAC
 * @notice Sells 80,000,000 NAC in three phases at fixed prices. The contract receives all of them when it is
 * deployed, mints nothing, and transfers NAC in the transaction that pays for it.
 *
 * | phase | allocation (NAC) | price (USDT per NAC) |
 * |---|---|---|
 * | 1 | 10,000,000 | 0.01 |
 * | 2 | 20,000,000 | 0.02 |
 * | 3 | 50,000,000 | 0.05 |
 *
 * A purchase belongs to one phase. A phase ends when its unsold NAC is worth less than the minimum purchase
 * (0.01 USDT), or when the timelock ends it; it cannot be reopened. The sale ends with phase 3, and unsold
 * NAC goes to the reserve.
 *
 * In phase 1, a purchase of at least 1 USDT receives a bonus of 20 %, paid by the reserve, while bonus slots
 * are left. Each buyer can use one slot, regardless of the payment method.
 *
 * Card payments and payments on Ethereum are made outside this chain. The operator reserves NAC for them at
 * the price of the current phase and for a fixed recipient, and fulfills the reservation once the payment is
 * confirmed. A reservation holds its NAC and its bonus slot until it expires; then anyone can release it. A
 * buyer can have one open reservation at a time. A reservation is rejected if the open ones of its phase
 * would then exceed the larger of two amounts: a fifth of the phase's unsold NAC, or NAC worth 100 USDT.
 * Purchases can buy everything that is not reserved.
 *
 * Open reservations and the reservations fulfilled in the last 24 hours are together limited to
 * `OFFCHAIN_WEI_PER_DAY`, including bonuses. The admin must approve a larger purchase.
 *
 * Permissions:
 * - OPERATOR_ROLE creates and fulfills reservations. It is trusted: the contract cannot verify payments made
 *   outside this chain, so an operator can give away NAC that nobody paid for, up to the daily limit. It
 *   cannot change the recipient of a reservation, choose a price, grant a bonus beyond the slots, take USDT,
 *   or take NAC without a reservation.
 * - CURATOR_ROLE changes the whitelist.
 * - TIMELOCK_ROLE ends phases early. A TimelockController has this role, so the end is public two days in
 *   advance. The role cannot reopen a phase or change a price.
 * - PAUSER_ROLE pauses and unpauses `buy`, `reserve` and `fulfil`, for at most seven of any ten days
 *   (IBoundedPause). Releasing and closing are always possible.
 * - DEFAULT_ADMIN_ROLE grants and revokes these roles and approves purchases above the daily limit.
 *
 * Nobody can withdraw NAC: it goes to buyers, or to the reserve when the sale is closed.
 * @custom:security-contact The /contact page of the website
 */
interface IPresale {
    /**
     * @notice A phase of the sale.
     * @param priceUsdtUnits The price of one NAC in USDT units (6 decimals)
     * @param allocationWei The NAC for sale in the phase, in wei
     * @param soldWei The NAC transferred to buyers, excluding bonuses, in wei
     * @param reservedWei The NAC of open reservations, excluding bonuses, in wei
     */
    struct Phase {
        uint256 priceUsdtUnits;
        uint256 allocationWei;
        uint256 soldWei;
        uint256 reservedWei;
    }

    /// @notice The state of a reservation. `None` means that no reservation has the ID.
    enum ReservationStatus {
        None,
        Open,
        Fulfilled,
        Released
    }

    /**
     * @notice NAC that is reserved for a payment outside this chain.
     * @param buyerKey The payer: a wallet address, left-padded with zeros, or a hash of the user account
     * @param baseWei The NAC for the payment, in wei
     * @param bonusWei The bonus from the reserve, in wei
     * @param usdtUnits The payment in USDT units (6 decimals)
     * @param to The recipient of the NAC
     * @param expiresAt The Unix timestamp, in seconds, from which anyone can release the reservation
     * @param phase The phase whose price applies, 1 to 3
     * @param status The state of the reservation
     * @param isApproved Whether the admin approved it, so that it does not count towards the daily limit
     */
    struct Reservation {
        bytes32 buyerKey;
        uint96 baseWei;
        uint96 bonusWei;
        uint64 usdtUnits;
        address to;
        uint40 expiresAt;
        uint8 phase;
        ReservationStatus status;
        bool isApproved;
    }

    /**
     * @notice Emitted once, with the settings that the deployment fixed. `RoleGranted` logs the initial
     * roles.
     * @param usdt The token that buyers pay with, or zero if the chain has none
     * @param treasury The recipient of payments
     * @param reserve The contract that pays bonuses
     * @param bonusSlotsTotal The number of bonus slots
     * @param whitelistOpensAt The Unix timestamp, in seconds, from which whitelisted accounts can buy; 0
     * means at once
     * @param publicOpensAt The Unix timestamp, in seconds, from which everyone can buy; 0 means at once
     */
    event SettingsFixed(
        address indexed usdt,
        address indexed treasury,
        address indexed reserve,
        uint256 bonusSlotsTotal,
        uint256 whitelistOpensAt,
        uint256 publicOpensAt
    );

    /**
     * @notice Emitted when NAC is bought with USDT on this chain.
     * @param buyer The account that paid and received the NAC
     * @param phase The phase, 1 to 3
     * @param usdtUnits The payment in USDT units (6 decimals)
     * @param baseWei The NAC for the payment, in wei
     * @param bonusWei The bonus in wei
     */
    event Purchased(
        address indexed buyer, uint256 indexed phase, uint256 usdtUnits, uint256 baseWei, uint256 bonusWei
    );
    /**
     * @notice Emitted when NAC is reserved for a payment outside this chain.
     * @param purchaseId The unique ID of the purchase
     * @param buyerKey The payer: a wallet address, left-padded with zeros, or a hash of the user account
     * @param to The recipient of the NAC
     * @param phase The phase, 1 to 3
     * @param usdtUnits The payment in USDT units (6 decimals)
     * @param baseWei The NAC for the payment, in wei
     * @param bonusWei The bonus in wei
     * @param expiresAt The Unix timestamp, in seconds, from which anyone can release the reservation
     */
    event Reserved(
        bytes32 indexed purchaseId,
        bytes32 indexed buyerKey,
        address indexed to,
        uint256 phase,
        uint256 usdtUnits,
        uint256 baseWei,
        uint256 bonusWei,
        uint256 expiresAt
    );
    /**
     * @notice Emitted when the admin approves a purchase. A reservation with these terms does not count
     * towards the daily limit.
     * @param purchaseId The unique ID of the purchase
     * @param to The recipient of the NAC
     * @param phase The phase, 1 to 3
     * @param usdtUnits The payment in USDT units (6 decimals)
     */
    event PurchaseApproved(bytes32 indexed purchaseId, address indexed to, uint256 phase, uint256 usdtUnits);
    /**
     * @notice Emitted when reserved NAC is transferred to its recipient.
     * @param purchaseId The unique ID of the purchase
     * @param to The recipient of the NAC
     * @param phase The phase, 1 to 3
     * @param usdtUnits The payment in USDT units (6 decimals)
     * @param baseWei The NAC for the payment, in wei
     * @param bonusWei The bonus in wei
     */
    event Fulfilled(
        bytes32 indexed purchaseId,
        address indexed to,
        uint256 indexed phase,
        uint256 usdtUnits,
        uint256 baseWei,
        uint256 bonusWei
    );
    /// @notice Emitted when an expired reservation is released. Its NAC is for sale again unless its phase
    /// has ended.
    /// @param purchaseId The unique ID of the purchase
    event Released(bytes32 indexed purchaseId);
    /// @notice Emitted when a phase ends because it is sold out or because the timelock ended it.
    /// @param phase The phase, 1 to 3
    /// @param unsoldWei The NAC that was not sold, in wei
    event PhaseEnded(uint256 indexed phase, uint256 unsoldWei);
    /// @notice Emitted when an account is added to the whitelist or removed from it.
    /// @param account The account
    /// @param isWhitelisted Whether the account is on the whitelist
    event WhitelistSet(address indexed account, bool isWhitelisted);
    /// @notice Emitted when the sale is closed.
    /// @param returnedWei The NAC that was transferred to the reserve, in wei
    event Closed(uint256 returnedWei);

    /// @notice A required address or key is zero.
    error InvalidAccount();
    /// @notice The deployment did not send exactly the NAC of the sale and the reserve.
    /// @param expectedWei The amount that must be sent, in wei
    error WrongFunding(uint256 expectedWei);
    /// @notice The USDT contract does not have 6 decimals.
    /// @param decimals The number of decimals that it has
    error WrongDecimals(uint8 decimals);
    /// @notice The sale would open to whitelisted accounts later than to everyone.
    /// @param whitelistOpensAt The Unix timestamp that was given for the whitelist, in seconds
    /// @param publicOpensAt The Unix timestamp that was given for everyone, in seconds
    error InvalidOpening(uint256 whitelistOpensAt, uint256 publicOpensAt);
    /// @notice The phase does not exist.
    /// @param phase The number that was given
    error UnknownPhase(uint256 phase);
    /// @notice This chain has no USDT contract.
    error UsdtUnavailable();
    /// @notice The sale has not opened to the caller.
    /// @param opensAt The Unix timestamp, in seconds, from which the caller can buy
    error NotOpenYet(uint256 opensAt);
    /// @notice All phases have ended.
    error SaleClosed();
    /// @notice The sale cannot be closed before all phases have ended.
    /// @param phase The current phase
    error SaleRunning(uint256 phase);
    /// @notice The given phase is not the current one.
    /// @param current The current phase
    error WrongPhase(uint256 current);
    /// @notice The payment is below the minimum purchase.
    /// @param minimumUsdtUnits The minimum in USDT units (6 decimals)
    error BelowMinimum(uint256 minimumUsdtUnits);
    /// @notice The purchase exceeds what is left in the phase.
    /// @param leftNacWei The NAC that is left, in wei
    /// @param leftUsdtUnits The price of the NAC that is left, in USDT units (6 decimals), rounded down
    error ExceedsPhase(uint256 leftNacWei, uint256 leftUsdtUnits);
    /// @notice The purchase would bring less than the minimum that the buyer accepts.
    /// @param nacWei The NAC that it would bring, including the bonus, in wei
    error TooFewCoins(uint256 nacWei);
    /// @notice The token did not transfer the amount that was requested.
    /// @param receivedUnits The amount that arrived, in USDT units (6 decimals)
    error WrongPayment(uint256 receivedUnits);
    /// @notice The purchase ID was already used.
    /// @param purchaseId The ID of the purchase
    error PurchaseAlreadyReserved(bytes32 purchaseId);
    /// @notice No open reservation has this ID.
    /// @param purchaseId The ID that was given
    error ReservationNotOpen(bytes32 purchaseId);
    /// @notice The buyer already has an open reservation.
    /// @param purchaseId The ID of the open reservation
    error BuyerHasReservation(bytes32 purchaseId);
    /// @notice The purchase exceeds the limit of open reservations of its phase.
    /// @param leftNacWei The NAC that can still be reserved, excluding bonuses, in wei
    error ReservationLimitReached(uint256 leftNacWei);
    /// @notice The purchase exceeds the daily limit of reservations. The admin can approve it.
    /// @param leftNacWei The NAC that is left under the limit, including bonuses, in wei
    /// @param nextAt The Unix timestamp, in seconds, from which the limit allows more; 0 if only open
    /// reservations use it up, so that it depends on their end
    error DailyLimitReached(uint256 leftNacWei, uint256 nextAt);
    /// @notice The expiry is not in the future or more than `MAX_RESERVATION_TIME` away.
    /// @param expiresAt The Unix timestamp that was given, in seconds
    error InvalidExpiry(uint256 expiresAt);
    /// @notice The reservation has not expired.
    /// @param expiresAt The Unix timestamp of the expiry, in seconds
    error NotExpired(uint256 expiresAt);
    /// @notice The sale cannot be closed while reservations are open.
    /// @param reservedWei The NAC of open reservations, in wei
    error ReservationsOpen(uint256 reservedWei);

    /**
     * @notice Buys NAC for USDT, which is transferred to the treasury in the same transaction. The buyer must
     * have approved this contract to transfer the USDT.
     * @param phase The phase that the buyer expects to be the current one, 1 to 3
     * @param usdtUnits The payment in USDT units (6 decimals)
     * @param minNacWei The minimum that the buyer accepts, including the bonus, in wei
     * @return baseWei The NAC for the payment, in wei
     * @return bonusWei The bonus from the reserve, in wei
     */
    function buy(uint256 phase, uint256 usdtUnits, uint256 minNacWei)
        external
        returns (uint256 baseWei, uint256 bonusWei);

    /**
     * @notice Reserves NAC at the current price. OPERATOR_ROLE only, from `WHITELIST_OPENS_AT` on. Before
     * `PUBLIC_OPENS_AT`, the operator is responsible for checking that the buyer is whitelisted.
     * @param purchaseId The unique ID of the purchase
     * @param buyerKey The payer: a wallet address, left-padded with zeros, or a hash of the user account if
     * there is no wallet
     * @param to The recipient, which cannot change: the buyer's wallet, or the address of the account without
     * a wallet
     * @param phase The phase of the quote, 1 to 3
     * @param usdtUnits The payment in USDT units (6 decimals)
     * @param expiresAt The Unix timestamp, in seconds, from which anyone can release the reservation
     */
    function reserve(
        bytes32 purchaseId,
        bytes32 buyerKey,
        address to,
        uint256 phase,
        uint256 usdtUnits,
        uint256 expiresAt
    ) external;

    /**
     * @notice Transfers reserved NAC to its recipient. OPERATOR_ROLE only. This is possible after expiry too,
     * until the reservation is released, because open reservations keep their share of the daily limit.
     * @param purchaseId The ID of the purchase
     */
    function fulfil(bytes32 purchaseId) external;

    /**
     * @notice Approves a purchase above the daily limit. A reservation with exactly these terms does not
     * count towards the limit. DEFAULT_ADMIN_ROLE only.
     * @param purchaseId The unique ID of the purchase, which the reservation must use
     * @param to The recipient of the NAC
     * @param phase The phase of the quote, 1 to 3
     * @param usdtUnits The payment in USDT units (6 decimals)
     */
    function approvePurchase(bytes32 purchaseId, address to, uint256 phase, uint256 usdtUnits) external;

    /// @notice Releases a reservation that has expired. Anyone can call this function.
    /// @param purchaseId The ID of the purchase
    function release(bytes32 purchaseId) external;

    /// @notice Ends the current phase. TIMELOCK_ROLE only.
    /// @param phase The current phase; stating it prevents a second call from ending the next phase
    function endPhase(uint256 phase) external;

    /// @notice Adds accounts to the whitelist or removes them. CURATOR_ROLE only.
    /// @param accounts The accounts
    /// @param isWhitelisted True to add the accounts, false to remove them
    function setWhitelisted(address[] calldata accounts, bool isWhitelisted) external;

    /// @notice Transfers all unsold NAC to the reserve. Anyone can call this function once all phases have
    /// ended and no reservation is open.
    function close() external;

    /// @notice Pauses `buy`, `reserve` and `fulfil`. PAUSER_ROLE only.
    function pause() external;

    /// @notice Unpauses `buy`, `reserve` and `fulfil`. PAUSER_ROLE only.
    function unpause() external;

    /// @notice Returns the minimum purchase.
    /// @return The payment in USDT units (6 decimals)
    function MIN_USDT_UNITS() external view returns (uint256);

    /// @notice Returns the minimum purchase that receives a bonus.
    /// @return The payment in USDT units (6 decimals)
    function BONUS_MIN_USDT_UNITS() external view returns (uint256);

    /// @notice Returns the total number of bonus slots.
    /// @return The number of slots
    function BONUS_SLOTS_TOTAL() external view returns (uint256);

    /// @notice Returns the maximum duration of a reservation.
    /// @return The duration in seconds
    function MAX_RESERVATION_TIME() external view returns (uint256);

    /// @notice Returns the limit of open reservations and reservations fulfilled in the last 24 hours,
    /// including bonuses: 0.9 % of the NAC for sale.
    /// @return The amount of NAC in wei
    function OFFCHAIN_WEI_PER_DAY() external view returns (uint256);

    /// @notice Returns when the sale opens to whitelisted accounts.
    /// @return The Unix timestamp in seconds, or 0 if the sale is always open to them
    function WHITELIST_OPENS_AT() external view returns (uint256);

    /// @notice Returns when the sale opens to everyone.
    /// @return The Unix timestamp in seconds, or 0 if the sale is always open
    function PUBLIC_OPENS_AT() external view returns (uint256);

    /// @notice Returns the token that buyers pay with.
    /// @return The address of the token, or zero if the chain has none
    function USDT() external view returns (IERC20);

    /// @notice Returns the recipient of payments.
    /// @return The address of the treasury
    function TREASURY() external view returns (address);

    /// @notice Returns the contract that pays bonuses and receives unsold NAC.
    /// @return The address of the reserve
    function RESERVE() external view returns (IPresaleReserve);

    /// @notice Returns the current phase.
    /// @return The phase, 1 to 3, or 4 after all phases have ended
    function currentPhase() external view returns (uint256);

    /// @notice Returns the terms and totals of a phase.
    /// @param phase The phase, 1 to 3
    /// @return The phase
    function phaseOf(uint256 phase) external view returns (Phase memory);

    /// @notice Returns the NAC of a phase that can still be bought or reserved.
    /// @param phase The phase, 1 to 3
    /// @return The amount of NAC in wei; 0 if the phase is not the current one
    function leftOf(uint256 phase) external view returns (uint256);

    /// @notice Returns the NAC for a payment, excluding the bonus. The result is exact.
    /// @param phase The phase, 1 to 3
    /// @param usdtUnits The payment in USDT units (6 decimals)
    /// @return nacWei The amount of NAC in wei
    function nacOf(uint256 phase, uint256 usdtUnits) external pure returns (uint256 nacWei);

    /// @notice Returns the minimum payment for an amount of NAC. The result is rounded up.
    /// @param phase The phase, 1 to 3
    /// @param nacWei The amount of NAC in wei
    /// @return usdtUnits The payment in USDT units (6 decimals)
    function usdtOf(uint256 phase, uint256 nacWei) external pure returns (uint256 usdtUnits);

    /**
     * @notice Returns the bonus that a purchase would receive now.
     * @param buyerKey The payer: a wallet address, left-padded with zeros, or a hash of the user account
     * @param phase The phase, 1 to 3
     * @param usdtUnits The payment in USDT units (6 decimals)
     * @return bonusWei The bonus in wei
     */
    function bonusOf(bytes32 buyerKey, uint256 phase, uint256 usdtUnits)
        external
        view
        returns (uint256 bonusWei);

    /// @notice Returns the number of bonus slots that purchases have used or that open reservations hold.
    /// @return The number of slots
    function bonusSlotsUsed() external view returns (uint256);

    /// @notice Returns the NAC that can still be reserved under the daily limit, including bonuses.
    /// @return The amount of NAC in wei
    function leftOffchainWei() external view returns (uint256);

    /// @notice Returns whether a key has paid for or received NAC with a bonus, or an open reservation holds
    /// a bonus slot for it.
    /// @param buyerKey The key: an address, left-padded with zeros, or a hash of the user account
    /// @return True if the key cannot get another bonus
    function hasBonus(bytes32 buyerKey) external view returns (bool);

    /// @notice Returns the reservation with an ID.
    /// @param purchaseId The ID of the purchase
    /// @return The reservation; all fields are zero if it does not exist
    function reservationOf(bytes32 purchaseId) external view returns (Reservation memory);

    /// @notice Returns the open reservation of a buyer.
    /// @param buyerKey The payer: a wallet address, left-padded with zeros, or a hash of the user account
    /// @return The ID of the purchase, or zero if no reservation is open
    function openReservationOf(bytes32 buyerKey) external view returns (bytes32);

    /// @notice Returns whether an account is on the whitelist and can buy from `WHITELIST_OPENS_AT` on.
    /// @param account The account to query
    /// @return True if the account is on the whitelist
    function isWhitelisted(address account) external view returns (bool);

    /**
     * @notice Returns the NAC that the sale has transferred to an account for payments, excluding bonuses.
     * @param account The account that received the NAC
     * @return The amount of NAC in wei
     */
    function boughtWeiOf(address account) external view returns (uint256);

    /// @notice Returns whether the sale is closed.
    /// @return True once `close` has been called
    function isClosed() external view returns (bool);
}
