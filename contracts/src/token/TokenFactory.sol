// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {ShortStrings} from "@openzeppelin/contracts/utils/ShortStrings.sol";
import {BoundedPause} from "../access/BoundedPause.sol";
import {CreatedToken} from "./CreatedToken.sol";
import {DisplayName} from "./DisplayName.sol";
import {ITokenFactory} from "./ITokenFactory.sol";

/**
 * @title Factory of tokens
 * @notice Implements ITokenFactory, which documents the guarantees and permissions.
 * @dev Tokens are ERC-1167 clones with immutable arguments after their code. Such a token costs less than a
 * third of a complete contract and cannot be upgraded, and explorers display the source of the implementation
 * with the values of the token.
 * @custom:security-contact The /contact page of the website
 */
contract TokenFactory is ITokenFactory, AccessControlDefaultAdminRules, BoundedPause {
    /// @notice Role that creates tokens for accounts without a wallet.
    bytes32 public constant OPERATOR_ROLE = keccak256("OPERATOR_ROLE");
    /// @notice Role that pauses the creation of tokens.
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");

    uint48 private constant ADMIN_TRANSFER_DELAY = 2 days;

    /// @inheritdoc ITokenFactory
    address public immutable IMPLEMENTATION;

    /// @inheritdoc ITokenFactory
    mapping(address token => bool) public isCreated;
    /// @inheritdoc ITokenFactory
    mapping(bytes32 opId => address token) public tokenOf;
    /// @inheritdoc ITokenFactory
    mapping(address owner => uint256) public createdCountOf;

    /**
     * @param admin The first holder of DEFAULT_ADMIN_ROLE
     * @param operator The first holder of OPERATOR_ROLE
     * @param pauser The first holder of PAUSER_ROLE
     */
    constructor(address admin, address operator, address pauser)
        AccessControlDefaultAdminRules(ADMIN_TRANSFER_DELAY, admin)
    {
        if (operator == address(0) || pauser == address(0)) revert InvalidAccount();
        _grantRole(OPERATOR_ROLE, operator);
        _grantRole(PAUSER_ROLE, pauser);
        IMPLEMENTATION = address(new CreatedToken());
        emit SettingsFixed(IMPLEMENTATION);
    }

    /// @inheritdoc ITokenFactory
    function create(string calldata name, string calldata symbol, uint256 supply, string calldata contractUri)
        external
        whenNotPaused
        returns (address token)
    {
        return _create(bytes32(0), msg.sender, name, symbol, supply, contractUri);
    }

    /// @inheritdoc ITokenFactory
    function createFor(
        bytes32 opId,
        address owner,
        string calldata name,
        string calldata symbol,
        uint256 supply,
        string calldata contractUri
    ) external onlyRole(OPERATOR_ROLE) whenNotPaused returns (address token) {
        if (opId == bytes32(0) || tokenOf[opId] != address(0)) {
            revert InvalidOperation(opId);
        }
        if (owner == address(0)) revert InvalidAccount();
        token = _create(opId, owner, name, symbol, supply, contractUri);
        tokenOf[opId] = token;
    }

    /// @inheritdoc ITokenFactory
    function nextTokenOf(
        address owner,
        string calldata name,
        string calldata symbol,
        uint256 supply,
        string calldata contractUri
    ) external view returns (address) {
        bytes32 salt = _saltOf(owner, createdCountOf[owner], contractUri);
        bytes memory words = _wordsOf(name, symbol, supply);
        return Clones.predictDeterministicAddressWithImmutableArgs(IMPLEMENTATION, words, salt);
    }

    /// @inheritdoc ITokenFactory
    function pause() external onlyRole(PAUSER_ROLE) {
        _pause();
    }

    /// @inheritdoc ITokenFactory
    function unpause() external onlyRole(PAUSER_ROLE) {
        _unpause();
    }

    function _create(
        bytes32 opId,
        address owner,
        string memory name,
        string memory symbol,
        uint256 supply,
        string memory contractUri
    ) private returns (address token) {
        if (!DisplayName.isName(name)) revert InvalidName(name);
        if (!DisplayName.isSymbol(symbol)) revert InvalidSymbol(symbol);
        if (supply == 0 || supply > type(uint128).max) revert InvalidSupply(supply);
        bytes32 salt = _saltOf(owner, createdCountOf[owner]++, contractUri);
        bytes memory words = _wordsOf(name, symbol, supply);
        token = Clones.cloneDeterministicWithImmutableArgs(IMPLEMENTATION, words, salt);
        isCreated[token] = true;
        CreatedToken(token).initialize(owner, contractUri);
        emit TokenCreated(token, owner, opId, name, symbol, supply);
    }

    /// @dev The salt counts the tokens of each owner separately, so that a token of another owner does not
    /// change an address that this owner has seen in advance.
    function _saltOf(address owner, uint256 count, string memory contractUri) private pure returns (bytes32) {
        return keccak256(abi.encode(owner, count, keccak256(bytes(contractUri))));
    }

    /// @dev Returns the immutable arguments of a clone. DisplayName ensures that name and symbol fit into a
    /// ShortString.
    function _wordsOf(string memory name, string memory symbol, uint256 supply)
        private
        pure
        returns (bytes memory)
    {
        return abi.encode(supply, ShortStrings.toShortString(name), ShortStrings.toShortString(symbol));
    }
}
