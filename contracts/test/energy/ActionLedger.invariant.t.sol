// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {VM} from "../Vm.sol";
import {ActionLedgerHandler} from "./ActionLedgerHandler.sol";
import {ActionLedgerTest} from "./ActionLedgerTest.sol";

contract ActionLedgerInvariantTest is ActionLedgerTest {
    ActionLedgerHandler private _handler;

    function setUp() public override {
        super.setUp();
        _handler = new ActionLedgerHandler(ledger, ATTESTOR, SPENDER, CURATOR);
    }

    /// @notice Limits forge to the handler.
    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(_handler);
    }

    function invariant_sumOfBalancesIsTotalSupply() external view {
        uint256 sum;
        for (uint256 i = 0; i < _handler.accountCount(); i++) {
            sum += ledger.balanceOf(_handler.accounts(i));
        }
        VM.assertEq(sum, ledger.totalSupply());
    }

    function invariant_sumOfEarnedIsTotalEarned() external view {
        uint256 sum;
        for (uint256 i = 0; i < _handler.accountCount(); i++) {
            sum += ledger.earnedOf(_handler.accounts(i));
        }
        VM.assertEq(sum, ledger.totalEarned());
    }

    function invariant_balancePlusSpentEqualsEarnedPlusDebt() external view {
        for (uint256 i = 0; i < _handler.accountCount(); i++) {
            address account = _handler.accounts(i);
            VM.assertEq(
                ledger.balanceOf(account) + ledger.spentOf(account),
                ledger.earnedOf(account) + ledger.debtOf(account)
            );
        }
    }

    function invariant_noAccountHasBothBalanceAndDebt() external view {
        for (uint256 i = 0; i < _handler.accountCount(); i++) {
            address account = _handler.accounts(i);
            VM.assertTrue(ledger.balanceOf(account) == 0 || ledger.debtOf(account) == 0, "debt is paid first");
        }
    }

    function invariant_viewsMatchTheModel() external view {
        for (uint256 i = 0; i < _handler.accountCount(); i++) {
            address account = _handler.accounts(i);
            (uint256 awarded, uint256 revoked, uint256 spent, uint256 balance, uint256 debt) =
                _handler.booksOf(account);
            _assertFigures(account, awarded - revoked, spent, balance, debt);
        }
    }

    function invariant_noLimitIsExceeded() external view {
        VM.assertEq(_handler.brokenLimit(), bytes32(0));
    }

    function invariant_everyRecordedActionIsCounted() external view {
        VM.assertEq(ledger.recordedActions(), _handler.recorded());
    }

    /// @notice A run without any credited action would prove nothing.
    function afterInvariant() external view {
        VM.assertTrue(_handler.recorded() > 0, "the run recorded no action");
    }
}
