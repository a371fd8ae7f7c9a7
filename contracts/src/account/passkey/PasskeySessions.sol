// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Account as ERC4337Account} from "@openzeppelin/contracts/account/Account.sol";
import {ERC7821} from "@openzeppelin/contracts/account/extensions/draft-ERC7821.sol";
import {ERC4337Utils} from "@openzeppelin/contracts/account/utils/draft-ERC4337Utils.sol";
import {ERC7579Utils, Execution} from "@openzeppelin/contracts/account/utils/draft-ERC7579Utils.sol";
import {PackedUserOperation} from "@openzeppelin/contracts/interfaces/draft-IERC4337.sol";
import {IPasskeyAccount} from "./IPasskeyAccount.sol";

/**
 * @title Sessions of an account
 * @notice Implements the sessions of IPasskeyAccount.
 * @dev Validation reads and writes only storage of the account and no timestamp (ERC-7562). The EntryPoint
 * checks the end of the session, which validation returns.
 * @custom:security-contact The /contact page of the website
 */
abstract contract PasskeySessions is IPasskeyAccount, ERC4337Account, ERC7821 {
    using ERC4337Utils for PackedUserOperation;

    /// @inheritdoc IPasskeyAccount
    uint256 public constant MAX_SESSION_TIME = 1 hours;
    /// @inheritdoc IPasskeyAccount
    uint256 public constant MAX_SESSION_CALLS = 16;

    mapping(address key => Session) private _sessions;
    mapping(uint64 grant => mapping(address target => mapping(bytes4 selector => bool))) private _calls;
    uint64 private _grants;
    /// @dev Sessions with a lower or equal number have ended.
    uint64 private _endedGrants;

    /// @inheritdoc IPasskeyAccount
    function grantSession(address key, uint48 validUntil, uint128 valueWei, SessionCall[] calldata calls)
        external
        onlyEntryPointOrSelf
    {
        bool isInTime = validUntil > block.timestamp && validUntil <= block.timestamp + MAX_SESSION_TIME;
        bool isCounted = calls.length > 0 && calls.length <= MAX_SESSION_CALLS;
        if (key == address(0) || !isInTime || !isCounted) revert InvalidSession();
        // A new number empties the list of an earlier session of the same key.
        uint64 grant = ++_grants;
        _sessions[key] = Session({validUntil: validUntil, valueLeftWei: valueWei, grant: grant});
        for (uint256 i = 0; i < calls.length; i++) {
            address target = calls[i].target;
            if (target == address(this) || target == address(entryPoint())) revert InvalidSession();
            _calls[grant][target][calls[i].selector] = true;
        }
        emit SessionGranted(key, validUntil, valueWei, calls);
    }

    /// @inheritdoc IPasskeyAccount
    function revokeSession(address key) external onlyEntryPointOrSelf {
        delete _sessions[key];
        emit SessionRevoked(key);
    }

    /// @inheritdoc IPasskeyAccount
    function isSessionCall(address key, address target, bytes4 selector) external view returns (bool) {
        return _calls[sessionOf(key).grant][target][selector];
    }

    /// @inheritdoc IPasskeyAccount
    function sessionOf(address key) public view returns (Session memory session) {
        session = _sessions[key];
        if (session.grant <= _endedGrants) delete session;
    }

    /// @dev Ends all sessions.
    function _endSessions() internal {
        _endedGrants = _grants;
    }

    /// @dev Validates a user operation that the key of a session has signed, and deducts what it can spend.
    function _validateSession(PackedUserOperation calldata userOp, address key) internal returns (uint256) {
        Session memory session = sessionOf(key);
        if (session.grant == 0) return ERC4337Utils.SIG_VALIDATION_FAILED;
        (bool isInScope, uint256 valueWei) = _checkCalls(userOp.callData, session.grant);
        // Without a paymaster, the account pays for gas, so the session must not choose any price.
        if (userOp.paymasterAndData.length == 0) {
            uint256 gas = userOp.verificationGasLimit() + userOp.callGasLimit() + userOp.preVerificationGas;
            valueWei += gas * userOp.maxFeePerGas();
        }
        if (!isInScope || valueWei > session.valueLeftWei) return ERC4337Utils.SIG_VALIDATION_FAILED;
        // Casting is safe, because the value is at most `valueLeftWei`.
        // forge-lint: disable-next-line(unsafe-typecast)
        _sessions[key].valueLeftWei = session.valueLeftWei - uint128(valueWei);
        return ERC4337Utils.packValidationData(true, 0, session.validUntil);
    }

    /// @dev Decodes the calls in the same way as `execute`, so both see the same calls.
    function _checkCalls(bytes calldata callData, uint64 grant)
        private
        view
        returns (bool, uint256 valueWei)
    {
        if (callData.length < 68 || bytes4(callData[:4]) != ERC7821.execute.selector) return (false, 0);
        if (!supportsExecutionMode(bytes32(callData[4:36]))) return (false, 0);
        uint256 start = 4 + uint256(bytes32(callData[36:68])) + 32;
        uint256 length = uint256(bytes32(callData[start - 32:start]));
        Execution[] calldata calls = ERC7579Utils.decodeBatch(callData[start:start + length]);
        for (uint256 i = 0; i < calls.length; i++) {
            bytes calldata data = calls[i].callData;
            if (data.length < 4 || !_calls[grant][calls[i].target][bytes4(data[:4])]) return (false, 0);
            valueWei += calls[i].value;
        }
        return (true, valueWei);
    }
}
