// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title The factory of tokens
 * @notice Anybody creates a token of his own (see ICreatedToken) and receives all of it. Names and symbols are
 * checked (see DisplayName), but not unique: only the address tells two tokens apart.
 *
 * Who may do what:
 * - OPERATOR_ROLE creates tokens for accounts that have no wallet; the account gets supply and ownership, the
 *   operator nothing. It can put its own choice of names into the world, as everybody can.
 * - PAUSER_ROLE stops and resumes creation, for at most seven of any ten days. Tokens that exist are out of everybody's reach.
 * - DEFAULT_ADMIN_ROLE gives and takes these roles.
 * @custom:security-contact page /contact of the website
 */
interface ITokenFactory {
    /// @notice What the deployment fixed for good; the roles are told by `RoleGranted`.
    /// @param implementation what all tokens are clones of
    event SettingsFixed(address indexed implementation);
    /// @notice A token was created. `opId` is zero unless the operator did it for an account.
    /// @param token the token
    /// @param owner who got supply and ownership
    /// @param opId id of the operation; zero if the owner created it
    /// @param name what it is called
    /// @param symbol short name
    /// @param supply in smallest units
    event TokenCreated(
        address indexed token,
        address indexed owner,
        bytes32 indexed opId,
        string name,
        string symbol,
        uint256 supply
    );

    /// @notice An account that must be given is zero.
    error InvalidAccount();
    /// @notice The name breaks the rules of DisplayName.
    /// @param name the name that was refused
    error InvalidName(string name);
    /// @notice The symbol breaks the rules of DisplayName.
    /// @param symbol the symbol that was refused
    error InvalidSymbol(string symbol);
    /// @notice The supply is zero or above 2^128 - 1 smallest units.
    /// @param supply the supply that was refused
    error InvalidSupply(uint256 supply);
    /// @notice This operation id has been used, or is zero.
    /// @param opId the id that was refused
    error InvalidOperation(bytes32 opId);

    /**
     * @notice Creates a token that belongs to the caller.
     * @param supply in smallest units; tokens have 18 decimals
     * @param contractUri where the description is; may be empty
     * @param name what it is called
     * @param symbol short name
     * @return token where it stands
     */
    function create(string calldata name, string calldata symbol, uint256 supply, string calldata contractUri)
        external
        returns (address token);

    /**
     * @notice Creates a token that belongs to an account without a wallet. OPERATOR_ROLE only.
     * @param opId unique for ever, not zero
     * @param owner who gets supply and ownership
     * @param name what it is called
     * @param symbol short name
     * @param supply in smallest units
     * @param contractUri where the description is; may be empty
     * @return token where it stands
     */
    function createFor(
        bytes32 opId,
        address owner,
        string calldata name,
        string calldata symbol,
        uint256 supply,
        string calldata contractUri
    ) external returns (address token);

    /// @notice Stops creation. PAUSER_ROLE only.
    function pause() external;

    /// @notice Resumes creation. PAUSER_ROLE only.
    function unpause() external;

    /// @notice What all tokens are clones of.
    /// @return its address
    function IMPLEMENTATION() external view returns (address);

    /// @notice True if this factory created the token.
    /// @param token the token
    /// @return true if it did
    function isCreated(address token) external view returns (bool);

    /// @notice The token that was created under an operation id; zero if there is none.
    /// @param opId the operation
    /// @return its address, or zero
    function tokenOf(bytes32 opId) external view returns (address);

    /// @notice How many tokens were created for an owner. Handing a token over does not change it.
    /// @param owner who created them
    /// @return a count
    function createdCountOf(address owner) external view returns (uint256);

    /**
     * @notice Where the owner's next token will be if it is created with exactly these words (CREATE2). Only another
     * token of the same owner in between changes it.
     * @param owner who creates it
     * @param name what it is called
     * @param symbol short name
     * @param supply in smallest units
     * @param contractUri where the description is; may be empty
     * @return its address
     */
    function nextTokenOf(
        address owner,
        string calldata name,
        string calldata symbol,
        uint256 supply,
        string calldata contractUri
    ) external view returns (address);
}
