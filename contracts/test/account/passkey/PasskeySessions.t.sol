// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Execution} from "@openzeppelin/contracts/account/utils/draft-ERC7579Utils.sol";
import {PackedUserOperation} from "@openzeppelin/contracts/interfaces/draft-IERC4337.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {IERC7821} from "@openzeppelin/contracts/interfaces/draft-IERC7821.sol";
import {IPasskeyAccount} from "../../../src/account/passkey/IPasskeyAccount.sol";
import {PasskeyAccount} from "../../../src/account/passkey/PasskeyAccount.sol";
import {VM} from "../../Vm.sol";
import {PasskeyTest} from "./PasskeyTest.sol";

/// @notice A contract whose calls a session may make.
contract Board {
    uint256 public posts;

    function post() external payable {
        posts++;
    }

    function erase() external {
        posts = 0;
    }
}

/// forge-config: default.evm_version = "osaka"
contract PasskeySessionsTest is PasskeyTest {
    uint256 private constant SECRET = 0x5E55;
    uint128 private constant VALUE = 0.1 ether;

    Board private _board;
    address private _key;

    function setUp() public override {
        super.setUp();
        _board = new Board();
        _key = VM.addr(SECRET);
        IPasskeyAccount.SessionCall[] memory calls = _calls(address(_board));
        VM.expectEmit(address(account));
        emit IPasskeyAccount.SessionGranted(_key, uint48(NOON + 1 hours), VALUE, calls);
        _asAccount(abi.encodeCall(account.grantSession, (_key, uint48(NOON + 1 hours), VALUE, calls)));
    }

    function test_session_makesListedCallsWithoutThePasskey() public {
        _handle(_post(0));
        VM.assertEq(_board.posts(), 1);
        VM.assertTrue(account.isSessionCall(_key, address(_board), Board.post.selector), "visible");
        VM.assertEq(account.sessionOf(_key).validUntil, NOON + 1 hours);
    }

    function test_session_endsOnTime() public {
        VM.warp(NOON + 1 hours + 1);
        PackedUserOperation memory userOp = _post(0);
        _expectFailedOp("AA22 expired or not due");
        _handle(userOp);
    }

    function test_session_endsWhenRevoked() public {
        VM.expectEmit(address(account));
        emit IPasskeyAccount.SessionRevoked(_key);
        _asAccount(abi.encodeCall(account.revokeSession, (_key)));
        VM.assertEq(account.sessionOf(_key).validUntil, 0);
        _expectRejected(_post(0));
    }

    function test_session_callsNoOtherFunctionOrContract() public {
        _expectRejected(
            _sign(_operation(address(account), address(_board), 0, abi.encodeCall(Board.erase, ())))
        );
        Board other = new Board();
        _expectRejected(
            _sign(_operation(address(account), address(other), 0, abi.encodeCall(Board.post, ())))
        );
        _expectRejected(_sign(_operation(address(account), ALICE, 0.01 ether, "")));
        bytes memory owner = abi.encodeCall(account.addOwner, (bytes32(uint256(uint160(_key))), 0));
        _expectRejected(_sign(_operation(address(account), address(account), 0, owner)));
    }

    function test_session_callsNoFunctionOfTheAccountDirectly() public {
        PackedUserOperation memory userOp = _operation(address(account), address(_board), 0, "");
        userOp.callData = abi.encodeCall(account.addOwner, (bytes32(uint256(uint160(_key))), 0));
        _sponsor(userOp);
        _expectRejected(_sign(userOp));
    }

    function test_session_checksEveryCallOfABatch() public {
        Execution[] memory batch = new Execution[](2);
        batch[0] = Execution(address(_board), 0, abi.encodeCall(Board.post, ()));
        batch[1] = Execution(ALICE, 0.01 ether, "");
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 0, "");
        userOp.callData = abi.encodeCall(IERC7821.execute, (BATCH, abi.encode(batch)));
        _sponsor(userOp);
        _expectRejected(_sign(userOp));
    }

    function test_session_spendsAtMostItsValue() public {
        _handle(_post(VALUE));
        VM.assertEq(account.sessionOf(_key).valueLeftWei, 0);
        _expectRejected(_post(1));
        VM.assertEq(address(_board).balance, VALUE);
    }

    /// @notice Otherwise, a stolen session could pay everything to its bundler as gas.
    function test_session_countsGasThatTheAccountPays() public {
        PackedUserOperation memory userOp =
            _operation(address(account), address(_board), 0, abi.encodeCall(Board.post, ()));
        userOp.gasFees = bytes32((uint256(1_000 gwei) << 128) | 1_000 gwei);
        _expectRejected(_sign(userOp));
        userOp.gasFees = bytes32((FEE << 128) | FEE);
        _handle(_sign(userOp));
        VM.assertEq(account.sessionOf(_key).valueLeftWei, VALUE - 1_550_000 * FEE);
    }

    function test_session_signsNoMessages() public view {
        bytes32 hash = keccak256("message");
        (uint8 v, bytes32 r, bytes32 s) = VM.sign(SECRET, account.replaySafeHash(hash));
        bytes4 answer = IERC1271(address(account)).isValidSignature(hash, abi.encodePacked(r, s, v));
        VM.assertEq(answer, bytes32(bytes4(0xffffffff)));
    }

    function test_grant_rejectsWhatASessionMustNotBe() public {
        uint48 end = uint48(NOON + 1 hours);
        _expectInvalid(_key, end + 1, _calls(address(_board)));
        _expectInvalid(_key, uint48(NOON), _calls(address(_board)));
        _expectInvalid(address(0), end, _calls(address(_board)));
        _expectInvalid(_key, end, new IPasskeyAccount.SessionCall[](0));
        _expectInvalid(_key, end, new IPasskeyAccount.SessionCall[](17));
        _expectInvalid(_key, end, _calls(address(account)));
        _expectInvalid(_key, end, _calls(address(ENTRY_POINT)));
        VM.expectRevert();
        account.grantSession(_key, end, 0, _calls(address(_board)));
    }

    function test_grant_replacesTheListOfTheSameKey() public {
        Board other = new Board();
        _asAccount(
            abi.encodeCall(
                account.grantSession, (_key, uint48(NOON + 1 hours), VALUE, _calls(address(other)))
            )
        );
        _expectRejected(_post(0));
    }

    /// @notice ERC-7562: validation of a session uses only storage of the account.
    function test_validation_usesOnlyStorageOfTheAccount() public {
        PackedUserOperation memory userOp = _post(1);
        bytes32 hash = ENTRY_POINT.getUserOpHash(userOp);
        VM.record();
        VM.prank(address(ENTRY_POINT));
        uint256 data = PasskeyAccount(payable(address(account))).validateUserOp(userOp, hash, 0);
        VM.assertEq(data, (NOON + 1 hours) << 160);
        (bytes32[] memory reads,) = VM.accesses(address(_board));
        VM.assertEq(reads.length, 0);
        (reads,) = VM.accesses(address(ENTRY_POINT));
        VM.assertEq(reads.length, 0);
        (reads,) = VM.accesses(address(account));
        VM.assertTrue(reads.length > 0, "reads the session");
    }

    function _calls(address target) private pure returns (IPasskeyAccount.SessionCall[] memory calls) {
        calls = new IPasskeyAccount.SessionCall[](1);
        calls[0] = IPasskeyAccount.SessionCall({target: target, selector: Board.post.selector});
    }

    function _post(uint256 value) private view returns (PackedUserOperation memory userOp) {
        userOp = _operation(address(account), address(_board), value, abi.encodeCall(Board.post, ()));
        _sponsor(userOp);
        return _sign(userOp);
    }

    function _sign(PackedUserOperation memory userOp) private view returns (PackedUserOperation memory) {
        (uint8 v, bytes32 r, bytes32 s) = VM.sign(SECRET, ENTRY_POINT.getUserOpHash(userOp));
        userOp.signature = abi.encodePacked(r, s, v);
        return userOp;
    }

    function _expectRejected(PackedUserOperation memory userOp) private {
        _expectFailedOp("AA24 signature error");
        _handle(userOp);
    }

    function _expectInvalid(address key, uint48 validUntil, IPasskeyAccount.SessionCall[] memory calls)
        private
    {
        VM.expectRevert(IPasskeyAccount.InvalidSession.selector);
        _asAccount(abi.encodeCall(account.grantSession, (key, validUntil, VALUE, calls)));
    }
}
