// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IERC2981} from "@openzeppelin/contracts/interfaces/IERC2981.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IActionLedger} from "../energy/IActionLedger.sol";

/**
 * @title Nova NFTs
 * @notice Anyone can mint for Energy Points: 50 for a standard NFT, 100 for a premium 3D NFT. The points are
 * spent in the transaction that mints. A token can belong to a collection, into which only the owner of the
 * collection can mint. Metadata, premium flag, creator and royalty are fixed when a token is minted, so they
 * cannot change after a sale.
 *
 * Permissions:
 * - The owner of a token transfers, approves and burns it, as ERC-721 specifies.
 * - The owner of a collection mints into it and can transfer the collection. It has no power over tokens that
 *   it does not own.
 * - CURATOR_ROLE changes the URI of the contract metadata (ERC-7572). It has no power over tokens.
 * - PAUSER_ROLE pauses and unpauses minting and the creation of collections, for at most seven of any ten
 *   days. Transferring and burning are always possible.
 * - DEFAULT_ADMIN_ROLE grants and revokes these roles. It has no power over tokens.
 * @custom:security-contact The /contact page of the website
 */
interface INovaNFT is IERC2981, IERC721 {
    /**
     * @notice The fixed properties of a token and its number of transfers.
     * @param creator The account that minted the token
     * @param collectionId The ID of its collection; 0 means none
     * @param moves The number of transfers, including minting and burning
     * @param isPremium Whether the token is a premium 3D NFT
     */
    struct Token {
        address creator;
        uint32 collectionId;
        uint40 moves;
        bool isPremium;
    }

    /// @notice A creator's series of tokens.
    /// @param owner The owner, or zero if the collection does not exist
    /// @param name The name of the collection
    /// @param metadataUri The URI of the metadata
    struct Collection {
        address owner;
        string name;
        string metadataUri;
    }

    /// @notice Emitted once, with the settings that the deployment fixed. `RoleGranted` logs the initial
    /// roles.
    /// @param ledger The ledger of the points that minting costs
    event SettingsFixed(address indexed ledger);
    /**
     * @notice Emitted when a token is minted, after its ERC-721 `Transfer` event.
     * @param tokenId The ID of the token
     * @param creator The account that minted the token
     * @param collectionId The ID of the collection; 0 means none
     * @param isPremium Whether the token is a premium 3D NFT
     * @param points The whole points that were spent
     * @param royaltyBps The creator's royalty in basis points (0.01 %)
     */
    event Minted(
        uint256 indexed tokenId,
        address indexed creator,
        uint256 indexed collectionId,
        bool isPremium,
        uint256 points,
        uint256 royaltyBps
    );
    /**
     * @notice Emitted when a collection is created.
     * @param collectionId The ID of the collection
     * @param owner The owner of the collection
     * @param name The name of the collection
     * @param metadataUri The URI of the metadata
     */
    event CollectionCreated(
        uint256 indexed collectionId, address indexed owner, string name, string metadataUri
    );
    /// @notice Emitted when a collection is transferred.
    /// @param collectionId The ID of the collection
    /// @param from The previous owner
    /// @param to The new owner
    event CollectionTransferred(uint256 indexed collectionId, address indexed from, address indexed to);
    /// @notice Emitted when the URI of the contract metadata changes (ERC-7572).
    event ContractURIUpdated();

    /// @notice A required address is zero.
    error InvalidAccount();
    /// @notice The name is empty or longer than 64 bytes.
    /// @param length The length of the name in bytes
    error InvalidName(uint256 length);
    /// @notice The URI is longer than 512 bytes, or it is empty where one is required.
    /// @param length The length of the URI in bytes
    error InvalidMetadataUri(uint256 length);
    /// @notice No collection has this ID.
    /// @param collectionId The ID that was given
    error UnknownCollection(uint256 collectionId);
    /// @notice Only the owner of the collection can call this function.
    /// @param owner The owner of the collection
    error NotCollectionOwner(address owner);
    /// @notice The royalty exceeds the maximum.
    /// @param maximumBps The maximum in basis points (0.01 %)
    error RoyaltyTooHigh(uint256 maximumBps);

    /**
     * @notice Mints a token to the caller and spends the points that it costs.
     * @param collectionId The ID of a collection that the caller owns; 0 means none
     * @param metadataUri The URI of the metadata, which cannot change later
     * @param isPremium Whether to mint a premium 3D NFT
     * @param royaltyBps The creator's royalty in basis points (0.01 %)
     * @return tokenId The ID of the new token
     */
    function mint(uint256 collectionId, string calldata metadataUri, bool isPremium, uint256 royaltyBps)
        external
        returns (uint256 tokenId);

    /// @notice Creates a collection that the caller owns.
    /// @param name The name of the collection
    /// @param metadataUri The URI of the metadata; can be empty
    /// @return collectionId The ID of the new collection
    function createCollection(string calldata name, string calldata metadataUri)
        external
        returns (uint256 collectionId);

    /// @notice Transfers a collection. Only the owner of the collection can call this function.
    /// @param collectionId The ID of the collection
    /// @param to The new owner
    function transferCollection(uint256 collectionId, address to) external;

    /// @notice Changes the URI of the contract metadata. CURATOR_ROLE only.
    /// @param uri The new URI
    function setContractURI(string calldata uri) external;

    /// @notice Pauses minting and the creation of collections. PAUSER_ROLE only.
    function pause() external;

    /// @notice Unpauses minting and the creation of collections. PAUSER_ROLE only.
    function unpause() external;

    /// @notice Returns the cost of a standard NFT.
    /// @return The number of whole points
    function STANDARD_POINTS() external view returns (uint256);

    /// @notice Returns the cost of a premium 3D NFT.
    /// @return The number of whole points
    function PREMIUM_POINTS() external view returns (uint256);

    /// @notice Returns the maximum royalty.
    /// @return The royalty in basis points (0.01 %)
    function MAX_ROYALTY_BPS() external view returns (uint256);

    /// @notice Returns the ledger of the points that minting costs.
    /// @return The address of the ledger
    function LEDGER() external view returns (IActionLedger);

    /// @notice Returns the number of tokens that were minted, including burned ones. Token IDs run from 1 to
    /// this number.
    /// @return The number of tokens
    function mintedTokens() external view returns (uint256);

    /// @notice Returns the fixed properties of a token and its number of transfers. They remain available
    /// after burning.
    /// @param tokenId The ID of the token
    /// @return The token; all fields are zero if it was never minted
    function tokenOf(uint256 tokenId) external view returns (Token memory);

    /// @notice Returns the number of transfers of a token, including minting and burning. A listing becomes
    /// invalid when it changes.
    /// @param tokenId The ID of the token
    /// @return The number of transfers
    function movesOf(uint256 tokenId) external view returns (uint256);

    /**
     * @notice Returns how often an operator has lost its approval for a token or for all tokens of the
     * token's owner. A listing becomes invalid when this number changes.
     * @param tokenId The ID of the token
     * @param operator The operator to query
     * @return The number of revocations
     */
    function revocationsOf(uint256 tokenId, address operator) external view returns (uint256);

    /// @notice Returns the collection with an ID.
    /// @param collectionId The ID of the collection
    /// @return The collection; all fields are empty if it does not exist
    function collectionOf(uint256 collectionId) external view returns (Collection memory);

    /// @notice Returns the URI of the contract metadata (ERC-7572).
    /// @return The URI
    function contractURI() external view returns (string memory);
}
