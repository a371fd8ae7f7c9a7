// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {
    IAccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/IAccessControlDefaultAdminRules.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {VM, Vm} from "../Vm.sol";
import {ActionLedgerTest} from "./ActionLedgerTest.sol";

/// @notice The ledger from the perspective of wallets and administrators.
contract ActionLedgerTokenTest is ActionLedgerTest {
    function test_token_showsWholeEnergyPoints() public view {
        VM.assertEq(ledger.name(), "Energy Points");
        VM.assertEq(ledger.symbol(), "EP");
        VM.assertEq(ledger.decimals(), 0);
    }

    function test_token_cannotBeSent() public {
        _record(ALICE, FREE, NOON);
        VM.prank(ALICE);
        VM.expectRevert(IActionLedger.NonTransferable.selector);
        ledger.transfer(BOB, 1);
        VM.prank(ALICE);
        VM.expectRevert(IActionLedger.NonTransferable.selector);
        ledger.transfer(BOB, 0);
        VM.prank(BOB);
        VM.expectRevert(IActionLedger.NonTransferable.selector);
        ledger.transferFrom(ALICE, BOB, 1);
        VM.assertEq(ledger.balanceOf(ALICE), 100);
    }

    function test_token_cannotBeApproved() public {
        VM.prank(ALICE);
        VM.expectRevert(IActionLedger.NonTransferable.selector);
        ledger.approve(BOB, 1);
        VM.assertEq(ledger.allowance(ALICE, BOB), 0);
        VM.assertEq(ledger.allowance(ALICE, SPENDER), 0);
    }

    function test_token_revertsEvenForTransfersOfZero() public {
        VM.prank(ALICE);
        VM.expectRevert(IActionLedger.NonTransferable.selector);
        ledger.transfer(BOB, 0);
        VM.prank(ALICE);
        VM.expectRevert(IActionLedger.NonTransferable.selector);
        ledger.transferFrom(ALICE, ALICE, 0);
        VM.prank(ALICE);
        VM.expectRevert(IActionLedger.NonTransferable.selector);
        ledger.approve(BOB, 0);
    }

    /// @notice The balance that a wallet computes from the events equals the balance it reads.
    function test_token_transfersAddUpToBalanceAndSupply() public {
        VM.recordLogs();
        bytes32 first = _record(ALICE, FREE, NOON);
        _record(BOB, ONCE, NOON);
        _spend(ALICE, 70);
        _revoke(first);
        _record(ALICE, FREE, NOON);
        Vm.Log[] memory logs = VM.getRecordedLogs();
        uint256 aliceIn;
        uint256 aliceOut;
        uint256 supply;
        for (uint256 i = 0; i < logs.length; i++) {
            if (logs[i].topics[0] != keccak256("Transfer(address,address,uint256)")) continue;
            uint256 value = abi.decode(logs[i].data, (uint256));
            bool isCredit = logs[i].topics[1] == bytes32(0);
            supply = isCredit ? supply + value : supply - value;
            if (logs[i].topics[2] == bytes32(uint256(uint160(ALICE)))) aliceIn += value;
            if (logs[i].topics[1] == bytes32(uint256(uint160(ALICE)))) aliceOut += value;
        }
        VM.assertEq(aliceIn - aliceOut, ledger.balanceOf(ALICE));
        VM.assertEq(supply, ledger.totalSupply());
        VM.assertEq(ledger.balanceOf(ALICE), 30);
    }

    function test_constants_matchTheRules() public view {
        VM.assertEq(ledger.BROWSER_POINTS_PER_DAY(), 400);
        VM.assertEq(ledger.MAX_ACTION_AGE(), 604_800);
    }

    function test_ledger_rejectsCoins() public {
        VM.deal(address(this), 1 ether);
        (bool accepted,) = address(ledger).call{value: 1}("");
        VM.assertEq(accepted, false);
        (accepted,) = address(ledger).call{value: 1}(
            abi.encodeCall(ledger.setActionType, (FREE, ledger.actionTypeOf(FREE)))
        );
        VM.assertEq(accepted, false);
        VM.assertEq(address(ledger).balance, 0);
    }

    function test_roles_areGrantedAndRevokedByTheAdminOnly() public {
        bytes32 role = ledger.ATTESTOR_ROLE();
        address[4] memory others = [ATTESTOR, CURATOR, SPENDER, ALICE];
        for (uint256 i = 0; i < others.length; i++) {
            VM.prank(others[i]);
            VM.expectRevert(
                abi.encodeWithSelector(
                    IAccessControl.AccessControlUnauthorizedAccount.selector, others[i], bytes32(0)
                )
            );
            ledger.grantRole(role, ALICE);
        }
        VM.prank(ADMIN);
        ledger.revokeRole(role, ATTESTOR);
        VM.prank(ADMIN);
        ledger.grantRole(role, ALICE);
        _recordAs(ALICE, keccak256("a"), BOB, FREE, NOON);
        VM.prank(ATTESTOR);
        VM.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, ATTESTOR, role)
        );
        ledger.record(keccak256("b"), BOB, USER, FREE, NOON);
    }

    function test_admin_isTransferredInTwoStepsAfterTwoDays() public {
        VM.prank(ADMIN);
        ledger.beginDefaultAdminTransfer(BOB);
        VM.warp(NOON + 2 days);
        VM.prank(BOB);
        VM.expectRevert(
            abi.encodeWithSelector(
                IAccessControlDefaultAdminRules.AccessControlEnforcedDefaultAdminDelay.selector, NOON + 2 days
            )
        );
        ledger.acceptDefaultAdminTransfer();
        VM.warp(NOON + 2 days + 1);
        VM.prank(BOB);
        ledger.acceptDefaultAdminTransfer();
        VM.assertEq(ledger.defaultAdmin(), BOB);
    }

    function test_ledger_supportsItsInterfaces() public view {
        VM.assertEq(ledger.supportsInterface(type(IERC165).interfaceId), true);
        VM.assertEq(ledger.supportsInterface(type(IAccessControl).interfaceId), true);
        VM.assertEq(ledger.supportsInterface(0xffffffff), false);
    }
}
