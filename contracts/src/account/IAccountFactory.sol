// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/**
 * @title The factory of accounts
 * @notice Makes one Account (see IAccount) per random 32-byte id, at an address that follows from the id, and links
 * the first wallet to it.
 *
 * A wallet is linked at once only to an account that was made less than a day ago. Any other link waits 24 hours,
 * and can be cancelled meanwhile.
 *
 * Who may do what:
 * - Anybody makes the account of an id, and completes a link whose time has come.
 * - OPERATOR_ROLE links wallets, after the person has proved it. It is trusted: it could link its own wallet to an
 *   account that has none. It cannot shorten the wait, and has no power over an account that has an owner.
 * - PAUSER_ROLE stops and resumes linking, and cancels links that wait: the answer to a stolen operator key.
 * - DEFAULT_ADMIN_ROLE gives and takes these roles.
 */
interface IAccountFactory {
    /// @notice A link that waits. `wallet` is zero if there is none.
    struct Link {
        address wallet;
        uint96 effectiveAt;
    }

    /// @notice An account was made.
    event AccountCreated(bytes32 indexed id, address indexed account);
    /// @notice A wallet will be the owner from `effectiveAt` (seconds) on.
    event LinkRequested(bytes32 indexed id, address indexed wallet, uint256 effectiveAt);
    /// @notice A link that waited is off.
    event LinkCancelled(bytes32 indexed id, address indexed wallet);
    /// @notice A wallet is the owner.
    event Linked(bytes32 indexed id, address indexed account, address indexed wallet);

    /// @notice An account that must be given is zero.
    error InvalidAccount();
    /// @notice A link waits already.
    error LinkPending(address wallet);
    /// @notice No link waits.
    error NoLink();
    /// @notice The link waits until this second.
    error LinkWaiting(uint256 effectiveAt);
    /// @notice Only operator and pauser may do this.
    error NotAllowed();

    /// @notice Makes the account of an id if it is not there. Anybody may.
    function create(bytes32 id) external returns (address account);

    /**
     * @notice Links the first wallet to an account, and makes the account if need be. OPERATOR_ROLE only.
     * @param isDelayed true makes even a fresh account wait: its person is known for longer than its address, or
     * has had a new password lately
     */
    function link(bytes32 id, address wallet, bool isDelayed) external;

    /// @notice Completes a link whose time has come. Anybody may.
    function completeLink(bytes32 id) external;

    /// @notice Cancels a link that waits. OPERATOR_ROLE or PAUSER_ROLE.
    function cancelLink(bytes32 id) external;

    /// @notice Stops `link` and `completeLink`. PAUSER_ROLE only.
    function pause() external;

    /// @notice Resumes `link` and `completeLink`. PAUSER_ROLE only.
    function unpause() external;

    /// @notice Seconds after its making in which an account is fresh.
    function FRESH_TIME() external view returns (uint256);

    /// @notice Seconds for which other links wait.
    function LINK_DELAY() external view returns (uint256);

    /// @notice What all accounts are clones of.
    function IMPLEMENTATION() external view returns (address);

    /// @notice Where the account of an id is, or will be.
    function accountOf(bytes32 id) external view returns (address);

    /// @notice Second at which the account was made; 0 if it was not.
    function createdAt(bytes32 id) external view returns (uint256);

    /// @notice The link that waits.
    function linkOf(bytes32 id) external view returns (Link memory);
}
