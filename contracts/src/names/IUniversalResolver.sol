// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Universal resolver
 * @notice Resolves a name, or the name of an address, in one call, as clients of ENS expect it. It has no owner
 * and no state. All records are on this chain, so gateways are accepted and never used. A name under `.nac`
 * resolves until its grace period ends.
 * @custom:security-contact The /contact page of the website
 */
interface IUniversalResolver {
    /// @notice The name is not a valid DNS encoding.
    /// @param dns The name that was given
    error DNSDecodingFailed(bytes dns);
    /// @notice No address was given.
    error EmptyAddress();
    /// @notice The name has no resolver, or it has expired.
    /// @param name The DNS-encoded name
    error ResolverNotFound(bytes name);
    /// @notice The resolver of the name is not a contract.
    /// @param name The DNS-encoded name
    /// @param resolver The resolver
    error ResolverNotContract(bytes name, address resolver);
    /// @notice The resolver does not know the function.
    /// @param selector The selector of the function
    error UnsupportedResolverProfile(bytes4 selector);
    /// @notice The resolver reverted.
    /// @param errorData The data of its error
    error ResolverError(bytes errorData);
    /// @notice The name of the address leads to another address.
    /// @param primary The name
    /// @param primaryAddress The address of the name
    error ReverseAddressMismatch(string primary, bytes primaryAddress);

    /// @notice Calls the resolver of a name.
    /// @param name The DNS-encoded name
    /// @param data The call of the resolver, for example `addr(bytes32)`
    /// @return result What the resolver returned
    /// @return resolver The resolver
    function resolve(bytes calldata name, bytes calldata data)
        external
        view
        returns (bytes memory result, address resolver);

    /// @notice Calls the resolver of a name; the gateways are ignored.
    /// @param name The DNS-encoded name
    /// @param data The call of the resolver, for example `addr(bytes32)`
    /// @param gateways Ignored
    /// @return result What the resolver returned
    /// @return resolver The resolver
    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata gateways)
        external
        view
        returns (bytes memory result, address resolver);

    /// @notice Returns the resolver of a name, without calling it.
    /// @param name The DNS-encoded name
    /// @return resolver The resolver, or zero if the name has none or has expired
    /// @return node The node of the name
    /// @return offset Zero: the resolver is that of the whole name, never that of a name above it
    function findResolver(bytes calldata name)
        external
        view
        returns (address resolver, bytes32 node, uint256 offset);

    /// @notice Returns the name of an address, which also leads back to it.
    /// @param lookupAddress The 20 bytes of the address
    /// @param coinType The coin type whose address the name must have
    /// @return primary The name, or nothing
    /// @return resolver The resolver of the name
    /// @return reverseResolver The resolver of the reverse node
    function reverse(bytes calldata lookupAddress, uint256 coinType)
        external
        view
        returns (string memory primary, address resolver, address reverseResolver);

    /// @notice Returns the name of an address, which also leads back to it; the gateways are ignored.
    /// @param lookupAddress The 20 bytes of the address
    /// @param coinType The coin type whose address the name must have
    /// @param gateways Ignored
    /// @return primary The name, or nothing
    /// @return resolver The resolver of the name
    /// @return reverseResolver The resolver of the reverse node
    function reverseWithGateways(bytes calldata lookupAddress, uint256 coinType, string[] calldata gateways)
        external
        view
        returns (string memory primary, address resolver, address reverseResolver);
}
