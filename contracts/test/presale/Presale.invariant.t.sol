// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IPresale} from "../../src/presale/IPresale.sol";
import {VM} from "../Vm.sol";
import {PresaleHandler} from "./PresaleHandler.sol";
import {PresaleTest} from "./PresaleTest.sol";

contract PresaleInvariantTest is PresaleTest {
    PresaleHandler private _handler;

    function setUp() public override {
        super.setUp();
        _handler = new PresaleHandler(presale, usdt, OPERATOR, TIMELOCK);
    }

    /// @notice Limits forge to the handler.
    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(_handler);
    }

    function invariant_soldAndReservedNeverExceedThePhase() external view {
        uint256 reservedWei;
        for (uint256 phase = 1; phase <= 3; phase++) {
            IPresale.Phase memory p = presale.phaseOf(phase);
            VM.assertLe(p.soldWei + p.reservedWei, p.allocationWei, "allocation");
            VM.assertEq(p.soldWei, _handler.soldWei(phase), "sold");
            reservedWei += p.reservedWei;
        }
        VM.assertEq(reservedWei, _handler.openBaseWei(), "reserved");
    }

    function invariant_balanceCoversReservations() external view {
        VM.assertLe(_handler.openBaseWei(), address(presale).balance, "base");
        VM.assertLe(_handler.openBonusWei(), address(reserve).balance, "bonus");
    }

    function invariant_everyCoinIsAccountedFor() external view {
        uint256 paidWei = _handler.basePaidWei() + _handler.bonusPaidWei();
        VM.assertEq(_handler.buyerCoins(), paidWei, "buyers");
        VM.assertEq(address(presale).balance + address(reserve).balance + paidWei, FUNDING, "all");
        if (presale.isClosed()) VM.assertEq(address(presale).balance, 0, "closed");
    }

    function invariant_bonusNeverExceedsItsSlots() external view {
        VM.assertLe(presale.bonusSlotsUsed(), presale.BONUS_SLOTS_TOTAL(), "slots");
        VM.assertEq(presale.bonusSlotsUsed(), _handler.bonuses(), "bonuses");
    }

    function invariant_proceedsBelongToTheTreasury() external view {
        VM.assertEq(usdt.balanceOf(TREASURY), _handler.paidUnits());
        VM.assertEq(usdt.balanceOf(address(presale)), 0);
    }

    function invariant_noRuleIsBroken() external view {
        VM.assertEq(_handler.brokenRule(), bytes32(0));
    }

    /// @notice A run without any purchase would prove nothing.
    function afterInvariant() external view {
        VM.assertTrue(_handler.purchases() > 0, "the run bought nothing");
    }
}
