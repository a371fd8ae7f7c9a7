// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Addresses of metadata in one word
 * @notice An address of IPFS as this chain's website makes it, `ipfs://` and a CID of version 1 in base 32, is a codec
 * of one byte and a hash of 32 bytes: one slot instead of four. Whatever is packed unpacks to the same bytes; what
 * cannot be packed is said so, and has to be stored as it is.
 * @dev A CID is here the 36 bytes 01, codec, 12 (SHA-256), 20 (32 bytes), hash, in RFC 4648 base 32, lower case without
 * padding, after the letter `b`: 58 letters of five bits, the last two bits zero.
 * @custom:security-contact page /contact of the website
 */
library MetadataUri {
    uint256 private constant LENGTH = 66;
    uint256 private constant LETTERS_AT = 8;
    bytes32 private constant PREFIX = "ipfs://b";
    uint256 private constant PREFIX_MASK = type(uint256).max << 192;
    bytes32 private constant ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

    /**
     * @notice Packs an address.
     * @param uri the address
     * @return codec of the content; 0 if the address is of another kind
     * @return hash of the content; 0 if the address is of another kind
     */
    function pack(string calldata uri) internal pure returns (uint8 codec, bytes32 hash) {
        bytes calldata letters = bytes(uri);
        if (letters.length != LENGTH) return (0, 0);
        if (bytes32(letters[:32]) & bytes32(PREFIX_MASK) != PREFIX) return (0, 0);
        // 290 bits: the highest 34 do not fit beside the hash's 256.
        uint256 high;
        uint256 low;
        for (uint256 i = LETTERS_AT; i < LENGTH; i++) {
            uint256 five = _valueOf(uint8(letters[i]));
            if (five > 31) return (0, 0);
            high = (high << 5) | (low >> 251);
            low = (low << 5) | five;
        }
        // Two zero bits at the end, 256 of the hash, and 32 of version, codec and kind of hash.
        uint256 head = high >> 2;
        codec = uint8(head >> 16);
        if (low & 3 != 0 || head >> 24 != 1 || head & 0xffff != 0x1220 || codec == 0) return (0, 0);
        return (codec, bytes32(high << 254 | low >> 2));
    }

    /**
     * @notice What was packed.
     * @param codec as `pack` answered it, not 0
     * @param hash as `pack` answered it
     * @return uri the same bytes as before
     */
    function unpack(uint8 codec, bytes32 hash) internal pure returns (string memory uri) {
        bytes memory letters = new bytes(LENGTH);
        for (uint256 i = 0; i < LETTERS_AT; i++) {
            letters[i] = PREFIX[i];
        }
        uint256 high = ((1 << 24) | (uint256(codec) << 16) | 0x1220) << 2 | uint256(hash) >> 254;
        uint256 low = uint256(hash) << 2;
        for (uint256 i = LENGTH; i > LETTERS_AT; i--) {
            letters[i - 1] = ALPHABET[low & 31];
            low = (low >> 5) | (high << 251);
            high >>= 5;
        }
        return string(letters);
    }

    /// @dev Above 31 for what is no letter of the alphabet.
    function _valueOf(uint8 letter) private pure returns (uint256) {
        if (letter >= 0x61 && letter <= 0x7a) return letter - 0x61;
        if (letter >= 0x32 && letter <= 0x37) return letter - 0x32 + 26;
        return 32;
    }
}
