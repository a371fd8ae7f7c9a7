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

    /// @notice The CID of an empty UnixFS file, whose hash everybody can look up.
    function test_pack_findsCodecAndHash() public view {
        (uint8 codec, bytes32 hash) =
            this.pack("ipfs://bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku");
        VM.assertEq(uint256(codec), 0x55);
        VM.assertEq(hash, 0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855);
        (codec,) = this.pack("ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi");
        VM.assertEq(uint256(codec), 0x70);
    }

    function test_fuzz_unpack_isTheInverse(uint8 codec, bytes32 hash) public view {
        if (codec == 0) codec = 1;
        string memory uri = MetadataUri.unpack(codec, hash);
        VM.assertEq(bytes(uri).length, 66);
        (uint8 packed, bytes32 packedHash) = this.pack(uri);
        VM.assertEq(uint256(packed), codec);
        VM.assertEq(packedHash, hash);
    }

    /// @notice One byte changed anywhere: what still packs comes back with that byte, the rest is stored as it is.
    function test_fuzz_pack_takesNothingThatItDoesNotGiveBack(uint8 at, bytes1 letter) public view {
        bytes memory changed = bytes(RAW);
        changed[at % changed.length] = letter;
        (uint8 codec, bytes32 hash) = this.pack(string(changed));
        if (codec != 0) VM.assertEq(MetadataUri.unpack(codec, hash), string(changed));
    }

    function test_pack_leavesEverythingElseAsItIs() public view {
        string[9] memory others = [
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
