// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IActionLedger} from "../energy/IActionLedger.sol";
import {INameRegistrar} from "./INameRegistrar.sol";
import {INameRegistry} from "./INameRegistry.sol";
import {INameResolver} from "./INameResolver.sol";
import {IReverseRegistrar} from "./IReverseRegistrar.sol";
import {IUniversalResolver} from "./IUniversalResolver.sol";
import {NameNodes} from "./NameNodes.sol";
import {NameRegistry} from "./NameRegistry.sol";
import {ReverseRegistrar} from "./ReverseRegistrar.sol";
import {UniversalResolver} from "./UniversalResolver.sol";

/**
 * @title Registrar of names
 * @notice Implements INameRegistrar, which documents the guarantees and permissions.
 * @dev Deploys the other contracts of names, so that the root never belongs to a key. The contract needs
 * SPENDER_ROLE of the ledger for payments with points.
 * @custom:security-contact The /contact page of the website
 */
contract NameRegistrar is INameRegistrar {
    /// @inheritdoc INameRegistrar
    uint256 public constant POINTS_PER_NAC = 100;
    /// @inheritdoc INameRegistrar
    uint256 public constant GRACE_PERIOD = 30 days;
    /// @inheritdoc INameRegistrar
    uint256 public constant MAX_YEARS = 10;

    uint256 private constant YEAR = 365 days;
    uint256 private constant NAC_FOR_3 = 50;
    uint256 private constant NAC_FOR_4 = 10;
    uint256 private constant NAC_FOR_MORE = 2;

    /// @inheritdoc INameRegistrar
    INameRegistry public immutable REGISTRY;
    /// @inheritdoc INameRegistrar
    INameResolver public immutable RESOLVER;
    /// @inheritdoc INameRegistrar
    IReverseRegistrar public immutable REVERSE_REGISTRAR;
    /// @inheritdoc INameRegistrar
    IUniversalResolver public immutable UNIVERSAL_RESOLVER;
    /// @inheritdoc INameRegistrar
    IActionLedger public immutable LEDGER;
    /// @inheritdoc INameRegistrar
    address public immutable TREASURY;

    /// @inheritdoc INameRegistrar
    mapping(bytes32 node => uint256) public expiresAtOf;
    uint256 private _spendCount;

    /// @param ledger The ledger of the points; its admin must grant SPENDER_ROLE to this contract
    /// @param treasury The recipient of the NAC
    constructor(IActionLedger ledger, address treasury) {
        if (address(ledger) == address(0) || treasury == address(0)) revert InvalidAccount();
        LEDGER = ledger;
        TREASURY = treasury;
        NameRegistry registry = new NameRegistry();
        ReverseRegistrar reverseRegistrar = new ReverseRegistrar(registry);
        UniversalResolver universalResolver = new UniversalResolver(registry, this);
        REGISTRY = registry;
        REVERSE_REGISTRAR = reverseRegistrar;
        RESOLVER = reverseRegistrar.RESOLVER();
        UNIVERSAL_RESOLVER = universalResolver;
        registry.setSubnodeOwner(bytes32(0), NameNodes.NAC_LABEL, address(this));
        registry.setSubnodeOwner(bytes32(0), keccak256("reverse"), address(this));
        registry.setSubnodeOwner(NameNodes.REVERSE, keccak256("addr"), address(reverseRegistrar));
        emit SettingsFixed(
            address(registry),
            address(reverseRegistrar.RESOLVER()),
            address(reverseRegistrar),
            address(universalResolver),
            address(ledger),
            treasury
        );
    }

    /// @inheritdoc INameRegistrar
    function register(string calldata label, uint256 yearCount, bool isPrimary) external payable {
        (uint256 nacWei,) = priceOf(label, yearCount);
        _register(label, yearCount, isPrimary, nacWei, 0);
        _payNac(nacWei);
    }

    /// @inheritdoc INameRegistrar
    function registerWithPoints(string calldata label, uint256 yearCount, bool isPrimary) external {
        (, uint256 points) = priceOf(label, yearCount);
        _register(label, yearCount, isPrimary, 0, points);
        LEDGER.spend(_nextSpendId(), msg.sender, points);
    }

    /// @inheritdoc INameRegistrar
    function renew(string calldata label, uint256 yearCount) external payable {
        (uint256 nacWei,) = priceOf(label, yearCount);
        _renew(label, yearCount, nacWei, 0);
        _payNac(nacWei);
    }

    /// @inheritdoc INameRegistrar
    function renewWithPoints(string calldata label, uint256 yearCount) external {
        (, uint256 points) = priceOf(label, yearCount);
        _renew(label, yearCount, 0, points);
        LEDGER.spend(_nextSpendId(), msg.sender, points);
    }

    /// @inheritdoc INameRegistrar
    function transfer(string calldata label, address to) external {
        bytes32 node = NameNodes.nodeOf(NameNodes.NAC, label);
        if (!isActive(node)) revert NotRegistered(label);
        address owner = REGISTRY.owner(node);
        if (owner != msg.sender) revert NotNameOwner(owner);
        if (to == address(0)) revert InvalidAccount();
        _assign(label, node, to);
    }

    /// @inheritdoc INameRegistrar
    function isAvailable(string calldata label) external view returns (bool) {
        return NameNodes.isValid(label) && !isActive(NameNodes.nodeOf(NameNodes.NAC, label));
    }

    /// @inheritdoc INameRegistrar
    function isActive(bytes32 node) public view returns (bool) {
        return block.timestamp < expiresAtOf[node] + GRACE_PERIOD && expiresAtOf[node] != 0;
    }

    /// @inheritdoc INameRegistrar
    function priceOf(string calldata label, uint256 yearCount)
        public
        pure
        returns (uint256 nacWei, uint256 points)
    {
        if (!NameNodes.isValid(label)) revert InvalidLabel(label);
        if (yearCount == 0 || yearCount > MAX_YEARS) revert InvalidYears(yearCount);
        uint256 length = bytes(label).length;
        uint256 perYear = length == 3 ? NAC_FOR_3 : length == 4 ? NAC_FOR_4 : NAC_FOR_MORE;
        return (perYear * yearCount * 1 ether, perYear * yearCount * POINTS_PER_NAC);
    }

    function _register(
        string calldata label,
        uint256 yearCount,
        bool isPrimary,
        uint256 nacWei,
        uint256 points
    ) private {
        bytes32 node = NameNodes.nodeOf(NameNodes.NAC, label);
        if (isActive(node)) revert NameTaken(expiresAtOf[node] + GRACE_PERIOD);
        uint256 expiresAt = block.timestamp + yearCount * YEAR;
        expiresAtOf[node] = expiresAt;
        emit NameRegistered(node, msg.sender, label, nacWei, points, expiresAt);
        _assign(label, node, msg.sender);
        if (isPrimary) REVERSE_REGISTRAR.setNameFor(msg.sender, string.concat(label, ".nac"));
    }

    function _renew(string calldata label, uint256 yearCount, uint256 nacWei, uint256 points) private {
        bytes32 node = NameNodes.nodeOf(NameNodes.NAC, label);
        if (!isActive(node)) revert NotRegistered(label);
        uint256 expiresAt = expiresAtOf[node] + yearCount * YEAR;
        uint256 latest = block.timestamp + MAX_YEARS * YEAR;
        if (expiresAt > latest) revert TermTooLong(latest);
        expiresAtOf[node] = expiresAt;
        emit NameRenewed(node, msg.sender, label, nacWei, points, expiresAt);
    }

    /// @dev Clears the records, so that a text or address of an earlier owner never appears under a new one.
    function _assign(string calldata label, bytes32 node, address owner) private {
        REGISTRY.setSubnodeRecord(NameNodes.NAC, keccak256(bytes(label)), owner, address(RESOLVER), 0);
        RESOLVER.reset(node, owner);
    }

    function _payNac(uint256 nacWei) private {
        if (msg.value != nacWei) revert WrongPayment(nacWei);
        Address.sendValue(payable(TREASURY), nacWei);
    }

    /// @dev The ledger stores IDs that differ only in their last byte in one word. This contract's address
    /// separates its IDs from those of other spenders.
    function _nextSpendId() private returns (bytes32) {
        return bytes32(uint256(uint160(address(this))) << 96 | _spendCount++);
    }
}
