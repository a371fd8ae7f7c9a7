// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IEntryPoint, PackedUserOperation} from "@openzeppelin/contracts/interfaces/draft-IERC4337.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {ActionPaymaster} from "../../src/account/passkey/ActionPaymaster.sol";
import {IActionPaymaster} from "../../src/account/passkey/IActionPaymaster.sol";
import {IPasskeyAccount} from "../../src/account/passkey/IPasskeyAccount.sol";
import {PasskeyTest} from "../account/passkey/PasskeyTest.sol";
import {VM} from "../Vm.sol";

/// @notice A thief plays many accounts and is its own bundler, to which all paid gas goes.
/// forge-config: default.evm_version = "osaka"
contract PaymasterThiefTest is PasskeyTest {
    /// @notice The most that all accounts take on a UTC day, as stated in the table of keys. The paymaster
    /// counts up to a tenth more than it pays.
    function test_paymasterThief_takesAtMostTenCoinsADay() public {
        uint256 taken = _takeAll(10 ether);
        VM.assertLe(taken, 10 ether);
        VM.assertGe(taken, 9 ether);
    }

    /// @notice 31 UTC days at a hundredth of the limit, so that the test is fast: 3.1 of 310 coins.
    function test_paymasterThief_takesAtMostThirtyOneDaysInAMonth() public {
        VM.prank(SAFE);
        paymaster.setLimits(IActionPaymaster.Limits(0.005 ether, 0.01 ether, 0.1 ether));
        uint256 taken = 0;
        for (uint256 day = 0; day < 31; day++) {
            VM.warp(NOON + day * 1 days);
            taken += _takeAll(0.1 ether);
        }
        VM.assertLe(taken, 3.1 ether);
        VM.assertGe(taken, 2.7 ether);
    }

    function test_paymaster_countsAtLeastWhatItPays() public {
        uint256 before = ENTRY_POINT.balanceOf(address(paymaster));
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 1, "");
        _sponsor(userOp);
        _signBy(ONE, userOp);
        VM.expectEmit(true, false, false, false, address(paymaster));
        emit IActionPaymaster.GasPaid(address(account), 0);
        _handle(userOp);
        (uint256 left,) = paymaster.leftOf(address(account));
        uint256 paid = before - ENTRY_POINT.balanceOf(address(paymaster));
        VM.assertGe(0.01 ether - left, paid);
        VM.assertLe(0.01 ether - left, 2 * paid);
    }

    /// @notice Griefing: operations that pass validation and fail count toward the limits like others.
    function test_paymaster_countsOperationsThatFail() public {
        uint256 before = ENTRY_POINT.balanceOf(address(paymaster));
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 1_000 ether, "");
        _sponsor(userOp);
        _signBy(ONE, userOp);
        _handle(userOp);
        (uint256 left, uint256 total) = paymaster.leftOf(address(account));
        VM.assertGe(0.01 ether - left, before - ENTRY_POINT.balanceOf(address(paymaster)));
        VM.assertEq(10 ether - total, 0.01 ether - left);
    }

    function test_paymaster_stopsAnAccountAtItsLimit() public {
        for (uint256 i = 0; i < 100; i++) {
            PackedUserOperation memory userOp = _operation(address(account), ALICE, 1_000 ether, "");
            _sponsor(userOp);
            _signBy(ONE, userOp);
            (uint256 left,) = paymaster.leftOf(address(account));
            if (left >= 1_810_000 * FEE) {
                _handle(userOp);
                continue;
            }
            _expectRefused(abi.encodeWithSelector(IActionPaymaster.AccountLimitReached.selector, left));
            _handle(userOp);
            return;
        }
        VM.assertTrue(false, "the limit stops the account");
    }

    function test_paymaster_paysOnlyForAccountsOfTheFactory() public {
        PackedUserOperation memory userOp = _operation(address(this), ALICE, 0, "");
        _sponsor(userOp);
        VM.prank(address(ENTRY_POINT));
        VM.expectRevert(abi.encodeWithSelector(IActionPaymaster.NotPasskeyAccount.selector, address(this)));
        paymaster.validatePaymasterUserOp(userOp, 0, 0);
    }

    function test_paymaster_boundsTheCostOfAnOperation() public {
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 0, "");
        userOp.gasFees = bytes32((uint256(10 gwei) << 128) | 10 gwei);
        _sponsor(userOp);
        _signBy(ONE, userOp);
        _expectRefused(
            abi.encodeWithSelector(IActionPaymaster.OperationTooExpensive.selector, 1_810_000 * 10 gwei)
        );
        _handle(userOp);
    }

    function test_paymaster_isCalledOnlyByTheEntryPoint() public {
        PackedUserOperation memory userOp = _operation(address(account), ALICE, 0, "");
        VM.expectRevert(abi.encodeWithSelector(IActionPaymaster.NotEntryPoint.selector, address(this)));
        paymaster.validatePaymasterUserOp(userOp, 0, 0);
    }

    function test_setLimits_isBoundedAndOnlyForTheSafe() public {
        IActionPaymaster.Limits memory limits = IActionPaymaster.Limits(0.02 ether, 0.1 ether, 100 ether);
        VM.expectRevert(
            abi.encodeWithSelector(
                IAccessControl.AccessControlUnauthorizedAccount.selector, address(this), bytes32(0)
            )
        );
        paymaster.setLimits(limits);
        VM.expectEmit(address(paymaster));
        emit IActionPaymaster.LimitsSet(limits);
        VM.prank(SAFE);
        paymaster.setLimits(limits);
        limits.totalDayWei++;
        VM.expectRevert(IActionPaymaster.InvalidLimits.selector);
        VM.prank(SAFE);
        paymaster.setLimits(limits);
    }

    function test_deployment_depositsAllButTheStake() public {
        VM.expectEmit();
        emit IActionPaymaster.SettingsFixed(address(factory));
        ActionPaymaster second = new ActionPaymaster{value: 3 ether}(SAFE, address(factory));
        VM.assertEq(ENTRY_POINT.balanceOf(address(second)), 2 ether);
    }

    /// @dev Two of the most expensive operations per account, until the limit of all accounts is reached.
    function _takeAll(uint256 limit) private returns (uint256) {
        uint256 before = ENTRY_POINT.balanceOf(address(paymaster));
        IPasskeyAccount.Key memory key = _keyOf(ONE);
        uint256 left = limit;
        for (uint256 i = 0; left >= 0.005 ether; i++) {
            address sender = factory.createAccount(key.x, key.y, i);
            for (uint256 twice = 0; twice < 2; twice++) {
                (uint256 ofAccount,) = paymaster.leftOf(sender);
                if (ofAccount >= 0.005 ether && left >= 0.005 ether) _takeOnce(sender);
                (, left) = paymaster.leftOf(sender);
            }
        }
        return before - ENTRY_POINT.balanceOf(address(paymaster));
    }

    function _takeOnce(address sender) private {
        PackedUserOperation memory userOp = _operation(sender, ALICE, 0, "");
        userOp.gasFees = bytes32((uint256(2 gwei) << 128) | 2 gwei);
        userOp.preVerificationGas = 0.005 ether / 2 gwei - 1_760_000;
        _sponsor(userOp);
        _signBy(ONE, userOp);
        _handle(userOp);
    }

    function _expectRefused(bytes memory inner) private {
        VM.expectRevert(
            abi.encodeWithSelector(IEntryPoint.FailedOpWithRevert.selector, 0, "AA33 reverted", inner)
        );
    }
}
