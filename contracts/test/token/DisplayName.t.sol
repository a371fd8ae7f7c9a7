// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {DisplayName} from "../../src/token/DisplayName.sol";
import {VM} from "../Vm.sol";

contract DisplayNameTest {
    function test_name_hasOneToThirtyOneBytes() public pure {
        _expect("", false);
        _expect("a", true);
        _expect("1234567890123456789012345678901", true);
        _expect("12345678901234567890123456789012", false);
        _expect(unicode"äöüäöüäöüäöüäöü", true);
        _expect(unicode"äöüäöüäöüäöüäöüä", false);
    }

    function test_name_acceptsAnyScriptAndEmoji() public pure {
        _expect(unicode"Nova Tönchen", true);
        _expect(unicode"Новая монета", true);
        _expect(unicode"新しいトークン", true);
        _expect(unicode"🚗 Car Coin", true);
        _expect(unicode"☀ Sun", true);
    }

    function test_name_hasNoSpaceAtItsEnds() public pure {
        _expect(" a", false);
        _expect("a ", false);
        _expect("a b", true);
    }

    function test_name_rejectsInvisibleCharacters() public pure {
        bytes[59] memory hidden = [
            bytes(hex"00"),
            hex"0a",
            hex"7f",
            hex"c2a0", // No-break space.
            hex"c2ad", // Soft hyphen.
            hex"e2808b", // Zero width space.
            hex"e2808d", // Zero width joiner.
            hex"e2808e", // Left to right mark.
            hex"e280ae", // Right to left override.
            hex"e281a0", // Word joiner.
            hex"e281a6", // Left to right isolate.
            hex"e385a4", // Hangul filler.
            hex"efbbbf", // Byte order mark.
            hex"f3a08081", // Tag.
            hex"cd8f", // Grapheme joiner.
            hex"e1859f", // Hangul choseong filler.
            hex"e1a08b", // Mongolian variation selector.
            hex"e280a8", // Line separator.
            hex"e2a080", // Empty braille pattern.
            hex"e38080", // Ideographic space.
            hex"efb880", // Variation selector.
            hex"efbfb0", // Specials block.
            hex"d89c", // Arabic letter mark.
            hex"e185a0", // Hangul jungseong filler.
            hex"efbea0", // Halfwidth hangul filler.
            hex"e1a08f", // Last Mongolian variation selector.
            hex"e28080", // First of the wide spaces.
            hex"e2808f", // Right to left mark.
            hex"e280af", // Narrow no-break space.
            hex"e2819f", // Medium mathematical space.
            hex"e281af", // Last of the format marks.
            hex"efb88e",
            hex"efb88f", // Emoji variation selector.
            hex"efbfbf", // Noncharacter.
            hex"e19eb4", // Khmer vowel inherent aq.
            hex"e19eb5", // Khmer vowel inherent aa.
            hex"f09bb2a0", // First of the shorthand formats.
            hex"f09bb2a3", // Last of the shorthand formats.
            hex"ee8080", // First of private use.
            hex"efa3bf", // Last of private use.
            hex"f3b08080", // First of the supplementary private use planes.
            hex"f48fbfbf", // Highest code point.
            hex"f09fbfbe", // Noncharacter of plane 1.
            hex"f09fbfbf",
            hex"efb790", // Noncharacters between the Arabic forms.
            hex"efb7af",
            hex"e19a80", // Ogham space.
            hex"d880", // Arabic number sign.
            hex"d885", // Arabic number mark.
            hex"db9d", // End of ayah.
            hex"dc8f", // Syriac abbreviation.
            hex"e0a290", // Arabic pound mark.
            hex"e0a291", // Arabic piastre mark.
            hex"e0a3a2", // Disputed end of ayah.
            hex"f09182bd", // Kaithi number sign.
            hex"f091838d", // Kaithi number sign above.
            hex"f09390b0", // Egyptian format control.
            hex"f09d8599", // Null notehead.
            hex"f09d85b3" // Musical format control.
        ];
        for (uint256 i = 0; i < hidden.length; i++) {
            _expect(string(bytes.concat("a", hidden[i], "b")), false);
        }
    }

    function test_name_acceptsNeighborsOfInvisibleCharacters() public pure {
        bytes[20] memory seen = [
            bytes(hex"c2a1"), // Inverted exclamation mark.
            hex"cd8e",
            hex"e1a08a",
            hex"e1a090",
            hex"e1bfbe",
            hex"e28090", // Hyphen.
            hex"e280a7",
            hex"e280b0", // Per mille.
            hex"e2819e",
            hex"e281b0", // Superscript zero.
            hex"efb7bf",
            hex"efb890",
            hex"efbfaf",
            hex"e19eb3",
            hex"e19eb6",
            hex"f09bb29f",
            hex"f09bb2a4",
            hex"efa480",
            hex"f39fbfbd",
            hex"f3a18080"
        ];
        for (uint256 i = 0; i < seen.length; i++) {
            _expect(string(bytes.concat("a", seen[i], "b")), true);
        }
    }

    function test_name_isValidUtf8() public pure {
        bytes[14] memory broken = [
            bytes(hex"80"), // Lone continuation byte.
            hex"f08282ac", // Euro sign as an overlong four-byte sequence.
            hex"edbfbf", // Last surrogate.
            hex"c0af", // Overlong encoding.
            hex"e080a1",
            hex"f0808080",
            hex"eda080", // Surrogate.
            hex"f4908080", // Beyond the last code point.
            hex"f5808080",
            hex"e282", // Truncated sequence.
            hex"c328", // Missing continuation byte.
            hex"c1bf", // Last overlong two-byte encoding.
            hex"f8908080", // Invalid first byte.
            hex"e0bfbf20" // Trailing space.
        ];
        for (uint256 i = 0; i < broken.length; i++) {
            _expect(string(bytes.concat("a", broken[i])), false);
        }
        // First code points with three and with four bytes.
        _expect(_nameWith(0x800), true);
        _expect(_nameWith(0x10000), true);
    }

    function test_symbol_hasTwoToElevenCapitalsAndDigits() public pure {
        string[7] memory good = ["AB", "CAR", "X2Y", "ABCDEFGHIJK", "NOVA", "AZ09", "ZA"];
        for (uint256 i = 0; i < good.length; i++) {
            VM.assertEq(DisplayName.isSymbol(good[i]), true);
        }
        string[12] memory bad =
            ["", "A", "ABCDEFGHIJKL", "car", "1AB", "A B", unicode"АB", "A-B", "A@", "A[", "A/", "A:"];
        for (uint256 i = 0; i < bad.length; i++) {
            VM.assertEq(DisplayName.isSymbol(bad[i]), false);
        }
    }

    function test_symbol_doesNotLookLikeACoinOfThisChain() public pure {
        string[13] memory bad = [
            "NAC",
            "WNAC",
            "EP",
            "USDT",
            "U5DT",
            "N4C",
            "USOT",
            "USQT",
            "U50T",
            "VSDT",
            "USD7",
            "VVNAC",
            "WN4C"
        ];
        for (uint256 i = 0; i < bad.length; i++) {
            VM.assertEq(DisplayName.isSymbol(bad[i]), false);
        }
        string[5] memory good = ["USDTX", "SUN", "WAVE", "E9", "UNAC"];
        for (uint256 i = 0; i < good.length; i++) {
            VM.assertEq(DisplayName.isSymbol(good[i]), true);
        }
    }

    function test_fuzz_name_neverReverts(bytes memory text) public pure {
        DisplayName.isName(string(text));
        DisplayName.isSymbol(string(text));
    }

    /// @notice Hidden ranges start and end where Unicode defines: their edges are rejected, their neighbors
    /// are not.
    function test_name_rejectsExactlyTheInvisibleRanges() public pure {
        uint32[2][38] memory ranges = [
            [uint32(0x00), 0x1F],
            [uint32(0x7F), 0xA0],
            [uint32(0xAD), 0xAD],
            [uint32(0x34F), 0x34F],
            [uint32(0x600), 0x605],
            [uint32(0x61C), 0x61C],
            [uint32(0x6DD), 0x6DD],
            [uint32(0x70F), 0x70F],
            [uint32(0x890), 0x891],
            [uint32(0x8E2), 0x8E2],
            [uint32(0x115F), 0x1160],
            [uint32(0x1680), 0x1680],
            [uint32(0x17B4), 0x17B5],
            [uint32(0x180B), 0x180F],
            [uint32(0x2000), 0x200F],
            [uint32(0x2028), 0x202F],
            [uint32(0x205F), 0x206F],
            [uint32(0x2800), 0x2800],
            [uint32(0x3000), 0x3000],
            [uint32(0x3164), 0x3164],
            [uint32(0xD800), 0xF8FF],
            [uint32(0xFDD0), 0xFDEF],
            [uint32(0xFE00), 0xFE0F],
            [uint32(0xFEFF), 0xFEFF],
            [uint32(0xFFA0), 0xFFA0],
            [uint32(0xFFF0), 0xFFFF],
            [uint32(0x110BD), 0x110BD],
            [uint32(0x110CD), 0x110CD],
            [uint32(0x13430), 0x1343F],
            [uint32(0x16FE4), 0x16FE4],
            [uint32(0x1BCA0), 0x1BCA3],
            [uint32(0x1D159), 0x1D159],
            [uint32(0x1D173), 0x1D17A],
            [uint32(0x1FFFE), 0x1FFFF],
            [uint32(0xDFFFE), 0xE0FFF],
            [uint32(0xEFFFE), 0x10FFFF],
            [uint32(0x2FFFE), 0x2FFFF],
            [uint32(0x3FFFE), 0x3FFFF]
        ];
        for (uint256 i = 0; i < ranges.length; i++) {
            (uint32 first, uint32 last) = (ranges[i][0], ranges[i][1]);
            _expect(_nameWith(first), false);
            _expect(_nameWith(last), false);
            if (first > 0) _expect(_nameWith(first - 1), true);
            if (last < 0x10FFFF) _expect(_nameWith(last + 1), true);
        }
        // First code points after the surrogates and of the private use planes.
        _expect(_nameWith(0xE000), false);
        _expect(_nameWith(0xF0000), false);
        // First code point of the tags.
        _expect(_nameWith(0xE0000), false);
    }

    /// @dev Returns a name with the character in its middle, in UTF-8.
    function _nameWith(uint32 c) private pure returns (string memory) {
        bytes memory text;
        if (c < 0x80) text = abi.encodePacked(uint8(c));
        else if (c < 0x800) text = abi.encodePacked(uint8(0xC0 | c >> 6), _tail(c));
        else if (c < 0x10000) text = abi.encodePacked(uint8(0xE0 | c >> 12), _tail(c >> 6), _tail(c));
        else text = abi.encodePacked(uint8(0xF0 | c >> 18), _tail(c >> 12), _tail(c >> 6), _tail(c));
        return string(bytes.concat("a", text, "b"));
    }

    function _tail(uint32 bits) private pure returns (uint8) {
        return uint8(0x80 | (bits & 0x3F));
    }

    function _expect(string memory name, bool isGood) private pure {
        VM.assertEq(DisplayName.isName(name), isGood);
    }
}
