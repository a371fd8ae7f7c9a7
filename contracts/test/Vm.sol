// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice The cheatcodes of forge that our tests use. Declared here because the published forge-std is
/// outdated.
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function warp(uint256 timestamp) external;
    function prank(address sender) external;
    function prank(address sender, address origin) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function deal(address account, uint256 balance) external;
    function assume(bool condition) external pure;
    function expectRevert(bytes calldata revertData) external;
    function expectRevert(bytes4 selector) external;
    function expectRevert() external;
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function signP256(uint256 privateKey, bytes32 digest) external pure returns (bytes32 r, bytes32 s);
    function publicKeyP256(uint256 privateKey) external view returns (uint256 x, uint256 y);
    function readFile(string calldata path) external view returns (string memory);
    function parseJsonBytes(string calldata json, string calldata key) external pure returns (bytes memory);
    function parseJsonAddress(string calldata json, string calldata key) external pure returns (address);
    function record() external;
    function accesses(address account) external returns (bytes32[] memory reads, bytes32[] memory writes);
    function computeCreateAddress(address deployer, uint256 nonce) external pure returns (address);
    function getNonce(address account) external view returns (uint64 nonce);
    function addr(uint256 privateKey) external pure returns (address);
    function chainId(uint256 id) external;
    function etch(address account, bytes calldata code) external;
    function expectEmit() external;
    function expectEmit(bool one, bool two, bool three, bool data, address emitter) external;
    function expectEmit(address emitter) external;
    function recordLogs() external;
    function getRecordedLogs() external returns (Log[] memory);

    function assertTrue(bool condition, string calldata message) external pure;
    function assertEq(uint256 left, uint256 right) external pure;
    function assertEq(uint256 left, uint256 right, string calldata message) external pure;
    function assertEq(bool left, bool right) external pure;
    function assertEq(address left, address right) external pure;
    function assertEq(bytes32 left, bytes32 right) external pure;
    function assertEq(string calldata left, string calldata right) external pure;
    function assertGe(uint256 left, uint256 right) external pure;
    function assertLe(uint256 left, uint256 right) external pure;
    function assertLe(uint256 left, uint256 right, string calldata message) external pure;
}

/// @dev Address of forge's cheatcodes.
Vm constant VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

/// @notice Maps any number into a range, so that fuzzed input becomes meaningful.
function bound(uint256 value, uint256 min, uint256 max) pure returns (uint256) {
    return min + value % (max - min + 1);
}
