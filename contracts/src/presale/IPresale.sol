// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IPresaleReserve} from "./IPresaleReserve.sol";

/**
 * @title The pre-sale of NAC
 * @notice Sells 80,000,000 NAC in three phases at fixed prices. The contract is born holding all of them, mints
 * nothing, and hands coins over in the same transaction in which they are paid.
 *
 * | phase | allocation (NAC) | price (USDT per NAC) |
 * |---|---|---|
 * | 1 | 10,000,000 | 0.01 |
 * | 2 | 20,000,000 | 0.02 |
 * | 3 | 50,000,000 | 0.05 |
 *
 * No purchase crosses a phase. A phase ends when less than the smallest purchase (0.01 USDT) is left unsold, or
 * when the curator ends it; there is no way back. After the third phase the sale is over, and what was not sold
 * goes to the reserve.
 *
 * In phase 1 a purchase of at least 1 USDT brings 20 % more coins, paid from the reserve, as long as bonus slots
 * are left; each buyer gets one slot, whatever the way of paying.
 *
 * Payments by card and over the bridge are made elsewhere. For them the operator reserves coins at the price of
 * the current phase for one recipient and hands them over when the money is there. A reservation holds its coins
 * and its bonus slot until it expires; then anybody may release it. One buyer has one open reservation at a time.
 * A reservation is refused if the open ones of its phase would then hold more than a fifth of what the phase has
 * not sold, or 100 USDT worth if that is more. Purchases afterwards can leave nothing but what is reserved.
 *
 * What open reservations hold and what reservations brought in the last 24 hours is together at most
 * `OFFCHAIN_WEI_PER_DAY`, bonus included. A larger purchase needs the approval of the admin.
 *
 * Who may do what:
 * - OPERATOR_ROLE reserves and fulfils. It is trusted: the contract cannot see money that arrives elsewhere, so an
 *   operator can give away coins that nobody paid for, up to the daily limit. It cannot change the recipient of a
 *   reservation, choose a price, give a bonus beyond the slots, take USDT, or take coins without a reservation.
 * - CURATOR_ROLE changes the whitelist.
 * - TIMELOCK_ROLE ends phases early. A TimelockController holds it, so everybody sees the end two days before. It
 *   cannot open a phase again or change a price.
 * - PAUSER_ROLE stops and resumes `buy`, `reserve` and `fulfil`, for at most seven of any ten days (IBoundedPause).
 *   Release and closing always work.
 * - DEFAULT_ADMIN_ROLE gives and takes these roles and approves purchases above the daily limit.
 * Nobody can withdraw coins: they leave to buyers, or to the reserve when the sale is over.
 * @custom:security-contact page /contact of the website
 */
interface IPresale {
    /**
     * @notice One phase.
     * @param priceUsdtUnits USDT units (6 decimals) for one whole NAC
     * @param allocationWei coins for sale in it
     * @param soldWei coins handed over to buyers, without bonus
     * @param reservedWei coins that open reservations hold, without bonus
     */
    struct Phase {
        uint256 priceUsdtUnits;
        uint256 allocationWei;
        uint256 soldWei;
        uint256 reservedWei;
    }

    enum ReservationStatus {
        None,
        Open,
        Fulfilled,
        Released
    }

    /**
     * @notice Coins put aside for a payment that is made elsewhere.
     * @param buyerKey who pays; a wallet's key is its address, left padded with zeros
     * @param baseWei coins for the payment
     * @param bonusWei coins on top, from the reserve
     * @param usdtUnits the payment in units of 6 decimals
     * @param to who receives the coins
     * @param expiresAt second from which anybody may release it
     * @param phase the phase whose price it has
     * @param status whether it is open, fulfilled or released
     * @param isApproved true if the admin approved it, so that it does not count towards the daily limit
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

    /// @notice What the deployment fixed for good; the roles are told by `RoleGranted`.
    /// @param usdt what is paid with; zero = this chain has none
    /// @param treasury who receives payments
    /// @param reserve where bonuses come from
    /// @param bonusSlotsTotal how many buyers get a bonus
    /// @param whitelistOpensAt second at which the whitelist may buy; 0 = at once
    /// @param publicOpensAt second at which everybody may buy; 0 = at once
    event SettingsFixed(
        address indexed usdt,
        address indexed treasury,
        address indexed reserve,
        uint256 bonusSlotsTotal,
        uint256 whitelistOpensAt,
        uint256 publicOpensAt
    );

    /// @notice Coins were bought with USDT on this chain.
    /// @param buyer who bought
    /// @param phase 1 to 3
    /// @param usdtUnits payment in units of 6 decimals
    /// @param baseWei coins for the payment, in wei
    /// @param bonusWei coins on top, in wei
    event Purchased(
        address indexed buyer, uint256 indexed phase, uint256 usdtUnits, uint256 baseWei, uint256 bonusWei
    );
    /// @notice Coins were put aside for a payment that is made elsewhere.
    /// @param purchaseId id of the reservation, unique for ever
    /// @param buyerKey who pays: a wallet's address, or a hash of the account
    /// @param to who gets the coins
    /// @param phase 1 to 3
    /// @param usdtUnits payment in units of 6 decimals
    /// @param baseWei coins for the payment, in wei
    /// @param bonusWei coins on top, in wei
    /// @param expiresAt second at which it ends
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
    /// @notice The admin approved a purchase on these terms; its reservation does not count towards the daily limit.
    /// @param purchaseId id of the reservation, unique for ever
    /// @param to who gets the coins
    /// @param phase 1 to 3
    /// @param usdtUnits payment in units of 6 decimals
    event PurchaseApproved(bytes32 indexed purchaseId, address indexed to, uint256 phase, uint256 usdtUnits);
    /// @notice Reserved coins were handed over.
    /// @param purchaseId id of the reservation, unique for ever
    /// @param to who got the coins
    /// @param phase 1 to 3
    /// @param usdtUnits payment in units of 6 decimals
    /// @param baseWei coins for the payment, in wei
    /// @param bonusWei coins on top, in wei
    event Fulfilled(
        bytes32 indexed purchaseId,
        address indexed to,
        uint256 indexed phase,
        uint256 usdtUnits,
        uint256 baseWei,
        uint256 bonusWei
    );
    /// @notice A reservation ran out; its coins are for sale again if its phase still runs.
    /// @param purchaseId id of the reservation, unique for ever
    event Released(bytes32 indexed purchaseId);
    /// @notice A phase is over, by sale or by the timelock.
    /// @param phase 1 to 3
    /// @param unsoldWei coins that nobody bought, in wei
    event PhaseEnded(uint256 indexed phase, uint256 unsoldWei);
    /// @notice An account was put on the whitelist or taken off it.
    /// @param account whose account it is
    /// @param isWhitelisted true if it may buy early
    event WhitelistSet(address indexed account, bool isWhitelisted);
    /// @notice The sale is closed and what was left has gone to the reserve.
    /// @param returnedWei coins that went to the reserve, in wei
    event Closed(uint256 returnedWei);

    /// @notice An account or key that must be given is zero.
    error InvalidAccount();
    /// @notice The contract was not deployed with exactly the coins that it sells and keeps in reserve.
    /// @param expectedWei what must be sent, in wei
    error WrongFunding(uint256 expectedWei);
    /// @notice The USDT contract does not count in 6 decimals.
    /// @param decimals what it counts in
    error WrongDecimals(uint8 decimals);
    /// @notice The whitelist must not open after the public.
    /// @param whitelistOpensAt second that was asked for
    /// @param publicOpensAt second that was asked for
    error InvalidOpening(uint256 whitelistOpensAt, uint256 publicOpensAt);
    /// @notice There is no such phase (1 to 3).
    /// @param phase the number that was given
    error UnknownPhase(uint256 phase);
    /// @notice No USDT contract is configured on this chain.
    error UsdtUnavailable();
    /// @notice The caller may buy from this second on.
    /// @param opensAt second from which it is open
    error NotOpenYet(uint256 opensAt);
    /// @notice All phases are over.
    error SaleClosed();
    /// @notice All phases must be over first.
    /// @param phase the running one
    error SaleRunning(uint256 phase);
    /// @notice The sale is in another phase.
    /// @param current the phase that the sale is in
    error WrongPhase(uint256 current);
    /// @notice The payment is below the smallest purchase.
    /// @param minimumUsdtUnits the smallest payment, in USDT units
    error BelowMinimum(uint256 minimumUsdtUnits);
    /// @notice The phase has only this much left: coins, and the USDT units that they cost, rounded down.
    /// @param leftNacWei coins that are left, in wei
    /// @param leftUsdtUnits what the coins that are left cost, in USDT units
    error ExceedsPhase(uint256 leftNacWei, uint256 leftUsdtUnits);
    /// @notice The purchase would bring only this many coins, bonus included.
    /// @param nacWei what it would bring, in wei
    error TooFewCoins(uint256 nacWei);
    /// @notice The token moved another amount than asked for.
    /// @param receivedUnits what arrived, in USDT units
    error WrongPayment(uint256 receivedUnits);
    /// @notice This purchase id has been used.
    /// @param purchaseId id of the reservation, unique for ever
    error PurchaseAlreadyReserved(bytes32 purchaseId);
    /// @notice There is no open reservation with this id.
    /// @param purchaseId id of the reservation, unique for ever
    error ReservationNotOpen(bytes32 purchaseId);
    /// @notice This buyer has an open reservation already.
    /// @param purchaseId the open one
    error BuyerHasReservation(bytes32 purchaseId);
    /// @notice Open reservations of this phase may hold only this much more.
    /// @param leftNacWei coins that are left, in wei
    error ReservationLimitReached(uint256 leftNacWei);
    /// @notice Reservations may bring only this much more now, bonus included. More is possible from `nextAt` on
    /// (0: once open reservations have ended), or with the admin's approval.
    /// @param leftNacWei coins that are left, in wei
    /// @param nextAt second from which more is possible; 0: once open reservations have ended
    error DailyLimitReached(uint256 leftNacWei, uint256 nextAt);
    /// @notice A reservation must end in the future and within `MAX_RESERVATION_TIME`.
    /// @param expiresAt the second that was refused
    error InvalidExpiry(uint256 expiresAt);
    /// @notice The reservation holds until this second.
    /// @param expiresAt second until which it holds
    error NotExpired(uint256 expiresAt);
    /// @notice Open reservations still hold this much.
    /// @param reservedWei coins that are held, in wei
    error ReservationsOpen(uint256 reservedWei);

    /**
     * @notice Buys coins for USDT, which goes to the treasury at once; needs the buyer's allowance.
     * @param phase the phase that the buyer believes to be current, 1 to 3
     * @param usdtUnits payment in units of 6 decimals
     * @param minNacWei the least that the buyer accepts, bonus included
     * @return baseWei coins for the payment
     * @return bonusWei coins on top, from the reserve
     */
    function buy(uint256 phase, uint256 usdtUnits, uint256 minNacWei)
        external
        returns (uint256 baseWei, uint256 bonusWei);

    /**
     * @notice Puts coins aside at the current price. OPERATOR_ROLE only, and from `WHITELIST_OPENS_AT` on: before
     * `PUBLIC_OPENS_AT` the operator answers for the buyer's being whitelisted.
     * @param purchaseId unique for ever
     * @param buyerKey who pays: the wallet's address if there is one, otherwise a hash of the account
     * @param to who receives the coins, for good: the buyer's wallet, or the address of the account without one
     * @param phase the phase of the quote
     * @param usdtUnits payment in units of 6 decimals
     * @param expiresAt second from which anybody may release the reservation
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
     * @notice Hands reserved coins to their recipient. OPERATOR_ROLE only. Works after expiry too, until somebody
     * releases: open reservations keep their share of the daily limit.
     * @param purchaseId the reservation
     */
    function fulfil(bytes32 purchaseId) external;

    /**
     * @notice Approves a purchase above the daily limit; `reserve` with exactly these terms is then not counted.
     * DEFAULT_ADMIN_ROLE only.
     * @param purchaseId unique for ever, the id of the later reservation
     * @param to who receives the coins
     * @param phase the phase of the quote
     * @param usdtUnits payment in units of 6 decimals
     */
    function approvePurchase(bytes32 purchaseId, address to, uint256 phase, uint256 usdtUnits) external;

    /// @notice Gives up a reservation that has expired. Anybody may.
    /// @param purchaseId the reservation
    function release(bytes32 purchaseId) external;

    /// @notice Ends the current phase. TIMELOCK_ROLE only. `phase` is the one that is meant, against doing it twice.
    /// @param phase the phase that is meant, against doing it twice
    function endPhase(uint256 phase) external;

    /// @notice Puts accounts on the whitelist or takes them off. CURATOR_ROLE only.
    /// @param accounts whom it is about
    /// @param isWhitelisted true if it may buy early
    function setWhitelisted(address[] calldata accounts, bool isWhitelisted) external;

    /// @notice Sends everything that was not sold to the reserve. Anybody may, once all phases are over and no
    /// reservation is open.
    function close() external;

    /// @notice Stops `buy`, `reserve` and `fulfil`. PAUSER_ROLE only.
    function pause() external;

    /// @notice Resumes `buy`, `reserve` and `fulfil`. PAUSER_ROLE only.
    function unpause() external;

    /// @notice The smallest payment, in USDT units.
    /// @return units of 6 decimals
    function MIN_USDT_UNITS() external view returns (uint256);

    /// @notice The smallest payment that brings a bonus, in USDT units.
    /// @return units of 6 decimals
    function BONUS_MIN_USDT_UNITS() external view returns (uint256);

    /// @notice How many bonus slots there are in all.
    /// @return a count
    function BONUS_SLOTS_TOTAL() external view returns (uint256);

    /// @notice The longest that a reservation may hold, in seconds.
    /// @return seconds
    function MAX_RESERVATION_TIME() external view returns (uint256);

    /// @notice The most that reservations bring in any 24 hours, bonus included: 0.9 % of the coins for sale.
    /// @return wei
    function OFFCHAIN_WEI_PER_DAY() external view returns (uint256);

    /// @notice Second from which whitelisted accounts may buy; 0 = always.
    /// @return second, or 0
    function WHITELIST_OPENS_AT() external view returns (uint256);

    /// @notice Second from which everybody may buy; 0 = always.
    /// @return second, or 0
    function PUBLIC_OPENS_AT() external view returns (uint256);

    /// @notice The token that is paid with; zero if this chain has none.
    /// @return its address, or zero
    function USDT() external view returns (IERC20);

    /// @notice Where payments go.
    /// @return its address
    function TREASURY() external view returns (address);

    /// @notice The contract that pays bonuses and receives what was not sold.
    /// @return its address
    function RESERVE() external view returns (IPresaleReserve);

    /// @notice The current phase, 1 to 3; 4 when all are over.
    /// @return 1 to 4
    function currentPhase() external view returns (uint256);

    /// @notice Terms and books of a phase, 1 to 3.
    /// @param phase 1 to 3
    /// @return the phase
    function phaseOf(uint256 phase) external view returns (Phase memory);

    /// @notice Coins of a phase that can still be bought or reserved; 0 unless it is the current one.
    /// @param phase 1 to 3
    /// @return wei
    function leftOf(uint256 phase) external view returns (uint256);

    /// @notice Coins for a payment, without bonus. Exact.
    /// @param phase 1 to 3
    /// @param usdtUnits payment in units of 6 decimals
    /// @return nacWei coins in wei
    function nacOf(uint256 phase, uint256 usdtUnits) external pure returns (uint256 nacWei);

    /// @notice The least payment for a number of coins, in USDT units. Rounds up.
    /// @param phase 1 to 3
    /// @param nacWei coins in wei
    /// @return usdtUnits payment in units of 6 decimals
    function usdtOf(uint256 phase, uint256 nacWei) external pure returns (uint256 usdtUnits);

    /// @notice The bonus that a buyer would get on top of a purchase now.
    /// @param buyerKey who pays: a wallet's address, or a hash of the account
    /// @param phase 1 to 3
    /// @param usdtUnits payment in units of 6 decimals
    /// @return bonusWei coins on top, in wei
    function bonusOf(bytes32 buyerKey, uint256 phase, uint256 usdtUnits)
        external
        view
        returns (uint256 bonusWei);

    /// @notice Bonus slots used up or held by open reservations.
    /// @return a count
    function bonusSlotsUsed() external view returns (uint256);

    /// @notice Coins that reservations can still bring now, bonus included.
    /// @return wei
    function leftOffchainWei() external view returns (uint256);

    /// @notice True if this key has used or received the bonus, or an open reservation holds it for the key.
    /// @param buyerKey who pays: a wallet's address, or a hash of the account
    /// @return true if it has
    function hasBonus(bytes32 buyerKey) external view returns (bool);

    /// @notice A reservation; all zero if there is none with this id.
    /// @param purchaseId id of the reservation, unique for ever
    /// @return the reservation
    function reservationOf(bytes32 purchaseId) external view returns (Reservation memory);

    /// @notice Id of a buyer's open reservation; zero if there is none.
    /// @param buyerKey who pays: a wallet's address, or a hash of the account
    /// @return its id, or zero
    function openReservationOf(bytes32 buyerKey) external view returns (bytes32);

    /// @notice True if the account may buy from `WHITELIST_OPENS_AT` on.
    /// @param account whose account it is
    /// @return true if it may
    function isWhitelisted(address account) external view returns (bool);

    /**
     * @notice What the sale has handed to an account for payments, bonus aside.
     * @param account who received the coins
     * @return coins, in wei
     */
    function boughtWeiOf(address account) external view returns (uint256);

    /// @notice True once `close` has been called.
    /// @return true if it was
    function isClosed() external view returns (bool);
}
