// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {IActionLedger} from "../energy/IActionLedger.sol";
import {INameRegistry} from "./INameRegistry.sol";
import {INameResolver} from "./INameResolver.sol";
import {IReverseRegistrar} from "./IReverseRegistrar.sol";
import {IUniversalResolver} from "./IUniversalResolver.sol";

/**
 * @title Registrar of names
 * @notice Anyone can register a free name under `.nac` for one to ten years, for NAC or for Energy Points. NAC
 * goes to the treasury in the same transaction; points are spent. A name consists of 3 to 32 characters a-z,
 * 0-9 and hyphens. Prices depend only on its length and cannot change.
 *
 * A name resolves until 30 days after it expires. In these 30 days, it can still be renewed and nobody else can
 * register it. When a name is registered or transferred, all records of its node are cleared, and its address
 * is that of the new owner.
 *
 * Permissions:
 * - Anyone can renew a name; renewing does not change its owner.
 * - The owner of a name transfers it. Nobody can take it away before its grace period ends.
 *
 * There is no role, and nothing can be paused or changed. The admin of the ledger can end payments with points.
 * @custom:security-contact The /contact page of the website
 */
interface INameRegistrar {
    /// @notice Emitted once, with the contracts that the deployment fixed.
    /// @param registry The registry
    /// @param resolver The resolver of registered names
    /// @param reverseRegistrar The registrar of the names of addresses
    /// @param universalResolver The universal resolver
    /// @param ledger The ledger of the points
    /// @param treasury The recipient of the NAC
    event SettingsFixed(
        address registry,
        address resolver,
        address reverseRegistrar,
        address universalResolver,
        address indexed ledger,
        address indexed treasury
    );
    /// @notice Emitted when a name is registered.
    /// @param node The node of the name
    /// @param owner The owner of the name
    /// @param label The label before `.nac`
    /// @param nacWei The price that was paid in NAC, in wei; zero if it was paid with points
    /// @param points The whole points that were spent; zero if it was paid with NAC
    /// @param expiresAt The Unix timestamp at which the name expires, in seconds
    event NameRegistered(
        bytes32 indexed node,
        address indexed owner,
        string label,
        uint256 nacWei,
        uint256 points,
        uint256 expiresAt
    );
    /// @notice Emitted when a name is renewed.
    /// @param node The node of the name
    /// @param payer The account that paid
    /// @param label The label before `.nac`
    /// @param nacWei The price that was paid in NAC, in wei; zero if it was paid with points
    /// @param points The whole points that were spent; zero if it was paid with NAC
    /// @param expiresAt The Unix timestamp at which the name expires, in seconds
    event NameRenewed(
        bytes32 indexed node,
        address indexed payer,
        string label,
        uint256 nacWei,
        uint256 points,
        uint256 expiresAt
    );

    /// @notice A required address is zero.
    error InvalidAccount();
    /// @notice The label breaks the rules of names.
    /// @param label The label that was given
    error InvalidLabel(string label);
    /// @notice The number of years is zero or more than ten.
    /// @param yearCount The number that was given
    error InvalidYears(uint256 yearCount);
    /// @notice A name can be paid for at most ten years ahead.
    /// @param latest The latest possible Unix timestamp of the expiry, in seconds
    error TermTooLong(uint256 latest);
    /// @notice The name belongs to someone.
    /// @param freeAt The Unix timestamp, in seconds, at which it can be registered again
    error NameTaken(uint256 freeAt);
    /// @notice The name is not registered, or its grace period has ended.
    /// @param label The label that was given
    error NotRegistered(string label);
    /// @notice The call must send exactly the price.
    /// @param requiredWei The price in wei
    error WrongPayment(uint256 requiredWei);
    /// @notice Only the owner of the name can call this function.
    /// @param owner The owner of the name
    error NotNameOwner(address owner);

    /// @notice Registers a name for the caller and pays with the NAC that is sent.
    /// @param label The label before `.nac`
    /// @param yearCount The number of years, 1 to 10
    /// @param isPrimary Whether the name is shown for the caller's address from now on
    function register(string calldata label, uint256 yearCount, bool isPrimary) external payable;

    /// @notice Registers a name for the caller and pays with the caller's points.
    /// @param label The label before `.nac`
    /// @param yearCount The number of years, 1 to 10
    /// @param isPrimary Whether the name is shown for the caller's address from now on
    function registerWithPoints(string calldata label, uint256 yearCount, bool isPrimary) external;

    /// @notice Renews a name and pays with the NAC that is sent.
    /// @param label The label before `.nac`
    /// @param yearCount The number of years, 1 to 10
    function renew(string calldata label, uint256 yearCount) external payable;

    /// @notice Renews a name and pays with the caller's points.
    /// @param label The label before `.nac`
    /// @param yearCount The number of years, 1 to 10
    function renewWithPoints(string calldata label, uint256 yearCount) external;

    /// @notice Transfers a name of the caller, clears its records and makes it lead to the new owner.
    /// @param label The label before `.nac`
    /// @param to The new owner
    function transfer(string calldata label, address to) external;

    /// @notice Returns the registry.
    /// @return The registry
    function REGISTRY() external view returns (INameRegistry);

    /// @notice Returns the resolver of registered names.
    /// @return The resolver
    function RESOLVER() external view returns (INameResolver);

    /// @notice Returns the registrar of the names of addresses.
    /// @return The registrar
    function REVERSE_REGISTRAR() external view returns (IReverseRegistrar);

    /// @notice Returns the universal resolver.
    /// @return The resolver
    function UNIVERSAL_RESOLVER() external view returns (IUniversalResolver);

    /// @notice Returns the ledger of the points.
    /// @return The ledger
    function LEDGER() external view returns (IActionLedger);

    /// @notice Returns the recipient of the NAC.
    /// @return The address
    function TREASURY() external view returns (address);

    /// @notice Returns the points that cost as much as one NAC.
    /// @return The number of whole points
    function POINTS_PER_NAC() external view returns (uint256);

    /// @notice Returns the time after the expiry in which a name can still be renewed.
    /// @return The duration in seconds
    function GRACE_PERIOD() external view returns (uint256);

    /// @notice Returns the maximum number of years for which a name can be paid ahead.
    /// @return The number of years
    function MAX_YEARS() external view returns (uint256);

    /// @notice Returns when the name of a node expires.
    /// @param node The node of a name under `.nac`
    /// @return The Unix timestamp in seconds; zero if it was never registered
    function expiresAtOf(bytes32 node) external view returns (uint256);

    /// @notice Returns whether the name of a node is registered and its grace period has not ended.
    /// @param node The node of a name under `.nac`
    /// @return True if the name resolves
    function isActive(bytes32 node) external view returns (bool);

    /// @notice Returns whether a label can be registered now.
    /// @param label The label before `.nac`
    /// @return True if the label is valid and free
    function isAvailable(string calldata label) external view returns (bool);

    /// @notice Returns the price of a label.
    /// @param label The label before `.nac`
    /// @param yearCount The number of years, 1 to 10
    /// @return nacWei The price in NAC, in wei
    /// @return points The price in whole points
    function priceOf(string calldata label, uint256 yearCount)
        external
        view
        returns (uint256 nacWei, uint256 points);
}
