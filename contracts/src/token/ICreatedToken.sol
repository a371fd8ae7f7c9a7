// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/**
 * @title A token that somebody created
 * @notice An ERC-20 token with permits (ERC-2612) and burning. Its whole supply went to its first owner when it was
 * created; nothing is ever minted again, nothing can be paused, blocked, taxed or taken back.
 *
 * Who may do what: the owner changes the address of the token's description (logo and links, ERC-7572) and hands
 * the ownership over or gives it up. It has no power over anybody's coins. Everybody else only over his own.
 */
interface ICreatedToken is IERC20Metadata {
    /// @notice ERC-7572: the token's description has another address.
    event ContractURIUpdated();

    /// @notice The description's address has more than 512 bytes.
    error InvalidContractURI();

    /// @notice Changes the address of the description; may be empty. The owner only.
    function setContractURI(string calldata uri) external;

    /// @notice ERC-7572: where the token's description is.
    function contractURI() external view returns (string memory);

    /// @notice What the supply was at the beginning; burning lowers `totalSupply` below it.
    function INITIAL_SUPPLY() external view returns (uint256);
}
