// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {P256} from "@openzeppelin/contracts/utils/cryptography/P256.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {WebAuthn} from "@openzeppelin/contracts/utils/cryptography/WebAuthn.sol";
import {IPasskeyAccount} from "./IPasskeyAccount.sol";

/**
 * @title Keys of owners and guardians
 * @notice Checks keys, lists of keys and signatures.
 * @custom:security-contact The /contact page of the website
 */
library PasskeyKeys {
    /// @notice The most keys of a list. Every owner is tried for a signature, which limits the gas.
    uint256 internal constant MAX_KEYS = 5;

    /// @notice Adds a key to a list.
    /// @param keys The list
    /// @param key The key
    function add(IPasskeyAccount.Key[] storage keys, IPasskeyAccount.Key memory key) internal {
        check(key.x, key.y);
        if (keys.length >= MAX_KEYS) revert IPasskeyAccount.InvalidKeyCount(keys.length + 1);
        if (find(keys, key.x, key.y) < keys.length) revert IPasskeyAccount.KeyAlreadyListed(key.x, key.y);
        keys.push(key);
    }

    /// @notice Reverts unless a key is a point of P-256 or an address.
    /// @param x The first half of the key
    /// @param y The second half of the key
    function check(bytes32 x, bytes32 y) internal pure {
        bool isAddress = y == 0 && x != 0 && uint256(x) <= type(uint160).max;
        if (!isAddress && !P256.isValidPublicKey(x, y)) revert IPasskeyAccount.InvalidKey(x, y);
    }

    /// @notice Returns the position of a key.
    /// @param keys The list
    /// @param x The first half of the key
    /// @param y The second half of the key
    /// @return index The position, or the length of the list if the key is not on it
    function find(IPasskeyAccount.Key[] storage keys, bytes32 x, bytes32 y)
        internal
        view
        returns (uint256 index)
    {
        while (index < keys.length && (keys[index].x != x || keys[index].y != y)) index++;
    }

    /**
     * @notice Returns whether a signature of a key is valid.
     * @param key The key
     * @param rpIdHash The hash of the domain to which a passkey must belong
     * @param hash The hash that was signed
     * @param signature The WebAuthn assertion of a passkey, or the signature of an address
     * @return True if it is valid
     */
    function isValid(IPasskeyAccount.Key memory key, bytes32 rpIdHash, bytes32 hash, bytes calldata signature)
        internal
        view
        returns (bool)
    {
        if (key.y == 0) {
            return
                SignatureChecker.isValidSignatureNowCalldata(
                    address(uint160(uint256(key.x))), hash, signature
                );
        }
        (bool isDecoded, WebAuthn.WebAuthnAuth calldata auth) = WebAuthn.tryDecodeAuth(signature);
        if (!isDecoded || auth.authenticatorData.length < 32) return false;
        if (bytes32(auth.authenticatorData[:32]) != rpIdHash) return false;
        return WebAuthn.verify(abi.encodePacked(hash), auth, key.x, key.y);
    }
}
