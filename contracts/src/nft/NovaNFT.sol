// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {IERC165} from "@openzeppelin/contracts/interfaces/IERC165.sol";
import {IERC2981} from "@openzeppelin/contracts/interfaces/IERC2981.sol";
import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Burnable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Burnable.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {BoundedPause} from "../access/BoundedPause.sol";
import {IActionLedger} from "../energy/IActionLedger.sol";
import {INovaNFT} from "./INovaNFT.sol";
import {MetadataUri} from "./MetadataUri.sol";

/**
 * @title Nova NFTs
 * @notice Implements INovaNFT, which documents the guarantees and permissions.
 * @dev The contract needs SPENDER_ROLE of the ledger. It counts the transfers of each token, so that a
 * marketplace detects a token that was transferred and returned. The fixed properties of a token, including
 * its royalty, use one storage slot. The metadata URI uses a second one if MetadataUri can pack it, and a
 * string otherwise.
 * @custom:security-contact The /contact page of the website
 */
contract NovaNFT is INovaNFT, IERC4906, ERC721, ERC721Burnable, AccessControlDefaultAdminRules, BoundedPause {
    using SafeCast for uint256;

    /// @dev `moves` can count up to 2^32 - 1. `codec` is that of MetadataUri, or 0 if `_metadataTexts`
    /// contains the URI.
    struct StoredToken {
        address creator;
        uint32 collectionId;
        uint32 moves;
        uint16 royaltyBps;
        uint8 codec;
        bool isPremium;
    }

    /// @notice Role that changes the URI of the contract metadata.
    bytes32 public constant CURATOR_ROLE = keccak256("CURATOR_ROLE");
    /// @notice Role that pauses minting and the creation of collections.
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");

    /// @inheritdoc INovaNFT
    uint256 public constant STANDARD_POINTS = 50;
    /// @inheritdoc INovaNFT
    uint256 public constant PREMIUM_POINTS = 100;
    /// @inheritdoc INovaNFT
    uint256 public constant MAX_ROYALTY_BPS = 1_000;

    uint256 private constant BPS = 10_000;
    uint256 private constant MAX_NAME_BYTES = 64;
    uint256 private constant MAX_URI_BYTES = 512;
    uint48 private constant ADMIN_TRANSFER_DELAY = 2 days;
    /// @dev ERC-4906 only declares events, so its interface ID cannot be derived from functions.
    bytes4 private constant ERC4906_INTERFACE_ID = 0x49064906;

    /// @inheritdoc INovaNFT
    IActionLedger public immutable LEDGER;

    /// @inheritdoc INovaNFT
    string public contractURI;

    /// @dev Starts at 1, so that the first mint pays for a nonzero-to-nonzero write like every later mint.
    uint256 private _nextTokenId = 1;
    uint256 private _collectionCount;
    mapping(uint256 tokenId => StoredToken) private _tokens;
    mapping(uint256 tokenId => bytes32 hash) private _metadataHashes;
    mapping(uint256 tokenId => string uri) private _metadataTexts;
    mapping(uint256 collectionId => Collection) private _collections;
    mapping(uint256 tokenId => mapping(address operator => uint256)) private _tokenRevocations;
    mapping(address owner => mapping(address operator => uint256)) private _ownerRevocations;

    /**
     * @param admin The first holder of DEFAULT_ADMIN_ROLE
     * @param curator The first holder of CURATOR_ROLE
     * @param pauser The first holder of PAUSER_ROLE
     * @param ledger The ledger of the points; its admin must grant SPENDER_ROLE to this contract
     */
    constructor(address admin, address curator, address pauser, IActionLedger ledger)
        ERC721("Nova NFT", "NOVA")
        AccessControlDefaultAdminRules(ADMIN_TRANSFER_DELAY, admin)
    {
        if (curator == address(0) || pauser == address(0) || address(ledger) == address(0)) {
            revert InvalidAccount();
        }
        _grantRole(CURATOR_ROLE, curator);
        _grantRole(PAUSER_ROLE, pauser);
        LEDGER = ledger;
        emit SettingsFixed(address(ledger));
    }

    /// @inheritdoc INovaNFT
    function mint(uint256 collectionId, string calldata metadataUri, bool isPremium, uint256 royaltyBps)
        external
        whenNotPaused
        returns (uint256 tokenId)
    {
        if (collectionId != 0) _checkCollectionOwner(collectionId);
        if (bytes(metadataUri).length == 0 || bytes(metadataUri).length > MAX_URI_BYTES) {
            revert InvalidMetadataUri(bytes(metadataUri).length);
        }
        if (royaltyBps > MAX_ROYALTY_BPS) revert RoyaltyTooHigh(MAX_ROYALTY_BPS);

        tokenId = _nextTokenId++;
        uint256 points = isPremium ? PREMIUM_POINTS : STANDARD_POINTS;
        LEDGER.spend(_spendIdOf(tokenId), msg.sender, points);
        _tokens[tokenId] = StoredToken({
            creator: msg.sender,
            collectionId: collectionId.toUint32(),
            moves: 0,
            royaltyBps: royaltyBps.toUint16(),
            codec: _storeMetadata(tokenId, metadataUri),
            isPremium: isPremium
        });
        _mint(msg.sender, tokenId);
        emit Minted(tokenId, msg.sender, collectionId, isPremium, points, royaltyBps);
    }

    /// @inheritdoc INovaNFT
    function createCollection(string calldata name, string calldata metadataUri)
        external
        whenNotPaused
        returns (uint256 collectionId)
    {
        if (bytes(name).length == 0 || bytes(name).length > MAX_NAME_BYTES) {
            revert InvalidName(bytes(name).length);
        }
        if (bytes(metadataUri).length > MAX_URI_BYTES) revert InvalidMetadataUri(bytes(metadataUri).length);
        collectionId = ++_collectionCount;
        _collections[collectionId] = Collection({owner: msg.sender, name: name, metadataUri: metadataUri});
        emit CollectionCreated(collectionId, msg.sender, name, metadataUri);
    }

    /// @inheritdoc INovaNFT
    function transferCollection(uint256 collectionId, address to) external {
        _checkCollectionOwner(collectionId);
        if (to == address(0)) revert InvalidAccount();
        _collections[collectionId].owner = to;
        emit CollectionTransferred(collectionId, msg.sender, to);
    }

    /// @inheritdoc INovaNFT
    function setContractURI(string calldata uri) external onlyRole(CURATOR_ROLE) {
        contractURI = uri;
        emit ContractURIUpdated();
    }

    /// @inheritdoc INovaNFT
    function pause() external onlyRole(PAUSER_ROLE) {
        _pause();
    }

    /// @inheritdoc INovaNFT
    function unpause() external onlyRole(PAUSER_ROLE) {
        _unpause();
    }

    /// @inheritdoc INovaNFT
    function mintedTokens() external view returns (uint256) {
        return _nextTokenId - 1;
    }

    /// @inheritdoc INovaNFT
    function tokenOf(uint256 tokenId) external view returns (Token memory) {
        StoredToken memory stored = _tokens[tokenId];
        return Token({
            creator: stored.creator,
            collectionId: stored.collectionId,
            moves: stored.moves,
            isPremium: stored.isPremium
        });
    }

    /// @inheritdoc INovaNFT
    function movesOf(uint256 tokenId) external view returns (uint256) {
        return _tokens[tokenId].moves;
    }

    /// @inheritdoc INovaNFT
    function revocationsOf(uint256 tokenId, address operator) external view returns (uint256) {
        return _tokenRevocations[tokenId][operator] + _ownerRevocations[_ownerOf(tokenId)][operator];
    }

    /// @inheritdoc INovaNFT
    function collectionOf(uint256 collectionId) external view returns (Collection memory) {
        return _collections[collectionId];
    }

    /// @inheritdoc IERC2981
    function royaltyInfo(uint256 tokenId, uint256 salePrice)
        external
        view
        returns (address receiver, uint256 royaltyAmount)
    {
        StoredToken memory stored = _tokens[tokenId];
        if (stored.royaltyBps == 0 || _ownerOf(tokenId) == address(0)) return (address(0), 0);
        return (stored.creator, salePrice * stored.royaltyBps / BPS);
    }

    /// @notice Returns the URI of the metadata of a token. The call reverts if the token does not exist.
    /// @param tokenId The ID of the token
    /// @return The URI
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        uint8 codec = _tokens[tokenId].codec;
        return codec == 0 ? _metadataTexts[tokenId] : MetadataUri.unpack(codec, _metadataHashes[tokenId]);
    }

    /// @notice ERC-165: the contract supports ERC-721 with metadata, ERC-2981, ERC-4906 and access control.
    /// @param interfaceId The ID of the interface
    /// @return True if the contract supports the interface
    function supportsInterface(bytes4 interfaceId)
        public
        view
        override(ERC721, AccessControlDefaultAdminRules, IERC165)
        returns (bool)
    {
        return interfaceId == type(IERC2981).interfaceId || interfaceId == ERC4906_INTERFACE_ID
            || super.supportsInterface(interfaceId);
    }

    /// @dev Stores the URI packed if possible, and as a string otherwise.
    /// @return codec The codec of the packed URI, or 0 if the URI is stored as a string
    function _storeMetadata(uint256 tokenId, string calldata uri) private returns (uint8 codec) {
        bytes32 hash;
        (codec, hash) = MetadataUri.pack(uri);
        if (codec == 0) _metadataTexts[tokenId] = uri;
        else _metadataHashes[tokenId] = hash;
        emit MetadataUpdate(tokenId);
    }

    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        from = super._update(to, tokenId, auth);
        _tokens[tokenId].moves += 1;
    }

    /// @dev A transfer clears the approval with `emitEvent` false. It counts as a transfer and not as a
    /// revocation.
    function _approve(address to, uint256 tokenId, address auth, bool emitEvent) internal override {
        address before = emitEvent ? _getApproved(tokenId) : address(0);
        if (before != address(0) && before != to) _tokenRevocations[tokenId][before] += 1;
        super._approve(to, tokenId, auth, emitEvent);
    }

    function _setApprovalForAll(address owner, address operator, bool approved) internal override {
        if (!approved && isApprovedForAll(owner, operator)) _ownerRevocations[owner][operator] += 1;
        super._setApprovalForAll(owner, operator, approved);
    }

    /// @dev The ledger stores IDs that differ only in their last byte in one word. This contract's address
    /// separates its IDs from those of other spenders.
    function _spendIdOf(uint256 tokenId) private view returns (bytes32) {
        return bytes32(uint256(uint160(address(this))) << 96 | tokenId);
    }

    function _checkCollectionOwner(uint256 collectionId) private view {
        address owner = _collections[collectionId].owner;
        if (owner == address(0)) revert UnknownCollection(collectionId);
        if (owner != msg.sender) revert NotCollectionOwner(owner);
    }
}
