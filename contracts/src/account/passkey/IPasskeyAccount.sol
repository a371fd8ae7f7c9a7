// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Account that a passkey controls
 * @notice An ERC-4337 account for EntryPoint 0.8. An owner is a passkey (a P-256 key of WebAuthn) or an
 * address. Each owner alone controls the account; no server key and no administrator has any power over it.
 *
 * Functions that change owners, guardians or sessions can only be called by the account itself, so an owner
 * signs a user operation for them.
 *
 * - An owner's signature of a user operation is the WebAuthn assertion of a passkey, encoded as
 *   `(r, s, challengeIndex, typeIndex, authenticatorData, clientDataJSON)`, or 65 bytes of an address.
 * - Two of the guardians together propose a new owner. It replaces all owners after `RECOVERY_DELAY`, unless
 *   an owner cancels. One guardian alone can do nothing.
 * - A session allows an address to sign user operations for at most `MAX_SESSION_TIME`, for calls of listed
 *   functions of listed contracts, and to spend at most a fixed value, including gas that the account pays.
 * @custom:security-contact The /contact page of the website
 */
interface IPasskeyAccount {
    /**
     * @notice A key of an owner or guardian.
     * @param x The x-coordinate of a passkey, or the address
     * @param y The y-coordinate of a passkey, or zero for an address
     */
    struct Key {
        bytes32 x;
        bytes32 y;
    }

    /**
     * @notice A proposed replacement of all owners.
     * @param x The x-coordinate of the new passkey, or the address of the new owner
     * @param y The y-coordinate of the new passkey, or zero
     * @param effectiveAt The Unix timestamp, in seconds, from which it can be completed; 0 if none is pending
     */
    struct Recovery {
        bytes32 x;
        bytes32 y;
        uint256 effectiveAt;
    }

    /**
     * @notice A function that a session may call.
     * @param target The contract
     * @param selector The function
     */
    struct SessionCall {
        address target;
        bytes4 selector;
    }

    /**
     * @notice A session.
     * @param validUntil The Unix timestamp, in seconds, of its end; 0 if the address has no session
     * @param valueLeftWei The NAC that it can still spend, in wei, including gas that the account pays
     * @param grant The number of the grant, which identifies its list of calls
     */
    struct Session {
        uint48 validUntil;
        uint128 valueLeftWei;
        uint64 grant;
    }

    /// @notice Emitted when a key becomes an owner.
    /// @param x The x-coordinate of the passkey, or the address
    /// @param y The y-coordinate of the passkey, or zero
    event OwnerAdded(bytes32 indexed x, bytes32 y);
    /// @notice Emitted when a key is no longer an owner.
    /// @param x The x-coordinate of the passkey, or the address
    /// @param y The y-coordinate of the passkey, or zero
    event OwnerRemoved(bytes32 indexed x, bytes32 y);
    /// @notice Emitted when an owner replaces the list of guardians.
    /// @param guardians The new guardians
    event GuardiansSet(Key[] guardians);
    /// @notice Emitted when two guardians propose a new owner.
    /// @param x The x-coordinate of the new passkey, or the address
    /// @param y The y-coordinate of the new passkey, or zero
    /// @param effectiveAt The Unix timestamp, in seconds, from which it can be completed
    event RecoveryStarted(bytes32 indexed x, bytes32 y, uint256 effectiveAt);
    /// @notice Emitted when an owner cancels a pending recovery.
    /// @param x The x-coordinate of the proposed passkey, or the address
    /// @param y The y-coordinate of the proposed passkey, or zero
    event RecoveryCancelled(bytes32 indexed x, bytes32 y);
    /// @notice Emitted when a recovery replaces all owners.
    /// @param x The x-coordinate of the new passkey, or the address
    /// @param y The y-coordinate of the new passkey, or zero
    event RecoveryCompleted(bytes32 indexed x, bytes32 y);
    /// @notice Emitted when an owner allows a session.
    /// @param key The address that signs for the session
    /// @param validUntil The Unix timestamp, in seconds, of its end
    /// @param valueWei The most NAC that it can spend, in wei
    /// @param calls The functions that it may call
    event SessionGranted(address indexed key, uint48 validUntil, uint128 valueWei, SessionCall[] calls);
    /// @notice Emitted when an owner revokes a session.
    /// @param key The address that signed for the session
    event SessionRevoked(address indexed key);

    /// @notice Only the factory can call this function, once.
    /// @param caller The address that called it
    error NotFactory(address caller);
    /// @notice The key is neither a point of P-256 nor an address.
    /// @param x The first half of the key
    /// @param y The second half of the key
    error InvalidKey(bytes32 x, bytes32 y);
    /// @notice The key is already an owner or guardian.
    /// @param x The first half of the key
    /// @param y The second half of the key
    error KeyAlreadyListed(bytes32 x, bytes32 y);
    /// @notice The key is not an owner.
    /// @param x The first half of the key
    /// @param y The second half of the key
    error NotAnOwner(bytes32 x, bytes32 y);
    /// @notice The account must keep at least one owner.
    error LastOwner();
    /// @notice The list is longer than `MAX_KEYS`, or a list of guardians has only one.
    /// @param count The number of keys
    error InvalidKeyCount(uint256 count);
    /// @notice A recovery needs valid signatures of two different guardians.
    error InvalidGuardianSignatures();
    /// @notice The guardians' signatures are too old.
    /// @param deadline The Unix timestamp, in seconds, until which they were valid
    error RecoveryExpired(uint256 deadline);
    /// @notice A recovery is already pending.
    error RecoveryPending();
    /// @notice No recovery is pending.
    error NoRecovery();
    /// @notice The delay of the recovery has not passed.
    /// @param effectiveAt The Unix timestamp, in seconds, from which it can be completed
    error RecoveryWaiting(uint256 effectiveAt);
    /// @notice A session needs a key, an end within `MAX_SESSION_TIME` and 1 to `MAX_SESSION_CALLS` calls of
    /// contracts other than the account and the EntryPoint.
    error InvalidSession();

    /// @notice Sets the first owner. The factory calls this function when it deploys the account.
    /// @param x The x-coordinate of the passkey
    /// @param y The y-coordinate of the passkey
    function setFirstOwner(bytes32 x, bytes32 y) external;

    /// @notice Adds an owner. Only for the account itself.
    /// @param x The x-coordinate of the passkey, or the address
    /// @param y The y-coordinate of the passkey, or zero
    function addOwner(bytes32 x, bytes32 y) external;

    /// @notice Removes an owner, but never the last one. Only for the account itself.
    /// @param x The x-coordinate of the passkey, or the address
    /// @param y The y-coordinate of the passkey, or zero
    function removeOwner(bytes32 x, bytes32 y) external;

    /// @notice Replaces the list of guardians and makes earlier signatures of guardians invalid. Only for the
    /// account itself.
    /// @param keys No guardian, or two to `MAX_KEYS` different ones
    function setGuardians(Key[] calldata keys) external;

    /**
     * @notice Proposes a new owner in the name of two guardians. Anyone can submit their signatures of the
     * EIP-712 struct `Recovery(bytes32 x,bytes32 y,uint256 nonce,uint256 deadline)`.
     * @param x The x-coordinate of the new passkey, or the address
     * @param y The y-coordinate of the new passkey, or zero
     * @param deadline The Unix timestamp, in seconds, until which the signatures are valid
     * @param indexes The positions of the two guardians in the list, the lower one first
     * @param signatures The signatures of these guardians
     */
    function startRecovery(
        bytes32 x,
        bytes32 y,
        uint256 deadline,
        uint256[2] calldata indexes,
        bytes[2] calldata signatures
    ) external;

    /// @notice Cancels the pending recovery. Only for the account itself.
    function cancelRecovery() external;

    /// @notice Replaces all owners by the proposed one and ends all sessions. Anyone can call this function
    /// once the delay has passed.
    function completeRecovery() external;

    /// @notice Allows a session, or replaces the session of the same key. Only for the account itself.
    /// @param key The address that signs for the session
    /// @param validUntil The Unix timestamp, in seconds, of its end
    /// @param valueWei The most NAC that it can spend, in wei, including gas that the account pays
    /// @param calls The functions that it may call
    function grantSession(address key, uint48 validUntil, uint128 valueWei, SessionCall[] calldata calls)
        external;

    /// @notice Ends a session. Only for the account itself.
    /// @param key The address that signs for the session
    function revokeSession(address key) external;

    /// @notice Returns the owners.
    /// @return The keys
    function owners() external view returns (Key[] memory);

    /// @notice Returns the guardians.
    /// @return The keys
    function guardians() external view returns (Key[] memory);

    /// @notice Returns the pending recovery.
    /// @return The recovery; all fields are zero if none is pending
    function pendingRecovery() external view returns (Recovery memory);

    /// @notice Returns the nonce that guardians sign for the next recovery.
    /// @return The nonce
    function recoveryNonce() external view returns (uint256);

    /// @notice Returns the session of an address.
    /// @param key The address that signs for the session
    /// @return The session; all fields are zero if it has none
    function sessionOf(address key) external view returns (Session memory);

    /// @notice Returns whether the session of an address may call a function. Ignores its end.
    /// @param key The address that signs for the session
    /// @param target The contract
    /// @param selector The function
    /// @return True if the call is on the list of the session
    function isSessionCall(address key, address target, bytes4 selector) external view returns (bool);

    /// @notice Returns the digest that an owner signs instead of `hash` for ERC-1271: the EIP-712 struct
    /// `Message(bytes32 hash)`, so a signature is valid for one account on one chain.
    /// @param hash The hash of a message
    /// @return The digest
    function replaySafeHash(bytes32 hash) external view returns (bytes32);

    /// @notice Returns the factory that deployed the account.
    /// @return The address of the factory
    function FACTORY() external view returns (address);

    /// @notice Returns the hash of the domain (RP ID) to which passkeys of this account belong.
    /// @return The SHA-256 hash
    function RP_ID_HASH() external view returns (bytes32);

    /// @notice Returns the time between the proposal and the completion of a recovery.
    /// @return The duration in seconds
    function RECOVERY_DELAY() external view returns (uint256);

    /// @notice Returns the longest duration of a session.
    /// @return The duration in seconds
    function MAX_SESSION_TIME() external view returns (uint256);

    /// @notice Returns the most functions of one session.
    /// @return The number of functions
    function MAX_SESSION_CALLS() external view returns (uint256);

    /// @notice Returns the most owners, and the most guardians.
    /// @return The number of keys
    function MAX_KEYS() external view returns (uint256);
}
