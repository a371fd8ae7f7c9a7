// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {INovaNFT} from "./INovaNFT.sol";

/**
 * @title The marketplace for NFTs of Nova
 * @notice Owners list at a fixed price in NAC with an end; the NFT stays with them until it is sold. A listing dies
 * when the token moves, even if it comes back, and when the market loses its approval, even if it is approved again.
 * It can be replaced at any time; a buyer names the price that he
 * expects. Seller, creator and fee are paid in the same transaction; what cannot be delivered waits here for its
 * payee. The contract never holds an NFT, and its coins are exactly what waits.
 *
 * The royalty of the token is honoured up to a tenth of the price. The fee is the one that held when the token was
 * listed.
 *
 * Who may do what:
 * - CURATOR_ROLE sets the fee for listings made afterwards, up to 2.5 %. It goes to the treasury.
 * - PAUSER_ROLE stops and resumes listing and buying, for at most seven of any ten days. Cancelling and withdrawing always work.
 * - DEFAULT_ADMIN_ROLE gives and takes these roles.
 * No role can move an NFT, change a listing or touch what waits for somebody.
 * @custom:security-contact page /contact of the website
 */
interface IMarketplace {
    /**
     * @notice An offer.
     * @param seller who owns the token; zero if the listing is dead
     * @param priceWei what a buyer pays, everything included; 0 if there is no listing
     * @param expiresAt second from which it cannot be bought any more
     * @param feeBps the fee, in hundredths of a percent
     * @param isBuyable true if the listing is alive and its time is not over
     */
    struct Listing {
        address seller;
        uint256 priceWei;
        uint256 expiresAt;
        uint256 feeBps;
        bool isBuyable;
    }

    /// @notice What the deployment fixed for good; the roles are told by `RoleGranted`.
    /// @param treasury where fees go
    /// @param nft the only tokens that are traded
    event SettingsFixed(address indexed treasury, address indexed nft);
    /// @notice A token is for sale, at a new price if it was before.
    /// @param tokenId the token
    /// @param seller who sells
    /// @param priceWei price in wei
    /// @param expiresAt second at which it ends
    /// @param feeBps fee of the market, in hundredths of a percent
    event Listed(
        uint256 indexed tokenId, address indexed seller, uint256 priceWei, uint256 expiresAt, uint256 feeBps
    );
    /// @notice A token is no longer for sale.
    /// @param tokenId the token
    /// @param owner who canceled
    event Cancelled(uint256 indexed tokenId, address indexed owner);
    /// @notice A token was sold. The seller gets the price without fee and royalty.
    /// @param tokenId the token
    /// @param seller who sells
    /// @param buyer who bought
    /// @param priceWei price in wei
    /// @param feeWei fee of the market, in wei
    /// @param royaltyReceiver who gets the royalty; zero if nobody does
    /// @param royaltyWei royalty in wei
    event Sold(
        uint256 indexed tokenId,
        address indexed seller,
        address indexed buyer,
        uint256 priceWei,
        uint256 feeWei,
        address royaltyReceiver,
        uint256 royaltyWei
    );
    /// @notice Coins could not be delivered and wait for their payee.
    /// @param payee whose proceeds they are
    /// @param amountWei amount in wei
    event ProceedsHeld(address indexed payee, uint256 amountWei);
    /// @notice A payee took what had waited.
    /// @param payee whose proceeds they are
    /// @param to who got them
    /// @param amountWei amount in wei
    event ProceedsWithdrawn(address indexed payee, address indexed to, uint256 amountWei);
    /// @notice The fee for new listings.
    /// @param feeBps fee of the market, in hundredths of a percent
    event FeeSet(uint256 feeBps);

    /// @notice An account that must be given is zero.
    error InvalidAccount();
    /// @notice The price is zero, or above 2^96 - 1 wei.
    /// @param priceWei the price that was refused
    error InvalidPrice(uint256 priceWei);
    /// @notice A listing ends in the future and within `MAX_LISTING_TIME`.
    /// @param expiresAt the second that was refused
    error InvalidExpiry(uint256 expiresAt);
    /// @notice The fee is above the highest that is allowed.
    /// @param maximumBps the most that is allowed, in hundredths of a percent
    error FeeTooHigh(uint256 maximumBps);
    /// @notice Only the token's owner may do this.
    /// @param owner its owner
    error NotTokenOwner(address owner);
    /// @notice The marketplace is not approved to transfer the token.
    /// @param tokenId the token
    error NotApproved(uint256 tokenId);
    /// @notice The token is not for sale, or has moved or lost its approval since it was.
    /// @param tokenId the token
    error NotListed(uint256 tokenId);
    /// @notice The listing ended at this second.
    /// @param expiresAt second at which it ends
    error ListingExpired(uint256 expiresAt);
    /// @notice The price is another one than the buyer expects.
    /// @param priceWei the price now, in wei
    error PriceChanged(uint256 priceWei);
    /// @notice The transaction must carry exactly the price.
    /// @param priceWei what must be sent, in wei
    error WrongValue(uint256 priceWei);
    /// @notice Buyer and seller are the same.
    /// @param tokenId the token
    error SelfPurchase(uint256 tokenId);
    /// @notice The token is still the seller's after its transfer.
    /// @param tokenId the token
    error NotTransferred(uint256 tokenId);
    /// @notice A payee that is a contract must get its share of gas: send the transaction with more.
    /// @param neededGas gas that must be left
    error TooLittleGas(uint256 neededGas);
    /// @notice Nothing waits for this payee.
    /// @param payee who asked
    error NothingToWithdraw(address payee);

    /**
     * @notice Offers a token, or replaces its offer. The token's owner only; needs an approval for this contract.
     * @param priceWei what a buyer pays, everything included
     * @param expiresAt second from which it cannot be bought any more
     * @param tokenId the token
     */
    function list(uint256 tokenId, uint256 priceWei, uint256 expiresAt) external;

    /// @notice Takes an offer back. The token's owner only.
    /// @param tokenId the token
    function cancel(uint256 tokenId) external;

    /**
     * @notice Buys a token for exactly `expectedPriceWei`, which the transaction must carry. A contract that buys
     * must accept ERC-721 tokens.
     * @param tokenId the token
     * @param expectedPriceWei price that the buyer has seen, in wei
     */
    function buy(uint256 tokenId, uint256 expectedPriceWei) external payable;

    /// @notice Takes what waits for the caller to any address.
    /// @param to who gets the coins
    function withdraw(address to) external;

    /// @notice Sets the fee for new listings. CURATOR_ROLE only.
    /// @param feeBps fee of the market, in hundredths of a percent
    function setFee(uint256 feeBps) external;

    /// @notice Stops `list` and `buy`. PAUSER_ROLE only.
    function pause() external;

    /// @notice Resumes `list` and `buy`. PAUSER_ROLE only.
    function unpause() external;

    /// @notice The highest fee, in hundredths of a percent.
    /// @return hundredths of a percent
    function MAX_FEE_BPS() external view returns (uint256);

    /// @notice The highest royalty that is honoured, in hundredths of a percent of the price.
    /// @return hundredths of a percent
    function MAX_ROYALTY_BPS() external view returns (uint256);

    /// @notice The longest time for which a token can be offered, in seconds.
    /// @return seconds
    function MAX_LISTING_TIME() external view returns (uint256);

    /// @notice The only tokens that are traded here.
    /// @return its address
    function NFT() external view returns (INovaNFT);

    /// @notice Where fees go.
    /// @return its address
    function TREASURY() external view returns (address);

    /// @notice The fee for new listings, in hundredths of a percent.
    /// @return hundredths of a percent
    function feeBps() external view returns (uint256);

    /// @notice The offer of a token.
    /// @param tokenId the token
    /// @return the listing; its seller is zero if there is none
    function listingOf(uint256 tokenId) external view returns (Listing memory);

    /// @notice What waits for a payee, in wei.
    /// @param payee whose proceeds they are
    /// @return wei
    function proceedsOf(address payee) external view returns (uint256);
}
