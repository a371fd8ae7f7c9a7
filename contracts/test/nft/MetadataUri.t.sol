// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {MetadataUri} from "../../src/nft/MetadataUri.sol";
import {VM} from "../Vm.sol";

contract MetadataUriTest {
    string private constant RAW = "ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku";

    /// @dev Public, so that its text is calldata.
    function pack(string calldata uri) external pure returns (uint8 codec, bytes32 hash) {
        return MetadataUri.pack(uri);
    }

    /// @notice The CID of an empty UnixFS file, whose hash is public knowledge.
    function test_pack_extractsCodecAndHash() public view {
        (uint8 codec, bytes32 hash) =
            this.pack("ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku");
        VM.assertEq(uint256(codec), 0x55);
        VM.assertEq(hash, 0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855);
        (codec,) = this.pack("ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi");
        VM.assertEq(uint256(codec), 0x70);
    }

    /// @notice Tests every byte at the start of the hash, in its middle and near its end.
    function test_pack_acceptsOnlyTheBase32Alphabet() public view {
        uint256[4] memory places = [uint256(15), 20, 46, 60];
        for (uint256 i = 0; i < places.length; i++) {
            for (uint256 letter = 0; letter < 256; letter++) {
                bytes memory changed = bytes(RAW);
                changed[places[i]] = bytes1(uint8(letter));
                (uint8 codec, bytes32 hash) = this.pack(string(changed));
                bool isLetter = (letter >= 0x61 && letter <= 0x7a) || (letter >= 0x32 && letter <= 0x37);
                VM.assertEq(codec != 0, isLetter);
                if (codec != 0) VM.assertEq(MetadataUri.unpack(codec, hash), string(changed));
            }
        }
    }

    function test_unpack_returnsTheLargestAndTheSmallest() public view {
        bytes32[3] memory hashes =
            [bytes32(type(uint256).max), bytes32(uint256(1)), bytes32(uint256(1) << 255)];
        uint8[3] memory codecs = [255, 1, 0x70];
        for (uint256 i = 0; i < 3; i++) {
            (uint8 codec, bytes32 hash) = this.pack(MetadataUri.unpack(codecs[i], hashes[i]));
            VM.assertEq(uint256(codec), codecs[i]);
            VM.assertEq(hash, hashes[i]);
        }
    }

    function test_fuzz_unpack_isTheInverse(uint8 codec, bytes32 hash) public view {
        if (codec == 0) codec = 1;
        string memory uri = MetadataUri.unpack(codec, hash);
        VM.assertEq(bytes(uri).length, 66);
        (uint8 packed, bytes32 packedHash) = this.pack(uri);
        VM.assertEq(uint256(packed), codec);
        VM.assertEq(packedHash, hash);
    }

    /// @notice With one byte changed anywhere, a URI unpacks to exactly the changed text or is not packed at
    /// all.
    function test_fuzz_pack_isReversedByUnpack(uint8 at, bytes1 letter) public view {
        bytes memory changed = bytes(RAW);
        changed[at % changed.length] = letter;
        (uint8 codec, bytes32 hash) = this.pack(string(changed));
        if (codec != 0) VM.assertEq(MetadataUri.unpack(codec, hash), string(changed));
    }

    function test_pack_storesOtherUrisUnchanged() public view {
        string[14] memory others = [
            // Codec 0.
            "ipfs://baeabeiabaibqibiga4eascqlbqgq4dyqcejbgfavcylrqgi2dmob2hq7ea",
            // No letter of the alphabet where the head ends.
            "ipfs://bafkrei1dwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku",
            "ipfs://bafkrei8dwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku",
            // Keccak-256, and SHA-256 with a length of 33.
            "ipfs://bafkrwiabaibqibiga4eascqlbqgq4dyqcejbgfavcylrqgi2dmob2hq7ea",
            "ipfs://bafkreiibaibqibiga4eascqlbqgq4dyqcejbgfavcylrqgi2dmob2hq7ea",
            "",
            "ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyk",
            "ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvykuu",
            "ipfs://zafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku",
            "ipfs://BAFKREIHDWDCEFGH4DQKJV67UZCMW7OJEE6XEDZDETOJUZJEVTENXQUVYKU",
            "ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvykv",
            "ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvy8u",
            "https://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyk",
            "ipfs://baaareihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku"
        ];
        for (uint256 i = 0; i < others.length; i++) {
            (uint8 codec, bytes32 hash) = this.pack(others[i]);
            VM.assertEq(uint256(codec), 0);
            VM.assertEq(hash, bytes32(0));
        }
    }
}
