// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {INameRegistry} from "./INameRegistry.sol";
import {INameResolver} from "./INameResolver.sol";
import {IReverseRegistrar} from "./IReverseRegistrar.sol";
import {NameNodes} from "./NameNodes.sol";
import {NameResolver} from "./NameResolver.sol";

/**
 * @title Registrar of the names of addresses
 * @notice Implements IReverseRegistrar, which documents the guarantees and permissions.
 * @dev Deploys the resolver, because each of the two needs the address of the other.
 * @custom:security-contact The /contact page of the website
 */
contract ReverseRegistrar is IReverseRegistrar {
    /// @inheritdoc IReverseRegistrar
    INameRegistry public immutable REGISTRY;
    /// @inheritdoc IReverseRegistrar
    INameResolver public immutable RESOLVER;
    address private immutable _REGISTRAR;

    /// @param registry The registry; its `addr.reverse` must belong to this contract
    constructor(INameRegistry registry) {
        REGISTRY = registry;
        RESOLVER = new NameResolver(registry, msg.sender, address(this));
        _REGISTRAR = msg.sender;
    }

    /// @inheritdoc IReverseRegistrar
    function claim(address owner) external returns (bytes32 reverseNode) {
        return _claim(msg.sender, owner);
    }

    /// @inheritdoc IReverseRegistrar
    function setName(string calldata name) external returns (bytes32 reverseNode) {
        return _setName(msg.sender, name);
    }

    /// @inheritdoc IReverseRegistrar
    function setNameFor(address account, string calldata name) external {
        if (msg.sender != _REGISTRAR) revert NotRegistrar();
        _setName(account, name);
    }

    /// @inheritdoc IReverseRegistrar
    function node(address addr) external pure returns (bytes32) {
        return NameNodes.reverseNodeOf(addr);
    }

    function _setName(address account, string calldata name) private returns (bytes32 reverseNode) {
        reverseNode = _claim(account, account);
        RESOLVER.setName(reverseNode, name);
    }

    function _claim(address account, address owner) private returns (bytes32 reverseNode) {
        REGISTRY.setSubnodeRecord(
            NameNodes.ADDR_REVERSE, NameNodes.labelOf(account), owner, address(RESOLVER), 0
        );
        reverseNode = NameNodes.reverseNodeOf(account);
        emit ReverseClaimed(account, reverseNode);
    }
}
