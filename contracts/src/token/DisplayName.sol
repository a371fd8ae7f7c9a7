// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Rules for names that people choose
 * @notice A name is 1 to 31 bytes of valid UTF-8 without anything that does not show: no control characters, no
 * direction marks, no zero-width characters, no variation selectors, no private use, no space at either end. A
 * symbol is 2 to 11 characters A-Z and 0-9, begins with a letter, and does not look like one of the coins of this
 * chain (0, D and Q count as O, 3 as E, 4 as A, 5 as S, 7 as T, V as U, VV as W).
 * @dev The same rules in TypeScript: packages/shared/src/token/names.ts.
 * @custom:security-contact page /contact of the website
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
        bytes memory folded;
        for (uint256 i = 0; i < text.length; i++) {
            bytes1 letter = text[i];
            bool isDigit = letter >= 0x30 && letter <= 0x39;
            if (!isDigit && (letter < 0x41 || letter > 0x5A)) return false;
            if (isDigit && i == 0) return false;
            folded = bytes.concat(folded, _fold(letter));
        }
        // NAC, WNAC, EP and USDT, folded.
        bytes32 hash = keccak256(folded);
        return hash != keccak256("NAC") && hash != keccak256("UUNAC") && hash != keccak256("EP")
            && hash != keccak256("USOT");
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

    /**
     * @dev Unicode's controls (Cc), formats (Cf), separators (Z), private use (Co) and what it lets fonts leave out
     * (Default_Ignorable_Code_Point), numbers that are no characters, and a few signs that are drawn empty.
     */
    function _isInvisible(uint256 c) private pure returns (bool) {
        if (c < 0x7F) return c < 0x20;
        if (c <= 0xA0 || c == 0xAD || c == 0x34F) return true;
        if (c < 0x600) return false;
        if (c < 0x2000) return _isInvisibleInScripts(c);
        if (c <= 0x200F || _in(c, 0x2028, 0x202F) || _in(c, 0x205F, 0x206F)) return true;
        if (c == 0x2800 || c == 0x3000 || c == 0x3164 || c == 0xFEFF || c == 0xFFA0) return true;
        if (_in(c, 0xE000, 0xF8FF) || _in(c, 0xFDD0, 0xFDEF) || _in(c, 0xFE00, 0xFE0F)) return true;
        if (_in(c, 0xFFF0, 0xFFFF) || c & 0xFFFE == 0xFFFE) return true;
        if (c == 0x110BD || c == 0x110CD || _in(c, 0x13430, 0x1343F) || c == 0x16FE4) return true;
        if (_in(c, 0x1BCA0, 0x1BCA3) || c == 0x1D159 || _in(c, 0x1D173, 0x1D17A)) return true;
        return _in(c, 0xE0000, 0xE0FFF) || c >= 0xF0000;
    }

    /// @dev Marks of Arabic, Syriac, Hangul, Ogham, Khmer and Mongolian that show nothing by themselves.
    function _isInvisibleInScripts(uint256 c) private pure returns (bool) {
        if (c <= 0x605 || c == 0x61C || c == 0x6DD || c == 0x70F) return true;
        if (c == 0x890 || c == 0x891 || c == 0x8E2 || c == 0x115F || c == 0x1160) return true;
        return c == 0x1680 || c == 0x17B4 || c == 0x17B5 || _in(c, 0x180B, 0x180F);
    }

    function _in(uint256 c, uint256 first, uint256 last) private pure returns (bool) {
        return c >= first && c <= last;
    }

    /// @dev What a sign is taken for at a glance. W is two V, and V reads like U.
    function _fold(bytes1 sign) private pure returns (bytes memory) {
        if (sign == "W") return "UU";
        if (sign == "V") return "U";
        if (sign == "0" || sign == "D" || sign == "Q") return "O";
        if (sign == "3") return "E";
        if (sign == "4") return "A";
        if (sign == "5") return "S";
        if (sign == "7") return "T";
        return bytes.concat(sign);
    }
}
