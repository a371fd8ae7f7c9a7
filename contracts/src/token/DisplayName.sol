// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/**
 * @title Rules for names that people choose
 * @notice A name is 1 to 31 bytes of valid UTF-8 without anything that does not show: no control characters, no
 * direction marks, no zero-width characters, no space at either end. A symbol is 2 to 11 characters A-Z and 0-9,
 * begins with a letter, and does not look like one of the coins of this chain (0 counts as O, 1 as I, 5 as S).
 * @dev The same rules in TypeScript: packages/shared/src/token/names.ts.
 */
library DisplayName {
    uint256 private constant MAX_NAME_BYTES = 31;
    uint256 private constant MIN_SYMBOL_BYTES = 2;
    uint256 private constant MAX_SYMBOL_BYTES = 11;

    /// @notice True if a token may have this name.
    function isName(string memory name) internal pure returns (bool) {
        bytes memory text = bytes(name);
        uint256 length = text.length;
        if (length == 0 || length > MAX_NAME_BYTES) return false;
        if (text[0] == 0x20 || text[length - 1] == 0x20) return false;
        for (uint256 i = 0; i < length;) {
            (uint256 size, uint256 codePoint) = _decode(text, i);
            if (size == 0 || _isInvisible(codePoint)) return false;
            i += size;
        }
        return true;
    }

    /// @notice True if a token may have this symbol.
    function isSymbol(string memory symbol) internal pure returns (bool) {
        bytes memory text = bytes(symbol);
        if (text.length < MIN_SYMBOL_BYTES || text.length > MAX_SYMBOL_BYTES) return false;
        bytes memory folded = new bytes(text.length);
        for (uint256 i = 0; i < text.length; i++) {
            bytes1 letter = text[i];
            bool isDigit = letter >= 0x30 && letter <= 0x39;
            if (!isDigit && (letter < 0x41 || letter > 0x5A)) return false;
            if (isDigit && i == 0) return false;
            folded[i] = _fold(letter);
        }
        bytes32 look = keccak256(folded);
        return look != keccak256("NAC") && look != keccak256("WNAC") && look != keccak256("EP")
            && look != keccak256("USDT");
    }

    /// @dev One character: how many bytes it has (0 = not valid UTF-8) and its number.
    function _decode(bytes memory text, uint256 at) private pure returns (uint256 size, uint256 codePoint) {
        uint256 first = uint8(text[at]);
        if (first < 0x80) return (1, first);
        if (first < 0xC2 || first > 0xF4) return (0, 0);
        size = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        if (at + size > text.length) return (0, 0);
        codePoint = first & (size == 2 ? 0x1F : size == 3 ? 0x0F : 0x07);
        for (uint256 i = 1; i < size; i++) {
            uint256 next = uint8(text[at + i]);
            if (next & 0xC0 != 0x80) return (0, 0);
            codePoint = codePoint << 6 | (next & 0x3F);
        }
        bool isOverlong = (size == 3 && codePoint < 0x800) || (size == 4 && codePoint < 0x10000);
        bool isSurrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
        if (isOverlong || isSurrogate || codePoint > 0x10FFFF) return (0, 0);
    }

    /// @dev Controls, soft hyphen, direction marks, zero widths, fillers, tags and variation selectors.
    function _isInvisible(uint256 codePoint) private pure returns (bool) {
        if (codePoint < 0x20 || (codePoint >= 0x7F && codePoint <= 0xA0)) return true;
        if (codePoint == 0xAD || codePoint == 0x34F || codePoint == 0x61C) return true;
        if (codePoint == 0x115F || codePoint == 0x1160 || codePoint == 0x3164 || codePoint == 0xFFA0) {
            return true;
        }
        if (codePoint >= 0x180B && codePoint <= 0x180F) return true;
        if (codePoint >= 0x2000 && codePoint <= 0x200F) return true;
        if (codePoint >= 0x2028 && codePoint <= 0x202F) return true;
        if (codePoint >= 0x205F && codePoint <= 0x206F) return true;
        if (codePoint == 0x2800 || codePoint == 0x3000 || codePoint == 0xFEFF) return true;
        if (codePoint >= 0xFE00 && codePoint <= 0xFE0E) return true;
        if (codePoint >= 0xFFF0 && codePoint <= 0xFFFF) return true;
        return codePoint >= 0xE0000 && codePoint <= 0xE0FFF;
    }

    function _fold(bytes1 letter) private pure returns (bytes1) {
        if (letter == 0x30) return 0x4F;
        if (letter == 0x31) return 0x49;
        if (letter == 0x35) return 0x53;
        return letter;
    }
}
