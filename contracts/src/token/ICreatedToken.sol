// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/**
 * @title A token that somebody created
 * @notice An ERC-20 token with permits (ERC-2612) and burning. Its whole supply went to its first owner when it was
 * created; nothing is ever minted again, nothing can be paused, blocked, taxed or taken back. Name, symbol and first
 * supply stand in the code of its clone and cannot change.
 *
 * Who may do what: the owner changes the address of the token's description (logo and links, ERC-7572) and hands
 * the ownership over or gives it up. It has no power over anybody's coins. Everybody else only over his own.
 * @custom:security-contact page /contact of the website
 */
interface ICreatedToken is IERC20Metadata {
    /// @notice ERC-7572: the token's description has another address.
    event ContractURIUpdated();

    /// @notice The description's address has more than 512 bytes.
    /// @param length how many bytes it has
    error InvalidContractURI(uint256 length);
    /// @notice Only the factory may do this.
    /// @param caller who tried
    error NotFactory(address caller);
    /// @notice The permit's time is over.
    /// @param deadline second at which it ended
    error ERC2612ExpiredSignature(uint256 deadline);
    /// @notice The permit is not signed by the owner.
    /// @param signer who signed what was given
    /// @param owner whose coins they are
    error ERC2612InvalidSigner(address signer, address owner);

    /**
     * @notice Gives the owner everything. The factory only, in the transaction that makes the clone.
     * @param owner who gets supply and ownership
     * @param contractUri where the description is; may be empty
     */
    function initialize(address owner, string calldata contractUri) external;

    /// @notice Changes the address of the description. The owner only.
    /// @param uri the new address; may be empty
    function setContractURI(string calldata uri) external;

    /// @notice ERC-7572: where the token's description is.
    /// @return its address; may be empty
    function contractURI() external view returns (string memory);

    /// @notice What the supply was at the beginning; burning lowers `totalSupply` below it.
    /// @return in smallest units
    function INITIAL_SUPPLY() external view returns (uint256);

    /// @notice The factory that made it.
    /// @return its address
    function FACTORY() external view returns (address);
}
