// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

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
 */
interface ITokenFactory {
    /// @notice A token was created. `opId` is zero unless the operator did it for an account.
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
    error InvalidName();
    /// @notice The symbol breaks the rules of DisplayName.
    error InvalidSymbol();
    /// @notice The supply is zero or above 2^128 - 1 smallest units.
    error InvalidSupply();
    /// @notice This operation id has been used, or is zero.
    error InvalidOperation(bytes32 opId);

    /**
     * @notice Creates a token that belongs to the caller.
     * @param supply in smallest units; tokens have 18 decimals
     * @param contractUri where the description is; may be empty
     */
    function create(string calldata name, string calldata symbol, uint256 supply, string calldata contractUri)
        external
        returns (address token);

    /**
     * @notice Creates a token that belongs to an account without a wallet. OPERATOR_ROLE only.
     * @param opId unique for ever, not zero
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

    /// @notice True if this factory created the token.
    function isCreated(address token) external view returns (bool);

    /// @notice The token that was created under an operation id; zero if there is none.
    function tokenOf(bytes32 opId) external view returns (address);

    /// @notice How many tokens were created for an owner. Handing a token over does not change it.
    function createdCountOf(address owner) external view returns (uint256);

    /**
     * @notice Where the owner's next token will be if it is created with exactly these words (CREATE2). Only another
     * token of the same owner in between changes it.
     */
    function nextTokenOf(
        address owner,
        string calldata name,
        string calldata symbol,
        uint256 supply,
        string calldata contractUri
    ) external view returns (address);
}
