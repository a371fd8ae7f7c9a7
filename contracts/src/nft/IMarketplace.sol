// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {INovaNFT} from "./INovaNFT.sol";

/**
 * @title Marketplace for Nova NFTs
 * @notice Owners list NFTs at a fixed price in NAC until a given time and keep them until they are sold. A
 * listing becomes invalid when the token is transferred, even if it returns, and when the marketplace loses
 * its approval, even if the approval is renewed. The owner can replace a listing at any time; buyers state
 * the price that they expect. The seller, the creator and the fee are paid in the transaction of the sale. A
 * payment that fails is credited to the payee, who can withdraw it. The contract never owns an NFT, and it
 * holds only credited payments.
 *
 * Royalties are paid up to 10 % of the price. The fee of a sale is the one that applied when the token was
 * listed.
 *
 * Permissions:
 * - CURATOR_ROLE sets the fee of later listings, at most 2.5 %. The treasury receives it.
 * - PAUSER_ROLE pauses and unpauses listing and buying, for at most seven of any ten days. Canceling and
 *   withdrawing are always possible.
 * - DEFAULT_ADMIN_ROLE grants and revokes these roles.
 *
 * No role can transfer an NFT, change a listing or take credited payments.
 * @custom:security-contact The /contact page of the website
 */
interface IMarketplace {
    /**
     * @notice A listing.
     * @param seller The owner of the token, or zero if the listing is invalid
     * @param priceWei The total price for the buyer, in wei; 0 if there is no listing
     * @param expiresAt The Unix timestamp, in seconds, from which the token can no longer be bought
     * @param feeBps The fee in basis points (0.01 %)
     * @param isBuyable Whether the listing is valid and has not expired
     */
    struct Listing {
        address seller;
        uint256 priceWei;
        uint256 expiresAt;
        uint256 feeBps;
        bool isBuyable;
    }

    /// @notice Emitted once, with the settings that the deployment fixed. `RoleGranted` logs the initial
    /// roles.
    /// @param treasury The recipient of fees
    /// @param nft The contract whose tokens are traded
    event SettingsFixed(address indexed treasury, address indexed nft);
    /**
     * @notice Emitted when a token is listed or its listing is replaced.
     * @param tokenId The ID of the token
     * @param seller The owner of the token
     * @param priceWei The total price for the buyer, in wei
     * @param expiresAt The Unix timestamp, in seconds, from which the token can no longer be bought
     * @param feeBps The fee in basis points (0.01 %)
     */
    event Listed(
        uint256 indexed tokenId, address indexed seller, uint256 priceWei, uint256 expiresAt, uint256 feeBps
    );
    /// @notice Emitted when the owner cancels a listing.
    /// @param tokenId The ID of the token
    /// @param owner The owner of the token
    event Cancelled(uint256 indexed tokenId, address indexed owner);
    /**
     * @notice Emitted when a token is sold. The seller receives the price minus fee and royalty.
     * @param tokenId The ID of the token
     * @param seller The previous owner
     * @param buyer The new owner
     * @param priceWei The price that the buyer paid, in wei
     * @param feeWei The fee of the marketplace, in wei
     * @param royaltyReceiver The recipient of the royalty, or zero if there is none
     * @param royaltyWei The royalty in wei
     */
    event Sold(
        uint256 indexed tokenId,
        address indexed seller,
        address indexed buyer,
        uint256 priceWei,
        uint256 feeWei,
        address royaltyReceiver,
        uint256 royaltyWei
    );
    /// @notice Emitted when a payment fails and is credited to the payee.
    /// @param payee The account that can withdraw the payment
    /// @param amountWei The amount in wei
    event ProceedsHeld(address indexed payee, uint256 amountWei);
    /// @notice Emitted when a payee withdraws credited payments.
    /// @param payee The account to which the payments were credited
    /// @param to The recipient
    /// @param amountWei The amount in wei
    event ProceedsWithdrawn(address indexed payee, address indexed to, uint256 amountWei);
    /// @notice Emitted when the fee of new listings changes.
    /// @param feeBps The new fee in basis points (0.01 %)
    event FeeSet(uint256 feeBps);

    /// @notice A required address is zero.
    error InvalidAccount();
    /// @notice The price is zero or above 2^96 - 1 wei.
    /// @param priceWei The price that was given, in wei
    error InvalidPrice(uint256 priceWei);
    /// @notice The expiry is not in the future or more than `MAX_LISTING_TIME` away.
    /// @param expiresAt The Unix timestamp that was given, in seconds
    error InvalidExpiry(uint256 expiresAt);
    /// @notice The fee exceeds the maximum.
    /// @param maximumBps The maximum in basis points (0.01 %)
    error FeeTooHigh(uint256 maximumBps);
    /// @notice Only the owner of the token can call this function.
    /// @param owner The owner of the token
    error NotTokenOwner(address owner);
    /// @notice The marketplace is not approved to transfer the token.
    /// @param tokenId The ID of the token
    error NotApproved(uint256 tokenId);
    /// @notice The token has no listing, or its listing became invalid.
    /// @param tokenId The ID of the token
    error NotListed(uint256 tokenId);
    /// @notice The listing has expired.
    /// @param expiresAt The Unix timestamp of the expiry, in seconds
    error ListingExpired(uint256 expiresAt);
    /// @notice The price differs from the one that the buyer expects.
    /// @param priceWei The current price in wei
    error PriceChanged(uint256 priceWei);
    /// @notice The value of the transaction must equal the price.
    /// @param priceWei The current price in wei
    error WrongValue(uint256 priceWei);
    /// @notice The buyer already owns the token.
    /// @param tokenId The ID of the token
    error SelfPurchase(uint256 tokenId);
    /// @notice The seller still owns the token after the transfer.
    /// @param tokenId The ID of the token
    error NotTransferred(uint256 tokenId);
    /// @notice The remaining gas is not enough to pay a contract; the transaction needs a higher gas limit.
    /// @param neededGas The gas that must remain before the payment
    error TooLittleGas(uint256 neededGas);
    /// @notice The caller has no credited payments.
    /// @param payee The address that called the function
    error NothingToWithdraw(address payee);

    /**
     * @notice Lists a token or replaces its listing. Only the owner of the token can call this function, and
     * this contract must be approved to transfer the token.
     * @param tokenId The ID of the token
     * @param priceWei The total price for the buyer, in wei
     * @param expiresAt The Unix timestamp, in seconds, from which the token can no longer be bought
     */
    function list(uint256 tokenId, uint256 priceWei, uint256 expiresAt) external;

    /// @notice Cancels a listing. Only the owner of the token can call this function.
    /// @param tokenId The ID of the token
    function cancel(uint256 tokenId) external;

    /**
     * @notice Buys a token. The transaction must send exactly `expectedPriceWei`. If the caller is a
     * contract, it must accept ERC-721 tokens.
     * @param tokenId The ID of the token
     * @param expectedPriceWei The price that the buyer has seen, in wei
     */
    function buy(uint256 tokenId, uint256 expectedPriceWei) external payable;

    /// @notice Withdraws the credited payments of the caller.
    /// @param to The recipient
    function withdraw(address to) external;

    /// @notice Sets the fee of new listings. CURATOR_ROLE only.
    /// @param feeBps The fee in basis points (0.01 %)
    function setFee(uint256 feeBps) external;

    /// @notice Pauses `list` and `buy`. PAUSER_ROLE only.
    function pause() external;

    /// @notice Unpauses `list` and `buy`. PAUSER_ROLE only.
    function unpause() external;

    /// @notice Returns the maximum fee.
    /// @return The fee in basis points (0.01 %)
    function MAX_FEE_BPS() external view returns (uint256);

    /// @notice Returns the maximum royalty that a sale pays.
    /// @return The royalty in basis points (0.01 %) of the price
    function MAX_ROYALTY_BPS() external view returns (uint256);

    /// @notice Returns the maximum duration of a listing.
    /// @return The duration in seconds
    function MAX_LISTING_TIME() external view returns (uint256);

    /// @notice Returns the contract whose tokens are traded.
    /// @return The address of the contract
    function NFT() external view returns (INovaNFT);

    /// @notice Returns the recipient of fees.
    /// @return The address of the treasury
    function TREASURY() external view returns (address);

    /// @notice Returns the fee of new listings.
    /// @return The fee in basis points (0.01 %)
    function feeBps() external view returns (uint256);

    /// @notice Returns the listing of a token.
    /// @param tokenId The ID of the token
    /// @return The listing; its seller is zero if there is none or if it is invalid
    function listingOf(uint256 tokenId) external view returns (Listing memory);

    /// @notice Returns the credited payments of a payee.
    /// @param payee The account to query
    /// @return The amount in wei
    function proceedsOf(address payee) external view returns (uint256);
}
