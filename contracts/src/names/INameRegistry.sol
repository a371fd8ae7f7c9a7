// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Registry of names
 * @notice Stores the owner, the resolver and the time to live of every node, with the functions and events of
 * the ENS registry (EIP-137). A node is the namehash of a name.
 *
 * Permissions:
 * - The owner of a node changes its record and the owners of its subnodes, and can approve operators that act
 *   for all of its nodes.
 * - The registrar owns the root, `nac` and `reverse`, and has no function that gives them away.
 *
 * There is no other role, and nothing can be paused or changed.
 * @custom:security-contact The /contact page of the website
 */
interface INameRegistry {
    /// @notice Emitted when the owner of a node sets the owner of a subnode.
    /// @param node The parent node
    /// @param label The hash of the label of the subnode
    /// @param owner The new owner of the subnode
    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    /// @notice Emitted when the owner of a node transfers it.
    /// @param node The node
    /// @param owner The new owner
    event Transfer(bytes32 indexed node, address owner);
    /// @notice Emitted when the resolver of a node changes.
    /// @param node The node
    /// @param resolver The new resolver
    event NewResolver(bytes32 indexed node, address resolver);
    /// @notice Emitted when the time to live of a node changes.
    /// @param node The node
    /// @param ttl The new time to live, in seconds
    event NewTTL(bytes32 indexed node, uint64 ttl);
    /// @notice Emitted when an owner approves an operator or removes the approval.
    /// @param owner The owner of nodes
    /// @param operator The operator
    /// @param approved Whether the operator may act for the owner
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    /// @notice Only the owner of the node or an operator of the owner can call this function.
    /// @param owner The owner of the node
    error NotNodeOwner(address owner);

    /// @notice Sets owner, resolver and time to live of a node.
    /// @param node The node
    /// @param newOwner The new owner
    /// @param newResolver The new resolver
    /// @param newTtl The new time to live, in seconds
    function setRecord(bytes32 node, address newOwner, address newResolver, uint64 newTtl) external;

    /// @notice Sets owner, resolver and time to live of a subnode.
    /// @param node The parent node
    /// @param label The hash of the label of the subnode
    /// @param newOwner The new owner
    /// @param newResolver The new resolver
    /// @param newTtl The new time to live, in seconds
    function setSubnodeRecord(
        bytes32 node,
        bytes32 label,
        address newOwner,
        address newResolver,
        uint64 newTtl
    ) external;

    /// @notice Sets the owner of a subnode.
    /// @param node The parent node
    /// @param label The hash of the label of the subnode
    /// @param newOwner The new owner
    /// @return subnode The subnode
    function setSubnodeOwner(bytes32 node, bytes32 label, address newOwner) external returns (bytes32 subnode);

    /// @notice Transfers a node. Its resolver and its records do not change.
    /// @param node The node
    /// @param newOwner The new owner
    function setOwner(bytes32 node, address newOwner) external;

    /// @notice Sets the resolver of a node.
    /// @param node The node
    /// @param newResolver The new resolver
    function setResolver(bytes32 node, address newResolver) external;

    /// @notice Sets the time to live of a node.
    /// @param node The node
    /// @param newTtl The new time to live, in seconds
    function setTTL(bytes32 node, uint64 newTtl) external;

    /// @notice Approves an operator for all nodes of the caller, or removes the approval.
    /// @param operator The operator
    /// @param approved Whether the operator may act for the caller
    function setApprovalForAll(address operator, bool approved) external;

    /// @notice Returns the owner of a node.
    /// @param node The node
    /// @return The owner, or zero if there is none
    function owner(bytes32 node) external view returns (address);

    /// @notice Returns the resolver of a node.
    /// @param node The node
    /// @return The resolver, or zero if there is none
    function resolver(bytes32 node) external view returns (address);

    /// @notice Returns the time to live of a node.
    /// @param node The node
    /// @return The duration in seconds
    function ttl(bytes32 node) external view returns (uint64);

    /// @notice Returns whether a node has an owner.
    /// @param node The node
    /// @return True if the node has an owner
    function recordExists(bytes32 node) external view returns (bool);

    /// @notice Returns whether an operator may act for an owner.
    /// @param account The owner of nodes
    /// @param operator The operator
    /// @return True if the owner has approved the operator
    function isApprovedForAll(address account, address operator) external view returns (bool);
}
