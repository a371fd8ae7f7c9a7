// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IERC165} from "@openzeppelin/contracts/interfaces/IERC165.sol";
import {INameRegistry} from "./INameRegistry.sol";
import {INameResolver} from "./INameResolver.sol";

/**
 * @title Resolver of names
 * @notice Implements INameResolver, which documents the guarantees and permissions.
 * @dev Every record is stored under the version of its node, so raising the version clears all of them.
 * @custom:security-contact The /contact page of the website
 */
contract NameResolver is INameResolver {
    uint256 private constant COIN_TYPE_ETH = 60;
    /// @dev ENSIP-11: the coin type of an EVM chain is its ID with this bit.
    uint256 private constant COIN_TYPE_EVM = 0x80000000;
    uint256 private constant ADDRESS_BYTES = 20;
    /// @dev Interface IDs of EIP-137, ENSIP-9, EIP-634 and EIP-181.
    bytes4 private constant ADDR_INTERFACE_ID = 0x3b3b57de;
    bytes4 private constant ADDRESS_INTERFACE_ID = 0xf1cb7e06;
    bytes4 private constant TEXT_INTERFACE_ID = 0x59d1d43c;
    bytes4 private constant NAME_INTERFACE_ID = 0x691f3431;

    /// @inheritdoc INameResolver
    INameRegistry public immutable REGISTRY;
    address private immutable _REGISTRAR;
    address private immutable _REVERSE_REGISTRAR;

    /// @inheritdoc INameResolver
    mapping(bytes32 node => uint64) public recordVersions;
    mapping(uint64 version => mapping(bytes32 node => mapping(uint256 coinType => bytes))) private _addresses;
    mapping(uint64 version => mapping(bytes32 node => mapping(string key => string))) private _texts;
    mapping(uint64 version => mapping(bytes32 node => string)) private _names;

    modifier onlyAuthorised(bytes32 node) {
        if (msg.sender != _REGISTRAR && msg.sender != _REVERSE_REGISTRAR) {
            address owner = REGISTRY.owner(node);
            if (owner != msg.sender && !REGISTRY.isApprovedForAll(owner, msg.sender)) {
                revert NotAuthorised(owner);
            }
        }
        _;
    }

    /**
     * @param registry The registry whose owners may change records
     * @param registrar The registrar of names
     * @param reverseRegistrar The registrar of the names of addresses
     */
    constructor(INameRegistry registry, address registrar, address reverseRegistrar) {
        REGISTRY = registry;
        _REGISTRAR = registrar;
        _REVERSE_REGISTRAR = reverseRegistrar;
    }

    /// @inheritdoc INameResolver
    function reset(bytes32 node, address a) external onlyAuthorised(node) {
        _clear(node);
        _setAddress(node, COIN_TYPE_ETH, abi.encodePacked(a));
        emit AddrChanged(node, a);
    }

    /// @inheritdoc INameResolver
    function clearRecords(bytes32 node) external onlyAuthorised(node) {
        _clear(node);
    }

    /// @inheritdoc INameResolver
    function setAddr(bytes32 node, address a) external onlyAuthorised(node) {
        _setAddress(node, COIN_TYPE_ETH, a == address(0) ? bytes("") : abi.encodePacked(a));
        emit AddrChanged(node, a);
    }

    /// @inheritdoc INameResolver
    function setAddr(bytes32 node, uint256 coinType, bytes calldata a) external onlyAuthorised(node) {
        uint256 key = _keyOf(coinType);
        if (key == COIN_TYPE_ETH || key & COIN_TYPE_EVM != 0) {
            if (a.length != ADDRESS_BYTES && a.length != 0) revert InvalidAddressLength(a.length);
        }
        _setAddress(node, key, a);
        if (key == COIN_TYPE_ETH) emit AddrChanged(node, a.length == 0 ? address(0) : address(bytes20(a)));
    }

    /// @inheritdoc INameResolver
    function setText(bytes32 node, string calldata key, string calldata value) external onlyAuthorised(node) {
        _texts[recordVersions[node]][node][key] = value;
        emit TextChanged(node, key, key, value);
    }

    /// @inheritdoc INameResolver
    function setName(bytes32 node, string calldata newName) external onlyAuthorised(node) {
        _names[recordVersions[node]][node] = newName;
        emit NameChanged(node, newName);
    }

    /// @inheritdoc INameResolver
    function addr(bytes32 node) external view returns (address payable) {
        return payable(address(bytes20(_addresses[recordVersions[node]][node][COIN_TYPE_ETH])));
    }

    /// @inheritdoc INameResolver
    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return _addresses[recordVersions[node]][node][_keyOf(coinType)];
    }

    /// @inheritdoc INameResolver
    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return _texts[recordVersions[node]][node][key];
    }

    /// @inheritdoc INameResolver
    function name(bytes32 node) external view returns (string memory) {
        return _names[recordVersions[node]][node];
    }

    /// @notice ERC-165: the contract supports addresses, texts and names of ENS.
    /// @param interfaceId The ID of the interface
    /// @return True if the contract supports the interface
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == ADDR_INTERFACE_ID || interfaceId == ADDRESS_INTERFACE_ID
            || interfaceId == TEXT_INTERFACE_ID || interfaceId == NAME_INTERFACE_ID
            || interfaceId == type(IERC165).interfaceId;
    }

    function _clear(bytes32 node) private {
        uint64 version = ++recordVersions[node];
        emit VersionChanged(node, version);
    }

    function _setAddress(bytes32 node, uint256 coinType, bytes memory a) private {
        _addresses[recordVersions[node]][node][coinType] = a;
        emit AddressChanged(node, coinType, a);
    }

    /// @dev Wallets ask for this chain by its own coin type or by that of Ethereum; both mean one record.
    function _keyOf(uint256 coinType) private view returns (uint256) {
        return coinType == COIN_TYPE_EVM | block.chainid ? COIN_TYPE_ETH : coinType;
    }
}
