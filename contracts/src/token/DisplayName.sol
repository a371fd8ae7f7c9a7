// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Rules for names chosen by users
 * @notice A name consists of 1 to 31 bytes of valid UTF-8. It contains no invisible characters (controls,
 * direction marks, zero-width characters, variation selectors, private use) and neither begins nor ends with
 * a space. A symbol consists of 2 to 11 characters A-Z and 0-9 and begins with a letter. It must not look
 * like a coin of this chain when 0, D and Q are read as O, 3 as E, 4 as A, 5 as S, 7 as T, V as U and VV as
 * W.
 * @dev packages/shared/src/token/names.ts implements the same rules in TypeScript.
 * @custom:security-contact The /contact page of the website
 */
library DisplayName {
    uint256 private constant MAX_NAME_BYTES = 31;
    uint256 private constant MIN_SYMBOL_BYTES = 2;
    uint256 private constant MAX_SYMBOL_BYTES = 11;

    /// @notice Returns whether a token can have this name.
    /// @param name The name
    /// @return True if the name follows the rules
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

    /// @notice Returns whether a token can have this symbol.
    /// @param symbol The symbol
    /// @return True if the symbol follows the rules
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
        // These are the folded forms of NAC, WNAC, EP and USDT.
        bytes32 hash = keccak256(folded);
        return hash != keccak256("NAC") && hash != keccak256("UUNAC") && hash != keccak256("EP")
            && hash != keccak256("USOT");
    }

    /// @dev Decodes one character and returns its size in bytes, or 0 if it is not valid UTF-8, and its code
    /// point.
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
     * @dev Covers Unicode's controls (Cc), format characters (Cf), separators (Z), private use (Co),
     * characters that fonts may ignore (Default_Ignorable_Code_Point), noncharacters, and a few characters
     * that are rendered blank.
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

    /// @dev Covers Arabic, Syriac, Hangul, Ogham, Khmer and Mongolian characters that are not visible by
    /// themselves.
    function _isInvisibleInScripts(uint256 c) private pure returns (bool) {
        if (c <= 0x605 || c == 0x61C || c == 0x6DD || c == 0x70F) return true;
        if (c == 0x890 || c == 0x891 || c == 0x8E2 || c == 0x115F || c == 0x1160) return true;
        return c == 0x1680 || c == 0x17B4 || c == 0x17B5 || _in(c, 0x180B, 0x180F);
    }

    function _in(uint256 c, uint256 first, uint256 last) private pure returns (bool) {
        return c >= first && c <= last;
    }

    /// @dev Maps a character to the one that it can be mistaken for. W looks like VV, and V looks like U.
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
