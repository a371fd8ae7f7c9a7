// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {INameRegistrar} from "./INameRegistrar.sol";
import {INameRegistry} from "./INameRegistry.sol";
import {INameResolver} from "./INameResolver.sol";
import {IUniversalResolver} from "./IUniversalResolver.sol";
import {NameNodes} from "./NameNodes.sol";

/**
 * @title Universal resolver
 * @notice Implements IUniversalResolver, which documents the guarantees.
 * @custom:security-contact The /contact page of the website
 */
contract UniversalResolver is IUniversalResolver {
    uint256 private constant ADDRESS_BYTES = 20;

    INameRegistry private immutable _REGISTRY;
    INameRegistrar private immutable _REGISTRAR;

    /// @param registry The registry of names
    /// @param registrar The registrar, which knows when a name expires
    constructor(INameRegistry registry, INameRegistrar registrar) {
        _REGISTRY = registry;
        _REGISTRAR = registrar;
    }

    /// @inheritdoc IUniversalResolver
    function resolve(bytes calldata name, bytes calldata data)
        external
        view
        returns (bytes memory result, address resolver)
    {
        return _resolve(name, data);
    }

    /// @inheritdoc IUniversalResolver
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory result, address resolver)
    {
        return _resolve(name, data);
    }

    /// @inheritdoc IUniversalResolver
    function findResolver(bytes calldata name)
        external
        view
        returns (address resolver, bytes32 node, uint256 offset)
    {
        bool isActive;
        (node, isActive) = _nodeAt(name, 0);
        resolver = isActive ? _REGISTRY.resolver(node) : address(0);
        offset = 0;
    }

    /// @inheritdoc IUniversalResolver
    function reverse(bytes calldata lookupAddress, uint256 coinType)
        external
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        return _reverse(lookupAddress, coinType);
    }

    /// @inheritdoc IUniversalResolver
    function reverseWithGateways(bytes calldata lookupAddress, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        return _reverse(lookupAddress, coinType);
    }

    function _reverse(bytes calldata lookupAddress, uint256 coinType)
        private
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        if (lookupAddress.length != ADDRESS_BYTES) revert EmptyAddress();
        bytes32 node = NameNodes.reverseNodeOf(address(bytes20(lookupAddress)));
        reverseResolver = _REGISTRY.resolver(node);
        if (reverseResolver == address(0)) revert ResolverNotFound(lookupAddress);
        bytes memory result =
            _call(reverseResolver, lookupAddress, abi.encodeCall(INameResolver.name, (node)));
        primary = abi.decode(result, (string));
        if (bytes(primary).length == 0) return ("", address(0), reverseResolver);

        bytes memory name = NameNodes.encode(primary);
        (result, resolver) =
            _resolve(name, abi.encodeWithSignature("addr(bytes32,uint256)", _nodeOf(name), coinType));
        bytes memory forward = abi.decode(result, (bytes));
        if (keccak256(forward) != keccak256(lookupAddress)) revert ReverseAddressMismatch(primary, forward);
    }

    function _resolve(bytes memory name, bytes memory data)
        private
        view
        returns (bytes memory result, address resolver)
    {
        resolver = _REGISTRY.resolver(_nodeOf(name));
        if (resolver == address(0)) revert ResolverNotFound(name);
        return (_call(resolver, name, data), resolver);
    }

    function _call(address resolver, bytes memory name, bytes memory data)
        private
        view
        returns (bytes memory)
    {
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        (bool success, bytes memory result) = resolver.staticcall(data);
        if (!success) revert ResolverError(result);
        if (result.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        return result;
    }

    function _nodeOf(bytes memory name) private view returns (bytes32) {
        (bytes32 node, bool isActive) = _nodeAt(name, 0);
        if (!isActive) revert ResolverNotFound(name);
        return node;
    }

    /// @dev Hashes from the last label to the first. A name is inactive if that under `nac` has expired.
    function _nodeAt(bytes memory name, uint256 offset) private view returns (bytes32 node, bool isActive) {
        (bytes32 label, uint256 next) = NameNodes.readLabel(name, offset);
        if (next == 0) {
            if (offset + 1 != name.length || name[offset] != 0) revert DNSDecodingFailed(name);
            return (bytes32(0), true);
        }
        bytes32 parent;
        (parent, isActive) = _nodeAt(name, next);
        node = keccak256(abi.encodePacked(parent, label));
        if (parent == NameNodes.NAC) isActive = _REGISTRAR.isActive(node);
    }
}
