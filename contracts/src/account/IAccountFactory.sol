// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Factory of accounts
 * @notice Deploys one Account (see IAccount) per random 32-byte ID, at an address derived from the ID, and
 * links the first wallet to it.
 *
 * Every link takes effect after 24 hours, during which it is public and can be canceled. There is no
 * exception for new accounts, because an account can own NAC, tokens and NFTs long before its contract is
 * deployed.
 *
 * Permissions:
 * - Anyone deploys the account of an ID and completes a link whose delay has passed.
 * - OPERATOR_ROLE links wallets after the user has proven ownership. It is trusted: it could link its own
 *   wallet to an account that has no owner. It cannot shorten the delay and has no power over an account that
 *   has an owner.
 * - PAUSER_ROLE pauses and unpauses linking for at most seven of any ten days (IBoundedPause), and cancels a
 *   link of an account at most once in 30 days. This is enough to respond to a stolen operator key, but too
 *   little to block an account permanently.
 * - DEFAULT_ADMIN_ROLE grants and revokes these roles. A link becomes invalid when the operator that
 *   requested it loses its role.
 * @custom:security-contact The /contact page of the website
 */
interface IAccountFactory {
    /**
     * @notice A pending link.
     * @param wallet The future owner, or zero if no link is pending
     * @param effectiveAt The Unix timestamp, in seconds, from which the link can be completed
     * @param operator The operator that requested the link
     */
    struct Link {
        address wallet;
        uint96 effectiveAt;
        address operator;
    }

    /// @notice Emitted once, with the settings that the deployment fixed. `RoleGranted` logs the initial
    /// roles.
    /// @param implementation The implementation of all account clones
    event SettingsFixed(address indexed implementation);
    /// @notice Emitted when an account is deployed.
    /// @param id The ID of the account
    /// @param account The address of the account
    event AccountCreated(bytes32 indexed id, address indexed account);
    /// @notice Emitted when the operator requests a link.
    /// @param id The ID of the account
    /// @param wallet The future owner
    /// @param effectiveAt The Unix timestamp, in seconds, from which the link can be completed
    event LinkRequested(bytes32 indexed id, address indexed wallet, uint256 effectiveAt);
    /// @notice Emitted when a pending link is canceled.
    /// @param id The ID of the account
    /// @param wallet The wallet of the canceled link
    event LinkCancelled(bytes32 indexed id, address indexed wallet);
    /// @notice Emitted when a link is completed and the wallet becomes the owner.
    /// @param id The ID of the account
    /// @param account The address of the account
    /// @param wallet The new owner
    event Linked(bytes32 indexed id, address indexed account, address indexed wallet);

    /// @notice A required address is zero.
    error InvalidAccount();
    /// @notice The account already has a pending link.
    /// @param wallet The wallet of the pending link
    error LinkPending(address wallet);
    /// @notice The account has no pending link.
    /// @param id The ID of the account
    error NoLink(bytes32 id);
    /// @notice The delay of the link has not passed.
    /// @param effectiveAt The Unix timestamp, in seconds, from which the link can be completed
    error LinkWaiting(uint256 effectiveAt);
    /// @notice The pauser has recently canceled a link of this account.
    /// @param nextAt The Unix timestamp, in seconds, from which the pauser can cancel the next link
    error CancelCoolingDown(uint256 nextAt);
    /// @notice Only the operator and the pauser can call this function.
    /// @param caller The address that called it
    error NotAllowed(address caller);

    /// @notice Deploys the account of an ID unless it exists. Anyone can call this function.
    /// @param id The ID of the account
    /// @return account The address of the account
    function create(bytes32 id) external returns (address account);

    /**
     * @notice Requests a link of the first wallet to an account, and deploys the account unless it exists.
     * OPERATOR_ROLE only.
     * @param id The ID of the account
     * @param wallet The wallet that becomes the owner when the link is completed
     */
    function link(bytes32 id, address wallet) external;

    /// @notice Completes a link whose delay has passed. Anyone can call this function.
    /// @param id The ID of the account
    function completeLink(bytes32 id) external;

    /// @notice Cancels a pending link. OPERATOR_ROLE without limit, PAUSER_ROLE once per account and
    /// `PAUSER_CANCEL_COOLDOWN`.
    /// @param id The ID of the account
    function cancelLink(bytes32 id) external;

    /// @notice Pauses `link` and `completeLink`. PAUSER_ROLE only.
    function pause() external;

    /// @notice Unpauses `link` and `completeLink`. PAUSER_ROLE only.
    function unpause() external;

    /// @notice Returns the delay between the request and the completion of a link.
    /// @return The duration in seconds
    function LINK_DELAY() external view returns (uint256);

    /// @notice Returns the minimum time between two cancellations by the pauser for one account.
    /// @return The duration in seconds
    function PAUSER_CANCEL_COOLDOWN() external view returns (uint256);

    /// @notice Returns when the pauser can cancel the next link of an account.
    /// @param id The ID of the account
    /// @return The Unix timestamp in seconds, or 0 if the pauser has not canceled a link of this account
    function pauserCancelsFrom(bytes32 id) external view returns (uint256);

    /// @notice Returns the implementation of all account clones.
    /// @return The address of the implementation
    function IMPLEMENTATION() external view returns (address);

    /// @notice Returns the address of the account of an ID, whether or not it is deployed.
    /// @param id The ID of the account
    /// @return The address of the account
    function accountOf(bytes32 id) external view returns (address);

    /// @notice Returns when the account was deployed.
    /// @param id The ID of the account
    /// @return The Unix timestamp in seconds, or 0 if the account is not deployed
    function createdAt(bytes32 id) external view returns (uint256);

    /// @notice Returns the pending link of an account.
    /// @param id The ID of the account
    /// @return The link; all fields are zero if none is pending or if its operator has lost the role
    function linkOf(bytes32 id) external view returns (Link memory);
}
