// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/**
 * @title Token created by a user
 * @notice An ERC-20 token with permits (ERC-2612) and burning. The first owner receives the whole supply when
 * the token is created. No tokens can be minted later, and nothing can be paused, blocked, taxed or seized.
 * Name, symbol and initial supply are part of the clone's code and cannot change.
 *
 * Permissions: the owner changes the URI of the token metadata (logo and links, ERC-7572) and can transfer or
 * renounce the ownership. It has no power over the tokens of other accounts.
 * @custom:security-contact The /contact page of the website
 */
interface ICreatedToken is IERC20Metadata {
    /// @notice Emitted when the URI of the token metadata changes (ERC-7572).
    event ContractURIUpdated();

    /// @notice The URI is longer than 512 bytes.
    /// @param length The length of the URI in bytes
    error InvalidContractURI(uint256 length);
    /// @notice Only the factory can call this function.
    /// @param caller The address that called it
    error NotFactory(address caller);
    /// @notice The deadline of the permit has passed.
    /// @param deadline The Unix timestamp of the deadline, in seconds
    error ERC2612ExpiredSignature(uint256 deadline);
    /// @notice The permit was not signed by the owner.
    /// @param signer The address that the signature recovers to
    /// @param owner The owner of the tokens
    error ERC2612InvalidSigner(address signer, address owner);

    /**
     * @notice Sets the owner and the URI, and mints the supply to the owner. Only the factory can call this
     * function, in the transaction that deploys the clone.
     * @param owner The account that receives the supply and the ownership
     * @param contractUri The URI of the token metadata; can be empty
     */
    function initialize(address owner, string calldata contractUri) external;

    /// @notice Changes the URI of the token metadata. Only the owner can call this function.
    /// @param uri The new URI; can be empty
    function setContractURI(string calldata uri) external;

    /// @notice Returns the URI of the token metadata (ERC-7572).
    /// @return The URI; can be empty
    function contractURI() external view returns (string memory);

    /// @notice Returns the initial supply. Burning lowers `totalSupply` below it.
    /// @return The amount in the smallest units
    function INITIAL_SUPPLY() external view returns (uint256);

    /// @notice Returns the factory that created the token.
    /// @return The address of the factory
    function FACTORY() external view returns (address);
}
