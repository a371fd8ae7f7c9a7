// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {Errors} from "@openzeppelin/contracts/utils/Errors.sol";
import {IWrappedNAC} from "../../src/token/IWrappedNAC.sol";
import {WrappedNAC} from "../../src/token/WrappedNAC.sol";
import {Observer} from "../Observer.sol";
import {VM, Vm, bound} from "../Vm.sol";
import {Erc20Rules} from "./Erc20Rules.sol";
import {NftReceiver} from "../nft/NftReceiver.sol";

contract WrappedNACTest is Erc20Rules {
    WrappedNAC private _wrapped;

    function _deployToken() internal override returns (ERC20Permit) {
        _wrapped = new WrappedNAC();
        VM.deal(alice, SUPPLY);
        VM.prank(alice);
        _wrapped.deposit{value: SUPPLY}();
        return _wrapped;
    }

    function test_deposit_wrapsLikeAPlainTransfer() public {
        VM.deal(BOB, 3 ether);
        VM.expectEmit(address(_wrapped));
        emit IWrappedNAC.Deposit(BOB, 1 ether);
        VM.prank(BOB);
        _wrapped.deposit{value: 1 ether}();
        VM.prank(BOB);
        (bool success,) = address(_wrapped).call{value: 2 ether}("");
        VM.assertTrue(success, "sending wraps");
        VM.assertEq(_wrapped.balanceOf(BOB), 3 ether);
    }

    function test_withdraw_returnsTheCoins() public {
        VM.expectEmit(address(_wrapped));
        emit IWrappedNAC.Withdrawal(alice, alice, 1 ether);
        VM.prank(alice);
        _wrapped.withdraw(1 ether);
        VM.prank(alice);
        _wrapped.withdrawTo(BOB, 2 ether);
        VM.assertEq(alice.balance, 1 ether);
        VM.assertEq(BOB.balance, 2 ether);
        VM.assertEq(_wrapped.totalSupply(), SUPPLY - 3 ether);
    }

    function test_withdraw_revertsAboveTheBalance() public {
        VM.prank(BOB);
        VM.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, BOB, 0, 1));
        _wrapped.withdraw(1);
    }

    function test_withdraw_revertsForARecipientThatRejectsCoins() public {
        VM.prank(alice);
        VM.expectRevert(Errors.FailedCall.selector);
        _wrapped.withdrawTo(address(this), 1 ether);
        VM.assertEq(_wrapped.balanceOf(alice), SUPPLY);
    }

    function test_withdraw_revertsForAddressesThatWouldLoseTheCoins() public {
        address[2] memory lost = [address(_wrapped), address(0)];
        for (uint256 i = 0; i < lost.length; i++) {
            VM.prank(alice);
            VM.expectRevert(abi.encodeWithSelector(IWrappedNAC.InvalidReceiver.selector, lost[i]));
            _wrapped.withdrawTo(lost[i], 1 ether);
        }
        VM.assertEq(_wrapped.balanceOf(alice), SUPPLY);
    }

    /// @notice The standard's event is emitted before the deposit's own.
    function test_deposit_emitsTheTransferBeforeTheDeposit() public {
        VM.deal(BOB, 1 ether);
        VM.expectEmit(address(_wrapped));
        emit IERC20.Transfer(address(0), BOB, 1 ether);
        VM.expectEmit(address(_wrapped));
        emit IWrappedNAC.Deposit(BOB, 1 ether);
        VM.prank(BOB);
        _wrapped.deposit{value: 1 ether}();
    }

    function test_withdraw_burnsAndEmitsBeforeItSendsCoins() public {
        Observer receiver = new Observer();
        receiver.watch(address(_wrapped), abi.encodeCall(_wrapped.totalSupply, ()));
        VM.recordLogs();
        VM.prank(alice);
        _wrapped.withdrawTo(address(receiver), 1 ether);
        VM.assertEq(receiver.seen(0), SUPPLY - 1 ether);
        Vm.Log[] memory logs = VM.getRecordedLogs();
        VM.assertEq(logs[0].topics[0], IERC20.Transfer.selector);
        VM.assertEq(logs[1].topics[0], IWrappedNAC.Withdrawal.selector);
    }

    function test_withdraw_cannotBeDoubledByReentering() public {
        NftReceiver thief = new NftReceiver();
        VM.prank(alice);
        _wrapped.transfer(address(thief), 1 ether);
        bytes memory again = abi.encodeCall(_wrapped.withdraw, (1 ether));
        thief.setOnCoins(NftReceiver.OnCoins.Reenter, address(_wrapped), again);
        thief.execute(address(_wrapped), 0, again);
        VM.assertEq(thief.reentries(), 0);
        VM.assertEq(address(thief).balance, 1 ether);
    }
}

/// @notice The test is its own handler.
contract WrappedNACInvariantTest {
    WrappedNAC private _wrapped;
    address[3] private _accounts = [address(0xA1), address(0xA2), address(0xA3)];
    uint256 private _calls;

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    function setUp() public {
        _wrapped = new WrappedNAC();
        for (uint256 i = 0; i < 3; i++) {
            VM.deal(_accounts[i], 1_000 ether);
        }
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(this);
    }

    /// @notice Limits forge to the actions below.
    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        bytes4[] memory selectors = new bytes4[](3);
        selectors[0] = this.deposit.selector;
        selectors[1] = this.withdraw.selector;
        selectors[2] = this.send.selector;
        targets[0] = FuzzSelector(address(this), selectors);
    }

    function deposit(uint256 seed, uint256 amount) external {
        address account = _accounts[seed % 3];
        amount = bound(amount, 0, account.balance);
        VM.prank(account);
        _wrapped.deposit{value: amount}();
        _calls += 1;
    }

    function withdraw(uint256 seed, uint256 amount, uint256 toSeed) external {
        address account = _accounts[seed % 3];
        amount = bound(amount, 0, _wrapped.balanceOf(account));
        VM.prank(account);
        _wrapped.withdrawTo(_accounts[toSeed % 3], amount);
    }

    function send(uint256 seed, uint256 toSeed, uint256 amount) external {
        address account = _accounts[seed % 3];
        amount = bound(amount, 0, _wrapped.balanceOf(account));
        VM.prank(account);
        _wrapped.transfer(_accounts[toSeed % 3], amount);
    }

    function invariant_balanceEqualsWrappedSupply() external view {
        VM.assertEq(address(_wrapped).balance, _wrapped.totalSupply());
        uint256 sum;
        uint256 coins;
        for (uint256 i = 0; i < 3; i++) {
            sum += _wrapped.balanceOf(_accounts[i]);
            coins += _accounts[i].balance;
        }
        VM.assertEq(sum, _wrapped.totalSupply());
        VM.assertEq(sum + coins, 3_000 ether);
    }

    /// @notice A run without any wrapped coins would prove nothing.
    function afterInvariant() external view {
        VM.assertTrue(_calls > 0, "the run wrapped nothing");
    }
}
