// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title The factory of accounts
 * @notice Makes one Account (see IAccount) per random 32-byte id, at an address that follows from the id, and links
 * the first wallet to it.
 *
 * Every link waits 24 hours, in which everybody sees it and it can be cancelled. There is no shorter way: an account
 * can hold coins, tokens and NFTs long before its contract is made, so its making says nothing about its age.
 *
 * Who may do what:
 * - Anybody makes the account of an id, and completes a link whose time has come.
 * - OPERATOR_ROLE links wallets, after the person has proved it. It is trusted: it could link its own wallet to an
 *   account that has none. It cannot shorten the wait, and has no power over an account that has an owner.
 * - PAUSER_ROLE stops and resumes linking, for at most seven of any ten days (IBoundedPause), and cancels a link of
 *   an account once in 30 days: the answer to a stolen operator key, and too little to lock an account for good.
 * - DEFAULT_ADMIN_ROLE gives and takes these roles. Links that an operator asked for end with its role.
 * @custom:security-contact page /contact of the website
 */
interface IAccountFactory {
    /**
     * @notice A link that waits.
     * @param wallet who will be the owner; zero if no link waits
     * @param effectiveAt second from which it can be completed
     * @param operator who asked for it
     */
    struct Link {
        address wallet;
        uint96 effectiveAt;
        address operator;
    }

    /// @notice What the deployment fixed for good; the roles are told by `RoleGranted`.
    /// @param implementation what all accounts are clones of
    event SettingsFixed(address indexed implementation);
    /// @notice An account was made.
    /// @param id of the account
    /// @param account its address
    event AccountCreated(bytes32 indexed id, address indexed account);
    /// @notice A wallet will be the owner from `effectiveAt` (seconds) on.
    /// @param id of the account
    /// @param wallet who is to be, or is, the owner
    /// @param effectiveAt second from which the link can be completed
    event LinkRequested(bytes32 indexed id, address indexed wallet, uint256 effectiveAt);
    /// @notice A link that waited is off.
    /// @param id of the account
    /// @param wallet who is to be, or is, the owner
    event LinkCancelled(bytes32 indexed id, address indexed wallet);
    /// @notice A wallet is the owner.
    /// @param id of the account
    /// @param account its address
    /// @param wallet who is to be, or is, the owner
    event Linked(bytes32 indexed id, address indexed account, address indexed wallet);

    /// @notice An account that must be given is zero.
    error InvalidAccount();
    /// @notice A link waits already.
    /// @param wallet who is to be, or is, the owner
    error LinkPending(address wallet);
    /// @notice No link waits.
    /// @param id of the account
    error NoLink(bytes32 id);
    /// @notice The link waits until this second.
    /// @param effectiveAt second from which the link can be completed
    error LinkWaiting(uint256 effectiveAt);
    /// @notice The pauser has cancelled a link of this account lately, and may do so again from this second on.
    /// @param nextAt second from which it is possible again
    error CancelCoolingDown(uint256 nextAt);
    /// @notice Only operator and pauser may do this.
    /// @param caller who tried
    error NotAllowed(address caller);

    /// @notice Makes the account of an id if it is not there. Anybody may.
    /// @param id of the account
    /// @return account where it stands
    function create(bytes32 id) external returns (address account);

    /**
     * @notice Asks for the link of an account's first wallet, and makes the account if need be. OPERATOR_ROLE only.
     * @param id of the account
     * @param wallet who will be the owner once the link is completed
     */
    function link(bytes32 id, address wallet) external;

    /// @notice Completes a link whose time has come. Anybody may.
    /// @param id of the account
    function completeLink(bytes32 id) external;

    /// @notice Cancels a link that waits. OPERATOR_ROLE, or PAUSER_ROLE once in `PAUSER_CANCEL_COOLDOWN`.
    /// @param id of the account
    function cancelLink(bytes32 id) external;

    /// @notice Stops `link` and `completeLink`. PAUSER_ROLE only.
    function pause() external;

    /// @notice Resumes `link` and `completeLink`. PAUSER_ROLE only.
    function unpause() external;

    /// @notice Seconds for which every link waits.
    /// @return seconds
    function LINK_DELAY() external view returns (uint256);

    /// @notice Seconds that must pass between two links of one account that the pauser cancels.
    /// @return seconds
    function PAUSER_CANCEL_COOLDOWN() external view returns (uint256);

    /// @notice Second from which the pauser may cancel a link of this account; 0 if it never did.
    /// @param id of the account
    /// @return second, or 0
    function pauserCancelsFrom(bytes32 id) external view returns (uint256);

    /// @notice What all accounts are clones of.
    /// @return its address
    function IMPLEMENTATION() external view returns (address);

    /// @notice Where the account of an id is, or will be.
    /// @param id of the account
    /// @return its address
    function accountOf(bytes32 id) external view returns (address);

    /// @notice Second at which the account was made; 0 if it was not.
    /// @param id of the account
    /// @return second, or 0
    function createdAt(bytes32 id) external view returns (uint256);

    /// @notice The link that waits; all zero if none does, or if its operator has lost the role.
    /// @param id of the account
    /// @return the link
    function linkOf(bytes32 id) external view returns (Link memory);
}
