// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Account} from "../../src/account/Account.sol";
import {AccountFactory} from "../../src/account/AccountFactory.sol";
import {IAccount} from "../../src/account/IAccount.sol";
import {VM} from "../Vm.sol";

/// @notice A thief has the operator's or the pauser's key of the account factory.
contract AccountThiefTest {
    address private constant SAFE = address(0x5AFE);
    address private constant OPERATOR = address(0x09);
    address private constant PAUSER = address(0xBA);
    address private constant THIEF = address(0x7417F);
    address private constant ALICE = address(0xA11CE);
    bytes32 private constant ID = keccak256("account");
    uint256 private constant NOON = 1_768_478_400;

    AccountFactory private _factory;

    /// @dev The account received coins a year ago, but its contract was never deployed.
    function setUp() public {
        VM.warp(NOON);
        _factory = new AccountFactory(SAFE, OPERATOR, PAUSER);
        VM.deal(_factory.accountOf(ID), 1_000 ether);
        VM.warp(NOON + 365 days);
    }

    function test_operatorThief_takesNothingFromAnAccountWithinADay() public {
        VM.prank(OPERATOR);
        _factory.link(ID, THIEF);
        for (uint256 hour = 0; hour < 24; hour++) {
            VM.warp(NOON + 365 days + hour * 1 hours);
            _rob();
        }
        VM.assertEq(THIEF.balance, 0);
    }

    /// @notice The maximum loss to an unnoticed thief within a day, as stated in the table of keys.
    function test_operatorThief_takesAccountsAfterADayWithoutIntervention() public {
        VM.prank(OPERATOR);
        _factory.link(ID, THIEF);
        VM.warp(block.timestamp + 1 days);
        _rob();
        VM.assertEq(THIEF.balance, 1_000 ether);
    }

    function test_operatorThief_takesNothingAfterPauserAndSafeHaveActed() public {
        for (uint256 i = 0; i < 100; i++) {
            VM.prank(OPERATOR);
            _factory.link(i == 0 ? ID : bytes32(i), THIEF);
        }
        VM.warp(block.timestamp + 23 hours);
        VM.prank(PAUSER);
        _factory.pause();
        VM.warp(block.timestamp + 6 days);
        _rob();
        bytes32 role = _factory.OPERATOR_ROLE();
        VM.prank(SAFE);
        _factory.revokeRole(role, OPERATOR);
        VM.warp(block.timestamp + 365 days);
        _rob();
        VM.assertEq(THIEF.balance, 0);
    }

    /// @notice A thief with the pauser's key pauses and cancels whatever it can; the owner has the coins
    /// within nine days.
    function test_pauserThief_locksAnAccountForLessThanTenDays() public {
        VM.prank(PAUSER);
        _factory.pause();
        uint256 hour = 0;
        for (; hour < 240 && ALICE.balance == 0; hour++) {
            VM.warp(NOON + 365 days + hour * 1 hours);
            VM.prank(PAUSER);
            try _factory.pause() {} catch {}
            VM.prank(PAUSER);
            try _factory.cancelLink(ID) {} catch {}
            VM.prank(OPERATOR);
            try _factory.link(ID, ALICE) {} catch {}
            try _factory.completeLink(ID) {} catch {}
            IAccount account = IAccount(_factory.create(ID));
            if (account.owner() != ALICE) continue;
            VM.prank(ALICE);
            account.execute(ALICE, 1_000 ether, "");
        }
        VM.assertEq(ALICE.balance, 1_000 ether);
        VM.assertLe(hour, 9 * 24);
    }

    function test_pauserThief_takesNothingFromAnAccount() public {
        _factory.create(ID);
        Account account = Account(payable(_factory.accountOf(ID)));
        VM.prank(PAUSER);
        try _factory.link(ID, THIEF) {} catch {}
        VM.prank(PAUSER);
        try account.setFirstOwner(THIEF) {} catch {}
        VM.warp(block.timestamp + 30 days);
        _rob();
        VM.assertEq(THIEF.balance, 0);
    }

    function _rob() private {
        try _factory.completeLink(ID) {} catch {}
        VM.prank(OPERATOR);
        try _factory.link(ID, THIEF) {} catch {}
        address account = _factory.accountOf(ID);
        if (account.code.length == 0) return;
        VM.prank(THIEF);
        try IAccount(account).execute(THIEF, account.balance, "") {} catch {}
    }
}
