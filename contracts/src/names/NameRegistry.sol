// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {INameRegistry} from "./INameRegistry.sol";

/**
 * @title Registry of names
 * @notice Implements INameRegistry, which documents the guarantees and permissions.
 * @custom:security-contact The /contact page of the website
 */
contract NameRegistry is INameRegistry {
    /// @dev The record of a node.
    struct Record {
        address owner;
        uint64 ttl;
        address resolver;
    }

    mapping(bytes32 node => Record) private _records;
    /// @inheritdoc INameRegistry
    mapping(address account => mapping(address operator => bool)) public isApprovedForAll;

    modifier onlyNodeOwner(bytes32 node) {
        address nodeOwner = _records[node].owner;
        if (nodeOwner != msg.sender && !isApprovedForAll[nodeOwner][msg.sender]) {
            revert NotNodeOwner(nodeOwner);
        }
        _;
    }

    /// @dev The deployer owns the root.
    constructor() {
        _records[bytes32(0)].owner = msg.sender;
    }

    /// @inheritdoc INameRegistry
    function setRecord(bytes32 node, address newOwner, address newResolver, uint64 newTtl)
        external
        onlyNodeOwner(node)
    {
        _records[node].owner = newOwner;
        emit Transfer(node, newOwner);
        _setResolverAndTtl(node, newResolver, newTtl);
    }

    /// @inheritdoc INameRegistry
    function setSubnodeRecord(
        bytes32 node,
        bytes32 label,
        address newOwner,
        address newResolver,
        uint64 newTtl
    ) external onlyNodeOwner(node) {
        bytes32 subnode = _setSubnodeOwner(node, label, newOwner);
        _setResolverAndTtl(subnode, newResolver, newTtl);
    }

    /// @inheritdoc INameRegistry
    function setSubnodeOwner(bytes32 node, bytes32 label, address newOwner)
        external
        onlyNodeOwner(node)
        returns (bytes32 subnode)
    {
        return _setSubnodeOwner(node, label, newOwner);
    }

    /// @inheritdoc INameRegistry
    function setOwner(bytes32 node, address newOwner) external onlyNodeOwner(node) {
        _records[node].owner = newOwner;
        emit Transfer(node, newOwner);
    }

    /// @inheritdoc INameRegistry
    function setResolver(bytes32 node, address newResolver) external onlyNodeOwner(node) {
        _records[node].resolver = newResolver;
        emit NewResolver(node, newResolver);
    }

    /// @inheritdoc INameRegistry
    function setTTL(bytes32 node, uint64 newTtl) external onlyNodeOwner(node) {
        _records[node].ttl = newTtl;
        emit NewTTL(node, newTtl);
    }

    /// @inheritdoc INameRegistry
    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    /// @inheritdoc INameRegistry
    function owner(bytes32 node) external view returns (address) {
        return _records[node].owner;
    }

    /// @inheritdoc INameRegistry
    function resolver(bytes32 node) external view returns (address) {
        return _records[node].resolver;
    }

    /// @inheritdoc INameRegistry
    function ttl(bytes32 node) external view returns (uint64) {
        return _records[node].ttl;
    }

    /// @inheritdoc INameRegistry
    function recordExists(bytes32 node) external view returns (bool) {
        return _records[node].owner != address(0);
    }

    function _setSubnodeOwner(bytes32 node, bytes32 label, address newOwner)
        private
        returns (bytes32 subnode)
    {
        subnode = keccak256(abi.encodePacked(node, label));
        _records[subnode].owner = newOwner;
        emit NewOwner(node, label, newOwner);
    }

    /// @dev Emits only what changes, as the ENS registry does.
    function _setResolverAndTtl(bytes32 node, address newResolver, uint64 newTtl) private {
        Record storage record = _records[node];
        if (newResolver != record.resolver) {
            record.resolver = newResolver;
            emit NewResolver(node, newResolver);
        }
        if (newTtl != record.ttl) {
            record.ttl = newTtl;
            emit NewTTL(node, newTtl);
        }
    }
}
