// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {BoundedPause} from "../access/BoundedPause.sol";
import {Account} from "./Account.sol";
import {IAccount} from "./IAccount.sol";
import {IAccountFactory} from "./IAccountFactory.sol";

/**
 * @title Factory of accounts
 * @notice Implements IAccountFactory, which documents the guarantees and permissions.
 * @custom:security-contact The /contact page of the website
 */
contract AccountFactory is IAccountFactory, AccessControlDefaultAdminRules, BoundedPause {
    using SafeCast for uint256;

    /// @notice Role that requests and cancels links.
    bytes32 public constant OPERATOR_ROLE = keccak256("OPERATOR_ROLE");
    /// @notice Role that pauses linking and can cancel links at a limited rate.
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");

    /// @inheritdoc IAccountFactory
    uint256 public constant LINK_DELAY = 1 days;
    /// @inheritdoc IAccountFactory
    uint256 public constant PAUSER_CANCEL_COOLDOWN = 30 days;

    uint48 private constant ADMIN_TRANSFER_DELAY = 2 days;

    /// @inheritdoc IAccountFactory
    address public immutable IMPLEMENTATION;

    /// @inheritdoc IAccountFactory
    mapping(bytes32 id => uint256) public createdAt;
    /// @inheritdoc IAccountFactory
    mapping(bytes32 id => uint256) public pauserCancelsFrom;
    mapping(bytes32 id => Link) private _links;

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
        IMPLEMENTATION = address(new Account());
        emit SettingsFixed(IMPLEMENTATION);
    }

    /// @inheritdoc IAccountFactory
    function link(bytes32 id, address wallet) external onlyRole(OPERATOR_ROLE) whenNotPaused {
        if (wallet == address(0)) revert InvalidAccount();
        address account = create(id);
        address linked = IAccount(account).owner();
        if (linked != address(0)) revert IAccount.AlreadyOwned(linked);
        if (linkOf(id).wallet != address(0)) revert LinkPending(_links[id].wallet);
        uint256 effectiveAt = block.timestamp + LINK_DELAY;
        _links[id] = Link({wallet: wallet, effectiveAt: effectiveAt.toUint96(), operator: msg.sender});
        emit LinkRequested(id, wallet, effectiveAt);
    }

    /// @inheritdoc IAccountFactory
    function completeLink(bytes32 id) external whenNotPaused {
        Link memory waiting = linkOf(id);
        if (waiting.wallet == address(0)) revert NoLink(id);
        if (block.timestamp < waiting.effectiveAt) revert LinkWaiting(waiting.effectiveAt);
        delete _links[id];
        address account = accountOf(id);
        emit Linked(id, account, waiting.wallet);
        IAccount(account).setFirstOwner(waiting.wallet);
    }

    /// @inheritdoc IAccountFactory
    function cancelLink(bytes32 id) external {
        bool isOperator = hasRole(OPERATOR_ROLE, msg.sender);
        if (!isOperator && !hasRole(PAUSER_ROLE, msg.sender)) revert NotAllowed(msg.sender);
        address wallet = linkOf(id).wallet;
        if (wallet == address(0)) revert NoLink(id);
        if (!isOperator) {
            if (block.timestamp < pauserCancelsFrom[id]) revert CancelCoolingDown(pauserCancelsFrom[id]);
            pauserCancelsFrom[id] = block.timestamp + PAUSER_CANCEL_COOLDOWN;
        }
        delete _links[id];
        emit LinkCancelled(id, wallet);
    }

    /// @inheritdoc IAccountFactory
    function pause() external onlyRole(PAUSER_ROLE) {
        _pause();
    }

    /// @inheritdoc IAccountFactory
    function unpause() external onlyRole(PAUSER_ROLE) {
        _unpause();
    }

    /// @inheritdoc IAccountFactory
    function create(bytes32 id) public returns (address account) {
        if (createdAt[id] != 0) return accountOf(id);
        createdAt[id] = block.timestamp;
        account = Clones.cloneDeterministic(IMPLEMENTATION, id);
        emit AccountCreated(id, account);
    }

    /// @inheritdoc IAccountFactory
    function accountOf(bytes32 id) public view returns (address) {
        return Clones.predictDeterministicAddress(IMPLEMENTATION, id);
    }

    /// @inheritdoc IAccountFactory
    function linkOf(bytes32 id) public view returns (Link memory waiting) {
        waiting = _links[id];
        // A link is valid only while its operator has the role, so revoking a stolen key cancels all links
        // that it requested.
        if (!hasRole(OPERATOR_ROLE, waiting.operator)) delete waiting;
    }
}
