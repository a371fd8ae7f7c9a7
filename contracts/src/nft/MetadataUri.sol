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
    /// @dev The bits of the numbers of "2" to "7" and of "a" to "z".
    uint256 private constant IS_LETTER = 0x3f << 50 | 0x3ffffff << 97;
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
        // 290 bits: 32 of version, codec and kind of hash, 256 of the hash, two zero bits. The first seven letters
        // hold 35 of them, the others 255, which fit into a word.
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

    /**
     * @dev The first letters of a word, five bits each. Nothing is checked per letter but that it is of the alphabet:
     * a minter pays for every instruction 58 times. What the value of another letter overflows to is not used.
     */
    function _decode(bytes32 letters, uint256 count) private pure returns (uint256 value, bool isValid) {
        uint256 left = uint256(letters);
        uint256 valid = 1;
        unchecked {
            for (uint256 i = 0; i < count; ++i) {
                uint256 letter = left >> 248;
                left <<= 8;
                valid &= IS_LETTER >> letter;
                // "a" is 97 and means 0; "2" is 50, has no bit of 64, and means 26.
                value = value << 5 | (letter - 24 - 73 * (letter >> 6));
            }
        }
        isValid = valid == 1;
    }
}
