// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {INameRegistry} from "./INameRegistry.sol";
import {INameResolver} from "./INameResolver.sol";

/**
 * @title Registrar of the names of addresses
 * @notice Owns `addr.reverse`. Every address can choose the name that is shown for it (EIP-181). A name counts
 * only if it also leads back to the address, which the universal resolver verifies.
 *
 * Permissions:
 * - An address sets its own name.
 * - The registrar sets the name of an address that registers a name and asks for it in the same call.
 *
 * There is no other role, and nothing can be paused or changed.
 * @custom:security-contact The /contact page of the website
 */
interface IReverseRegistrar {
    /// @notice Emitted when an address claims its reverse node.
    /// @param addr The address
    /// @param node The reverse node
    event ReverseClaimed(address indexed addr, bytes32 indexed node);

    /// @notice Only the registrar can call this function.
    error NotRegistrar();

    /// @notice Makes an account the owner of the caller's reverse node.
    /// @param owner The new owner of the node
    /// @return reverseNode The reverse node
    function claim(address owner) external returns (bytes32 reverseNode);

    /// @notice Sets the name of the caller.
    /// @param name The name; empty removes it
    /// @return reverseNode The reverse node
    function setName(string calldata name) external returns (bytes32 reverseNode);

    /// @notice Sets the name of an address that registers a name. Only the registrar can call this function.
    /// @param account The address
    /// @param name The name
    function setNameFor(address account, string calldata name) external;

    /// @notice Returns the registry.
    /// @return The registry
    function REGISTRY() external view returns (INameRegistry);

    /// @notice Returns the resolver of claimed nodes.
    /// @return The resolver
    function RESOLVER() external view returns (INameResolver);

    /// @notice Returns the reverse node of an address.
    /// @param addr The address
    /// @return The node
    function node(address addr) external pure returns (bytes32);
}
