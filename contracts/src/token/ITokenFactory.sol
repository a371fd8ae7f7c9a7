// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Factory of tokens
 * @notice Anyone can create a token (see ICreatedToken) and receives its whole supply. Names and symbols are
 * validated (see DisplayName) but not unique: only the address distinguishes two tokens.
 *
 * Permissions:
 * - OPERATOR_ROLE creates tokens for accounts without a wallet. The account receives supply and ownership,
 *   the operator receives nothing. Like anyone else, the operator can choose the name of a token.
 * - PAUSER_ROLE pauses and unpauses creation, for at most seven of any ten days. It has no power over
 *   existing tokens.
 * - DEFAULT_ADMIN_ROLE grants and revokes these roles.
 * @custom:security-contact The /contact page of the website
 */
interface ITokenFactory {
    /// @notice Emitted once, with the settings that the deployment fixed. `RoleGranted` logs the initial
    /// roles.
    /// @param implementation The implementation of all token clones
    event SettingsFixed(address indexed implementation);
    /**
     * @notice Emitted when a token is created.
     * @param token The address of the token
     * @param owner The account that receives the supply and the ownership
     * @param opId The ID of the operator's operation, or zero if the owner created the token
     * @param name The name of the token
     * @param symbol The symbol of the token
     * @param supply The supply in the smallest units
     */
    event TokenCreated(
        address indexed token,
        address indexed owner,
        bytes32 indexed opId,
        string name,
        string symbol,
        uint256 supply
    );

    /// @notice A required address is zero.
    error InvalidAccount();
    /// @notice The name violates the rules of DisplayName.
    /// @param name The name that was given
    error InvalidName(string name);
    /// @notice The symbol violates the rules of DisplayName.
    /// @param symbol The symbol that was given
    error InvalidSymbol(string symbol);
    /// @notice The supply is zero or above 2^128 - 1 of the smallest units.
    /// @param supply The supply that was given
    error InvalidSupply(uint256 supply);
    /// @notice The operation ID is zero or was already used.
    /// @param opId The ID that was given
    error InvalidOperation(bytes32 opId);

    /**
     * @notice Creates a token that the caller owns.
     * @param name The name of the token
     * @param symbol The symbol of the token
     * @param supply The supply in the smallest units; tokens have 18 decimals
     * @param contractUri The URI of the token metadata; can be empty
     * @return token The address of the token
     */
    function create(string calldata name, string calldata symbol, uint256 supply, string calldata contractUri)
        external
        returns (address token);

    /**
     * @notice Creates a token for an account without a wallet. OPERATOR_ROLE only.
     * @param opId The unique ID of the operation, not zero
     * @param owner The account that receives the supply and the ownership
     * @param name The name of the token
     * @param symbol The symbol of the token
     * @param supply The supply in the smallest units; tokens have 18 decimals
     * @param contractUri The URI of the token metadata; can be empty
     * @return token The address of the token
     */
    function createFor(
        bytes32 opId,
        address owner,
        string calldata name,
        string calldata symbol,
        uint256 supply,
        string calldata contractUri
    ) external returns (address token);

    /// @notice Pauses the creation of tokens. PAUSER_ROLE only.
    function pause() external;

    /// @notice Unpauses the creation of tokens. PAUSER_ROLE only.
    function unpause() external;

    /// @notice Returns the implementation of all token clones.
    /// @return The address of the implementation
    function IMPLEMENTATION() external view returns (address);

    /// @notice Returns whether this factory created a token.
    /// @param token The address of the token
    /// @return True if this factory created it
    function isCreated(address token) external view returns (bool);

    /// @notice Returns the token that the operator created under an operation ID.
    /// @param opId The ID of the operation
    /// @return The address of the token, or zero if there is none
    function tokenOf(bytes32 opId) external view returns (address);

    /// @notice Returns the number of tokens that were created for an owner. Transferring the ownership of a
    /// token does not change it.
    /// @param owner The account that was the first owner
    /// @return The number of tokens
    function createdCountOf(address owner) external view returns (uint256);

    /**
     * @notice Returns the address of the owner's next token if it is created with exactly these arguments
     * (CREATE2). It only changes when another token is created for the same owner first.
     * @param owner The account that receives the supply and the ownership
     * @param name The name of the token
     * @param symbol The symbol of the token
     * @param supply The supply in the smallest units; tokens have 18 decimals
     * @param contractUri The URI of the token metadata; can be empty
     * @return The address of the token
     */
    function nextTokenOf(
        address owner,
        string calldata name,
        string calldata symbol,
        uint256 supply,
        string calldata contractUri
    ) external view returns (address);
}
