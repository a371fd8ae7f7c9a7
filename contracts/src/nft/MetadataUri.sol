// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title IPFS URIs packed into a word
 * @notice The website creates IPFS URIs that consist of `ipfs://` and a CID of version 1 in base 32. Such a
 * CID is determined by a codec of one byte and a hash of 32 bytes, so it needs one storage slot instead of
 * four. Unpacking returns exactly the bytes that were packed. `pack` reports URIs that cannot be packed; the
 * caller stores them unchanged.
 * @dev A packable CID consists of 36 bytes: 0x01 (version), the codec, 0x12 (SHA-256), 0x20 (length of the
 * hash) and the hash. They are encoded in lowercase RFC 4648 base 32 without padding, after the prefix `b`:
 * 58 characters of five bits each, of which the last two bits are zero.
 * @custom:security-contact The /contact page of the website
 */
library MetadataUri {
    uint256 private constant LENGTH = 66;
    uint256 private constant LETTERS_AT = 8;
    bytes32 private constant PREFIX = "ipfs://b";
    uint256 private constant PREFIX_MASK = type(uint256).max << 192;
    /// @dev Bitmap of the ASCII codes of "2" to "7" and "a" to "z".
    uint256 private constant IS_LETTER = 0x3f << 50 | 0x3ffffff << 97;
    bytes32 private constant ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

    /**
     * @notice Packs a URI.
     * @param uri The URI
     * @return codec The codec of the CID, or 0 if the URI cannot be packed
     * @return hash The hash in the CID, or 0 if the URI cannot be packed
     */
    function pack(string calldata uri) internal pure returns (uint8 codec, bytes32 hash) {
        bytes calldata letters = bytes(uri);
        if (letters.length != LENGTH) return (0, 0);
        if (bytes32(letters[:32]) & bytes32(PREFIX_MASK) != PREFIX) return (0, 0);
        // The 58 characters encode 290 bits: 32 for version, codec and hash type, 256 for the hash, and two
        // zero bits. The first seven characters contain 35 of them; the remaining 255 fit into one word.
        (uint256 first, bool isFirstValid) = _decode(bytes32(letters[LETTERS_AT:15]), 7);
        (uint256 middle, bool isMiddleValid) = _decode(bytes32(letters[15:47]), 32);
        (uint256 last, bool isLastValid) = _decode(bytes32(letters[47:]), 19);
        if (!isFirstValid || !isMiddleValid || !isLastValid) return (0, 0);
        uint256 head = first >> 3;
        codec = uint8(head >> 16);
        if (last & 3 != 0 || head >> 24 != 1 || head & 0xffff != 0x1220 || codec == 0) return (0, 0);
        return (codec, bytes32(first << 253 | middle << 93 | last >> 2));
    }

    /**
     * @notice Returns the URI that was packed.
     * @param codec The codec that `pack` returned, not 0
     * @param hash The hash that `pack` returned
     * @return uri The original URI
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

    /**
     * @dev Decodes the first characters of a word, five bits each. The loop only checks that each character
     * belongs to the alphabet, because minting pays for every instruction 58 times. If a character is
     * invalid, `value` can be wrong and must not be used.
     */
    function _decode(bytes32 letters, uint256 count) private pure returns (uint256 value, bool isValid) {
        uint256 left = uint256(letters);
        uint256 valid = 1;
        unchecked {
            for (uint256 i = 0; i < count; ++i) {
                uint256 letter = left >> 248;
                left <<= 8;
                valid &= IS_LETTER >> letter;
                // "a" is 97 and decodes to 0. "2" is 50, lacks the bit 64, and decodes to 26.
                value = value << 5 | (letter - 24 - 73 * (letter >> 6));
            }
        }
        isValid = valid == 1;
    }
}
