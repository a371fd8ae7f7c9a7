// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {BoundedPause} from "../access/BoundedPause.sol";
import {IMarketplace} from "./IMarketplace.sol";
import {INovaNFT} from "./INovaNFT.sol";

/**
 * @title Marketplace for Nova NFTs
 * @notice Implements IMarketplace, which documents the guarantees and permissions.
 * @dev A listing uses one storage slot. It does not store the seller: as long as the token's number of
 * transfers equals the one stored in the listing, the current owner is the seller.
 * @custom:security-contact The /contact page of the website
 */
contract Marketplace is IMarketplace, AccessControlDefaultAdminRules, BoundedPause, ReentrancyGuardTransient {
    using SafeCast for uint256;

    /// @dev `moves` and `revocations` are the token's counters at the time of listing.
    struct StoredListing {
        uint96 priceWei;
        uint40 expiresAt;
        uint40 moves;
        uint16 feeBps;
        uint40 revocations;
    }

    /// @notice Role that sets the fee.
    bytes32 public constant CURATOR_ROLE = keccak256("CURATOR_ROLE");
    /// @notice Role that pauses listing and buying.
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");

    /// @inheritdoc IMarketplace
    uint256 public constant MAX_FEE_BPS = 250;
    /// @inheritdoc IMarketplace
    uint256 public constant MAX_ROYALTY_BPS = 1_000;
    /// @inheritdoc IMarketplace
    uint256 public constant MAX_LISTING_TIME = 180 days;

    uint256 private constant BPS = 10_000;
    /// @dev Gas for calls to other contracts: enough for a payee that records a payment, too little to burden
    /// the buyer.
    uint256 private constant FOREIGN_GAS = 50_000;
    /// @dev Gas that must remain before a payment, so that FOREIGN_GAS is left after the cost of the call
    /// (36,600) and the 1/64 that the EVM withholds. Otherwise a buyer could choose a gas limit that makes
    /// the payment fail.
    uint256 private constant GAS_BEFORE_PAYOUT = 90_000;
    uint48 private constant ADMIN_TRANSFER_DELAY = 2 days;

    /// @inheritdoc IMarketplace
    INovaNFT public immutable NFT;
    /// @inheritdoc IMarketplace
    address public immutable TREASURY;

    /// @inheritdoc IMarketplace
    uint256 public feeBps;
    /// @inheritdoc IMarketplace
    mapping(address payee => uint256) public proceedsOf;
    mapping(uint256 tokenId => StoredListing) private _listings;

    /**
     * @param admin The first holder of DEFAULT_ADMIN_ROLE
     * @param curator The first holder of CURATOR_ROLE
     * @param pauser The first holder of PAUSER_ROLE
     * @param treasury The recipient of fees
     * @param nft The contract whose tokens are traded
     */
    constructor(address admin, address curator, address pauser, address treasury, INovaNFT nft)
        AccessControlDefaultAdminRules(ADMIN_TRANSFER_DELAY, admin)
    {
        if (
            curator == address(0) || pauser == address(0) || treasury == address(0)
                || address(nft) == address(0)
        ) {
            revert InvalidAccount();
        }
        _grantRole(CURATOR_ROLE, curator);
        _grantRole(PAUSER_ROLE, pauser);
        TREASURY = treasury;
        NFT = nft;
        emit SettingsFixed(treasury, address(nft));
    }

    /// @inheritdoc IMarketplace
    function list(uint256 tokenId, uint256 priceWei, uint256 expiresAt) external nonReentrant whenNotPaused {
        _checkOwner(tokenId);
        if (!_isApproved(msg.sender, tokenId)) revert NotApproved(tokenId);
        if (priceWei == 0 || priceWei > type(uint96).max) revert InvalidPrice(priceWei);
        if (expiresAt <= block.timestamp || expiresAt > block.timestamp + MAX_LISTING_TIME) {
            revert InvalidExpiry(expiresAt);
        }
        _listings[tokenId] = StoredListing({
            priceWei: priceWei.toUint96(),
            expiresAt: expiresAt.toUint40(),
            moves: NFT.movesOf(tokenId).toUint40(),
            feeBps: feeBps.toUint16(),
            revocations: NFT.revocationsOf(tokenId, address(this)).toUint40()
        });
        emit Listed(tokenId, msg.sender, priceWei, expiresAt, feeBps);
    }

    /// @inheritdoc IMarketplace
    function cancel(uint256 tokenId) external nonReentrant {
        _checkOwner(tokenId);
        if (_listings[tokenId].priceWei == 0) revert NotListed(tokenId);
        delete _listings[tokenId];
        emit Cancelled(tokenId, msg.sender);
    }

    /// @inheritdoc IMarketplace
    function buy(uint256 tokenId, uint256 expectedPriceWei) external payable nonReentrant whenNotPaused {
        StoredListing memory listing = _listings[tokenId];
        if (!_isAlive(tokenId, listing)) revert NotListed(tokenId);
        if (block.timestamp >= listing.expiresAt) revert ListingExpired(listing.expiresAt);
        if (expectedPriceWei != listing.priceWei) revert PriceChanged(listing.priceWei);
        if (msg.value != listing.priceWei) revert WrongValue(listing.priceWei);
        address seller = NFT.ownerOf(tokenId);
        if (seller == msg.sender) revert SelfPurchase(tokenId);

        delete _listings[tokenId];
        uint256 feeWei = Math.mulDiv(msg.value, listing.feeBps, BPS);
        (address royaltyReceiver, uint256 royaltyWei) = _royaltyOf(tokenId, msg.value, seller);
        emit Sold(tokenId, seller, msg.sender, msg.value, feeWei, royaltyReceiver, royaltyWei);

        NFT.safeTransferFrom(seller, msg.sender, tokenId);
        if (NFT.ownerOf(tokenId) == seller) revert NotTransferred(tokenId);
        _pay(TREASURY, feeWei);
        _pay(royaltyReceiver, royaltyWei);
        _pay(seller, msg.value - feeWei - royaltyWei);
    }

    /// @inheritdoc IMarketplace
    function withdraw(address to) external nonReentrant {
        if (to == address(0)) revert InvalidAccount();
        uint256 amountWei = proceedsOf[msg.sender];
        if (amountWei == 0) revert NothingToWithdraw(msg.sender);
        proceedsOf[msg.sender] = 0;
        emit ProceedsWithdrawn(msg.sender, to, amountWei);
        Address.sendValue(payable(to), amountWei);
    }

    /// @inheritdoc IMarketplace
    function setFee(uint256 newFeeBps) external onlyRole(CURATOR_ROLE) {
        if (newFeeBps > MAX_FEE_BPS) revert FeeTooHigh(MAX_FEE_BPS);
        feeBps = newFeeBps;
        emit FeeSet(newFeeBps);
    }

    /// @inheritdoc IMarketplace
    function pause() external onlyRole(PAUSER_ROLE) {
        _pause();
    }

    /// @inheritdoc IMarketplace
    function unpause() external onlyRole(PAUSER_ROLE) {
        _unpause();
    }

    /// @inheritdoc IMarketplace
    function listingOf(uint256 tokenId) external view returns (Listing memory) {
        StoredListing memory listing = _listings[tokenId];
        bool isAlive = _isAlive(tokenId, listing);
        address seller = isAlive ? NFT.ownerOf(tokenId) : address(0);
        return Listing({
            seller: seller,
            priceWei: listing.priceWei,
            expiresAt: listing.expiresAt,
            feeBps: listing.feeBps,
            isBuyable: isAlive && block.timestamp < listing.expiresAt
        });
    }

    /// @dev Returns no royalty if the query fails, if it names no recipient, or if the seller is the
    /// recipient.
    function _royaltyOf(uint256 tokenId, uint256 priceWei, address seller)
        private
        view
        returns (address receiver, uint256 royaltyWei)
    {
        (bool success, bytes memory answer) = address(NFT).staticcall{gas: FOREIGN_GAS}(
            abi.encodeCall(NFT.royaltyInfo, (tokenId, priceWei))
        );
        if (!success || answer.length < 64) return (address(0), 0);
        (uint256 first, uint256 second) = abi.decode(answer, (uint256, uint256));
        if (first == 0 || first > type(uint160).max || second == 0) return (address(0), 0);
        (receiver,) = abi.decode(answer, (address, uint256));
        if (receiver == seller) return (address(0), 0);
        royaltyWei = Math.min(second, Math.mulDiv(priceWei, MAX_ROYALTY_BPS, BPS));
    }

    /// @dev A payment that fails is credited to the payee instead, because it must not prevent the sale for
    /// the others.
    function _pay(address payee, uint256 amountWei) private {
        if (amountWei == 0) return;
        if (payee.code.length > 0 && gasleft() < GAS_BEFORE_PAYOUT) revert TooLittleGas(GAS_BEFORE_PAYOUT);
        (bool success,) = payee.call{value: amountWei, gas: FOREIGN_GAS}("");
        if (success) return;
        proceedsOf[payee] += amountWei;
        emit ProceedsHeld(payee, amountWei);
    }

    function _isAlive(uint256 tokenId, StoredListing memory listing) private view returns (bool) {
        return listing.priceWei > 0 && listing.moves == NFT.movesOf(tokenId)
            && listing.revocations == NFT.revocationsOf(tokenId, address(this));
    }

    function _checkOwner(uint256 tokenId) private view {
        address owner = NFT.ownerOf(tokenId);
        if (owner != msg.sender) revert NotTokenOwner(owner);
    }

    function _isApproved(address owner, uint256 tokenId) private view returns (bool) {
        return NFT.isApprovedForAll(owner, address(this)) || NFT.getApproved(tokenId) == address(this);
    }
}
