// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Nodes of names
 * @notice Labels, nodes and DNS encodings of names (EIP-137, ENSIP-10).
 * @custom:security-contact The /contact page of the website
 */
library NameNodes {
    /// @notice The hash of the label `nac`.
    bytes32 internal constant NAC_LABEL = keccak256("nac");
    /// @notice The node of `nac`.
    bytes32 internal constant NAC = keccak256(abi.encodePacked(bytes32(0), NAC_LABEL));
    /// @notice The node of `reverse`.
    bytes32 internal constant REVERSE = keccak256(abi.encodePacked(bytes32(0), keccak256("reverse")));
    /// @notice The node of `addr.reverse`.
    bytes32 internal constant ADDR_REVERSE = keccak256(abi.encodePacked(REVERSE, keccak256("addr")));

    uint256 private constant MIN_LABEL_BYTES = 3;
    uint256 private constant MAX_LABEL_BYTES = 32;
    uint256 private constant ADDRESS_DIGITS = 40;
    bytes16 private constant DIGITS = "0123456789abcdef";

    /**
     * @notice Returns whether a label can be registered: 3 to 32 characters a-z, 0-9 and hyphens, no hyphen at
     * either end, and no two hyphens at the third and fourth place.
     * @param label The label
     * @return True if the label can be registered
     */
    function isValid(string memory label) internal pure returns (bool) {
        bytes memory characters = bytes(label);
        uint256 length = characters.length;
        if (length < MIN_LABEL_BYTES || length > MAX_LABEL_BYTES) return false;
        for (uint256 i = 0; i < length; i++) {
            bytes1 c = characters[i];
            bool isHyphen = c == "-";
            if (!isHyphen && !(c >= "a" && c <= "z") && !(c >= "0" && c <= "9")) return false;
            if (isHyphen && (i == 0 || i == length - 1 || (i == 3 && characters[2] == "-"))) return false;
        }
        return true;
    }

    /// @notice Returns the node of a label under a parent.
    /// @param parent The node of the parent
    /// @param label The label
    /// @return The node
    function nodeOf(bytes32 parent, string memory label) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked(parent, keccak256(bytes(label))));
    }

    /// @notice Returns the reverse node of an address.
    /// @param account The address
    /// @return The node
    function reverseNodeOf(address account) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked(ADDR_REVERSE, labelOf(account)));
    }

    /// @notice Returns the hash of the label of an address: its 40 hexadecimal digits in lowercase.
    /// @param account The address
    /// @return The hash of the label
    function labelOf(address account) internal pure returns (bytes32) {
        bytes memory text = new bytes(ADDRESS_DIGITS);
        uint256 value = uint160(account);
        for (uint256 i = ADDRESS_DIGITS; i > 0; i--) {
            text[i - 1] = DIGITS[value & 0xf];
            value >>= 4;
        }
        return keccak256(text);
    }

    /**
     * @notice Splits the first label from a DNS-encoded name.
     * @param name The DNS-encoded name
     * @param offset The position of the length of the label
     * @return label The hash of the label
     * @return next The position of the next length; zero if the name ends here or is malformed
     */
    function readLabel(bytes memory name, uint256 offset)
        internal
        pure
        returns (bytes32 label, uint256 next)
    {
        if (offset >= name.length) return (bytes32(0), 0);
        uint256 length = uint8(name[offset]);
        if (length == 0 || offset + length + 1 >= name.length) return (bytes32(0), 0);
        bytes memory text = new bytes(length);
        for (uint256 i = 0; i < length; i++) {
            text[i] = name[offset + 1 + i];
        }
        return (keccak256(text), offset + length + 1);
    }

    /**
     * @notice Encodes a name for DNS: each label with its length before it, and a zero at the end.
     * @param name The name with dots
     * @return encoded The encoded name; empty if a label is empty or longer than 255 bytes
     */
    function encode(string memory name) internal pure returns (bytes memory encoded) {
        bytes memory text = bytes(name);
        encoded = new bytes(text.length + 2);
        uint256 start = 0;
        for (uint256 i = 0; i <= text.length; i++) {
            if (i < text.length && text[i] != ".") {
                encoded[i + 1] = text[i];
                continue;
            }
            uint256 length = i - start;
            if (length == 0 || length > type(uint8).max) return "";
            encoded[start] = bytes1(uint8(length));
            start = i + 1;
        }
    }
}
