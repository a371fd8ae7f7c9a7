// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IERC2981} from "@openzeppelin/contracts/interfaces/IERC2981.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IActionLedger} from "../energy/IActionLedger.sol";

/**
 * @title NFTs of Nova
 * @notice Anybody mints for Energy Points: 50 for a standard NFT, 100 for a premium 3D one. The points are spent in
 * the same transaction, for ever. A token may belong to a collection; only the collection's owner mints into it.
 * Metadata, premium flag, creator and royalty are fixed at minting: what is bought stays what it was.
 *
 * Who may do what:
 * - The owner of a token transfers, approves and burns it, as ERC-721 says.
 * - The owner of a collection mints into it and may hand it over. It has no power over its tokens.
 * - CURATOR_ROLE changes the address of the contract's own description (ERC-7572). It cannot touch tokens.
 * - PAUSER_ROLE stops and resumes minting and new collections, for at most seven of any ten days. Transfers and burning always work.
 * - DEFAULT_ADMIN_ROLE gives and takes these roles. It has no power over tokens.
 * @custom:security-contact page /contact of the website
 */
interface INovaNFT is IERC2981, IERC721 {
    /**
     * @notice What is fixed about a token, and how often it has moved.
     * @param creator who minted it
     * @param collectionId its collection; 0 = none
     * @param moves transfers so far, minting and burning included
     * @param isPremium true for a premium 3D NFT
     */
    struct Token {
        address creator;
        uint32 collectionId;
        uint40 moves;
        bool isPremium;
    }

    /// @notice A user's series of tokens. `owner` is zero if there is none with this id.
    struct Collection {
        address owner;
        string name;
        string metadataUri;
    }

    /// @notice What the deployment fixed for good; the roles are told by `RoleGranted`.
    /// @param ledger whose points a token costs
    event SettingsFixed(address indexed ledger);
    /// @notice A token was minted; the ERC-721 `Transfer` goes before it.
    /// @param tokenId the token
    /// @param creator who minted it
    /// @param collectionId the collection; 0 = none
    /// @param isPremium true for a premium 3D NFT
    /// @param points whole points
    /// @param royaltyBps the creator's part of later sales, in hundredths of a percent
    event Minted(
        uint256 indexed tokenId,
        address indexed creator,
        uint256 indexed collectionId,
        bool isPremium,
        uint256 points,
        uint256 royaltyBps
    );
    /// @notice A collection was created.
    /// @param collectionId the collection; 0 = none
    /// @param owner whose it is
    /// @param name what it is called
    /// @param metadataUri where the metadata is
    event CollectionCreated(
        uint256 indexed collectionId, address indexed owner, string name, string metadataUri
    );
    /// @notice A collection was handed over.
    /// @param collectionId the collection; 0 = none
    /// @param from its owner before
    /// @param to its owner from now on
    event CollectionTransferred(uint256 indexed collectionId, address indexed from, address indexed to);
    /// @notice ERC-7572: the contract's own description has another address.
    event ContractURIUpdated();

    /// @notice An account that must be given is zero.
    error InvalidAccount();
    /// @notice A name has 1 to 64 bytes.
    /// @param length how many bytes were given
    error InvalidName(uint256 length);
    /// @notice An address of metadata has 1 to 512 bytes.
    /// @param length how many bytes were given
    error InvalidMetadataUri(uint256 length);
    /// @notice There is no collection with this id.
    /// @param collectionId the collection; 0 = none
    error UnknownCollection(uint256 collectionId);
    /// @notice Only the collection's owner may do this.
    /// @param owner its owner
    error NotCollectionOwner(address owner);
    /// @notice The royalty is above the highest that is allowed.
    /// @param maximumBps the most that is allowed, in hundredths of a percent
    error RoyaltyTooHigh(uint256 maximumBps);

    /**
     * @notice Mints a token to the caller and spends its points.
     * @param collectionId a collection of the caller's; 0 = none
     * @param metadataUri where the token's metadata is; never changes
     * @param royaltyBps the creator's part of later sales, in hundredths of a percent
     * @param isPremium true for a premium 3D NFT
     * @return tokenId its id
     */
    function mint(uint256 collectionId, string calldata metadataUri, bool isPremium, uint256 royaltyBps)
        external
        returns (uint256 tokenId);

    /// @notice Creates a collection that belongs to the caller. `metadataUri` may be empty.
    /// @param name what it is called
    /// @param metadataUri where the metadata is; may be empty
    /// @return collectionId its id
    function createCollection(string calldata name, string calldata metadataUri)
        external
        returns (uint256 collectionId);

    /// @notice Hands a collection over. Its owner only.
    /// @param collectionId the collection; 0 = none
    /// @param to its next owner
    function transferCollection(uint256 collectionId, address to) external;

    /// @notice Changes the address of the contract's own description. CURATOR_ROLE only.
    /// @param uri the new address
    function setContractURI(string calldata uri) external;

    /// @notice Stops minting and new collections. PAUSER_ROLE only.
    function pause() external;

    /// @notice Resumes minting and new collections. PAUSER_ROLE only.
    function unpause() external;

    /// @notice Points that a standard NFT costs.
    /// @return whole points
    function STANDARD_POINTS() external view returns (uint256);

    /// @notice Points that a premium 3D NFT costs.
    /// @return whole points
    function PREMIUM_POINTS() external view returns (uint256);

    /// @notice The highest royalty, in hundredths of a percent.
    /// @return hundredths of a percent
    function MAX_ROYALTY_BPS() external view returns (uint256);

    /// @notice The ledger whose points are spent.
    /// @return its address
    function LEDGER() external view returns (IActionLedger);

    /// @notice How many tokens were ever minted; ids run from 1 to this, burnt ones included.
    /// @return a count
    function mintedTokens() external view returns (uint256);

    /// @notice What is fixed about a token; all zero if it was never minted, and kept when it is burnt.
    /// @param tokenId the token
    /// @return the token
    function tokenOf(uint256 tokenId) external view returns (Token memory);

    /// @notice Transfers of a token so far, minting and burning included. A listing dies when this changes.
    /// @param tokenId the token
    /// @return a count
    function movesOf(uint256 tokenId) external view returns (uint256);

    /// @notice How often the operator has lost an approval for this token or for all of its owner's. A listing dies
    /// when this changes.
    /// @param tokenId the token
    /// @param operator who was allowed to move it
    /// @return a count
    function revocationsOf(uint256 tokenId, address operator) external view returns (uint256);

    /// @notice A collection.
    /// @param collectionId the collection; 0 = none
    /// @return the collection
    function collectionOf(uint256 collectionId) external view returns (Collection memory);

    /// @notice ERC-7572: where the contract's own description is.
    /// @return its address
    function contractURI() external view returns (string memory);
}
