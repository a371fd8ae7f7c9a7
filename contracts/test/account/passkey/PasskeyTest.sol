// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IEntryPoint, PackedUserOperation} from "@openzeppelin/contracts/interfaces/draft-IERC4337.sol";
import {Execution} from "@openzeppelin/contracts/account/utils/draft-ERC7579Utils.sol";
import {IERC7821} from "@openzeppelin/contracts/interfaces/draft-IERC7821.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {ActionPaymaster} from "../../../src/account/passkey/ActionPaymaster.sol";
import {IPasskeyAccount} from "../../../src/account/passkey/IPasskeyAccount.sol";
import {PasskeyAccountFactory} from "../../../src/account/passkey/PasskeyAccountFactory.sol";
import {VM} from "../../Vm.sol";

/// @notice The parts of EntryPoint 0.8 that the tests use.
interface IEntryPoint08 is IEntryPoint {
    function getUserOpHash(PackedUserOperation calldata userOp) external view returns (bytes32);
}

/// @notice The EntryPoint of our genesis block, the factory, the paymaster, and an account of passkey ONE.
abstract contract PasskeyTest {
    IEntryPoint08 internal constant ENTRY_POINT = IEntryPoint08(0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108);
    string internal constant GENESIS = "../apps/node/src/chain/genesis/standard-contracts.json";
    bytes32 internal constant BATCH = bytes32(uint256(0x01) << 248);
    bytes32 internal constant RP_ID_HASH = sha256("localhost");
    address internal constant SAFE = address(0x5AFE);
    address internal constant ALICE = address(0xA11CE);
    address payable internal constant BUNDLER = payable(address(0xB0D1E5));
    uint256 internal constant ONE = 0x1111;
    uint256 internal constant TWO = 0x2222;
    uint256 internal constant NOON = 1_768_478_400;
    uint256 internal constant FEE = 1 gwei;
    /// @dev The order of P-256.
    uint256 internal constant N = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551;

    PasskeyAccountFactory internal factory;
    ActionPaymaster internal paymaster;
    IPasskeyAccount internal account;

    function setUp() public virtual {
        VM.warp(NOON);
        string memory json = VM.readFile(GENESIS);
        for (uint256 i = 4; i < 6; i++) {
            string memory item = i == 4 ? "[4]" : "[5]";
            address at = VM.parseJsonAddress(json, string.concat(item, ".address"));
            VM.etch(at, VM.parseJsonBytes(json, string.concat(item, ".code")));
        }
        factory = new PasskeyAccountFactory(RP_ID_HASH, 3 days);
        VM.deal(address(this), 1_000 ether);
        paymaster = new ActionPaymaster{value: 501 ether}(SAFE, address(factory));
        account = _create(ONE);
        VM.deal(address(account), 10 ether);
    }

    function _keyOf(uint256 secret) internal view returns (IPasskeyAccount.Key memory) {
        (uint256 x, uint256 y) = VM.publicKeyP256(secret);
        return IPasskeyAccount.Key({x: bytes32(x), y: bytes32(y)});
    }

    function _create(uint256 secret) internal returns (IPasskeyAccount) {
        IPasskeyAccount.Key memory key = _keyOf(secret);
        return IPasskeyAccount(factory.createAccount(key.x, key.y, 0));
    }

    /// @dev A user operation of one call, without paymaster and signature.
    function _operation(address sender, address target, uint256 value, bytes memory data)
        internal
        view
        returns (PackedUserOperation memory userOp)
    {
        Execution[] memory calls = new Execution[](1);
        calls[0] = Execution({target: target, value: value, callData: data});
        userOp.sender = sender;
        userOp.nonce = ENTRY_POINT.getNonce(sender, 0);
        userOp.callData = abi.encodeCall(IERC7821.execute, (BATCH, abi.encode(calls)));
        userOp.accountGasLimits = bytes32((uint256(1_000_000) << 128) | 500_000);
        userOp.preVerificationGas = 50_000;
        userOp.gasFees = bytes32((FEE << 128) | FEE);
    }

    function _sponsor(PackedUserOperation memory userOp) internal view {
        userOp.paymasterAndData = abi.encodePacked(address(paymaster), uint128(200_000), uint128(60_000));
    }

    function _signBy(uint256 secret, PackedUserOperation memory userOp) internal view {
        userOp.signature = _assertion(secret, ENTRY_POINT.getUserOpHash(userOp), RP_ID_HASH);
    }

    /// @dev The encoded assertion that an authenticator answers for a challenge.
    function _assertion(uint256 secret, bytes32 challenge, bytes32 rpIdHash)
        internal
        pure
        returns (bytes memory)
    {
        (bytes memory authenticatorData, string memory clientData) = _clientData(challenge, rpIdHash);
        (bytes32 r, bytes32 s) =
            VM.signP256(secret, sha256(abi.encodePacked(authenticatorData, sha256(bytes(clientData)))));
        if (uint256(s) > N / 2) s = bytes32(N - uint256(s));
        return abi.encode(r, s, uint256(23), uint256(1), authenticatorData, clientData);
    }

    function _clientData(bytes32 challenge, bytes32 rpIdHash)
        internal
        pure
        returns (bytes memory authenticatorData, string memory clientData)
    {
        authenticatorData = abi.encodePacked(rpIdHash, bytes1(0x1d), uint32(0));
        clientData = string.concat(
            '{"type":"webauthn.get","challenge":"',
            Base64.encodeURL(abi.encodePacked(challenge)),
            '","origin":"http://localhost","crossOrigin":false}'
        );
    }

    function _handle(PackedUserOperation memory userOp) internal {
        PackedUserOperation[] memory userOps = new PackedUserOperation[](1);
        userOps[0] = userOp;
        VM.prank(BUNDLER, BUNDLER);
        ENTRY_POINT.handleOps(userOps, BUNDLER);
    }

    function _expectFailedOp(string memory reason) internal {
        VM.expectRevert(abi.encodeWithSelector(IEntryPoint.FailedOp.selector, 0, reason));
    }

    /// @dev Makes the account call itself, as an operation of its owner does.
    function _asAccount(bytes memory data) internal {
        VM.prank(address(account));
        (bool success, bytes memory result) = address(account).call(data);
        if (success) return;
        assembly {
            revert(add(result, 32), mload(result))
        }
    }
}
