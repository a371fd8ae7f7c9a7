// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IERC165} from "@openzeppelin/contracts/interfaces/IERC165.sol";
import {INameRegistry} from "./INameRegistry.sol";

/**
 * @title Resolver of names
 * @notice Stores the addresses, texts and names of nodes, with the functions and events of the public resolver
 * of ENS (EIP-137, EIP-181, EIP-634, ENSIP-9, ENSIP-11). An address without a coin type is the one on this
 * chain; coin type 60 and the coin type of this chain are the same record.
 *
 * Permissions:
 * - The owner of a node in the registry, and operators of the owner, change its records.
 * - The registrar clears the records of a name that it registers or transfers and sets the address of the new
 *   owner. The reverse registrar sets the name of an address at the request of that address.
 *
 * There is no other role, and nothing can be paused or changed.
 * @custom:security-contact The /contact page of the website
 */
interface INameResolver is IERC165 {
    /// @notice Emitted when the address of a node on this chain changes.
    /// @param node The node
    /// @param a The new address
    event AddrChanged(bytes32 indexed node, address a);
    /// @notice Emitted when the address of a node for a coin type changes.
    /// @param node The node
    /// @param coinType The coin type (SLIP-44 or ENSIP-11)
    /// @param newAddress The new address in the binary form of the coin
    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);
    /// @notice Emitted when a text of a node changes.
    /// @param node The node
    /// @param indexedKey The key of the text, for filters
    /// @param key The key of the text
    /// @param value The new text
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key, string value);
    /// @notice Emitted when the name of a reverse node changes.
    /// @param node The node
    /// @param name The new name
    event NameChanged(bytes32 indexed node, string name);
    /// @notice Emitted when all records of a node are cleared.
    /// @param node The node
    /// @param newVersion The new version of the records
    event VersionChanged(bytes32 indexed node, uint64 newVersion);

    /// @notice Only the owner of the node, an operator of the owner or a registrar can call this function.
    /// @param owner The owner of the node
    error NotAuthorised(address owner);
    /// @notice An address on an EVM chain has 20 bytes, or none to remove it.
    /// @param length The length that was given
    error InvalidAddressLength(uint256 length);

    /// @notice Clears all records of a node and sets its address on this chain.
    /// @param node The node
    /// @param a The new address
    function reset(bytes32 node, address a) external;

    /// @notice Clears all records of a node.
    /// @param node The node
    function clearRecords(bytes32 node) external;

    /// @notice Sets the address of a node on this chain.
    /// @param node The node
    /// @param a The new address; zero removes it
    function setAddr(bytes32 node, address a) external;

    /// @notice Sets the address of a node for a coin type.
    /// @param node The node
    /// @param coinType The coin type (SLIP-44 or ENSIP-11)
    /// @param a The new address in the binary form of the coin; empty removes it
    function setAddr(bytes32 node, uint256 coinType, bytes calldata a) external;

    /// @notice Sets a text of a node.
    /// @param node The node
    /// @param key The key of the text, for example `url`
    /// @param value The new text; empty removes it
    function setText(bytes32 node, string calldata key, string calldata value) external;

    /// @notice Sets the name of a reverse node.
    /// @param node The node
    /// @param newName The new name; empty removes it
    function setName(bytes32 node, string calldata newName) external;

    /// @notice Returns the registry whose owners may change records.
    /// @return The registry
    function REGISTRY() external view returns (INameRegistry);

    /// @notice Returns the version of the records of a node, which grows when they are cleared.
    /// @param node The node
    /// @return The version
    function recordVersions(bytes32 node) external view returns (uint64);

    /// @notice Returns the address of a node on this chain.
    /// @param node The node
    /// @return The address, or zero if there is none
    function addr(bytes32 node) external view returns (address payable);

    /// @notice Returns the address of a node for a coin type.
    /// @param node The node
    /// @param coinType The coin type (SLIP-44 or ENSIP-11)
    /// @return The address in the binary form of the coin, or nothing
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory);

    /// @notice Returns a text of a node.
    /// @param node The node
    /// @param key The key of the text
    /// @return The text, or nothing
    function text(bytes32 node, string calldata key) external view returns (string memory);

    /// @notice Returns the name of a reverse node.
    /// @param node The node
    /// @return The name, or nothing
    function name(bytes32 node) external view returns (string memory);
}
