// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {TestUSDT} from "../../src/presale/TestUSDT.sol";
import {VM, bound} from "../Vm.sol";
import {PresaleTest} from "./PresaleTest.sol";

contract PresaleBuyTest is PresaleTest {
    function test_buy_sendsCoinsAndThePaymentToTheTreasury() public {
        (uint256 baseWei, uint256 bonusWei) = _buy(ALICE, USDT1 / 2);
        VM.assertEq(baseWei, 50 ether);
        VM.assertEq(bonusWei, 0);
        VM.assertEq(ALICE.balance, 50 ether);
        VM.assertEq(usdt.balanceOf(TREASURY), 500_000);
        VM.assertEq(usdt.balanceOf(ALICE), 0);
        VM.assertEq(address(presale).balance, 80_000_000 ether - 50 ether);
        _assertBooks(1, 50 ether, 0);
    }

    function test_buy_emitsThePurchase() public {
        _fund(ALICE, 10 * USDT1);
        VM.expectEmit(address(presale));
        emit IPresale.Purchased(ALICE, 1, 10 * USDT1, 1_000 ether, 200 ether);
        VM.prank(ALICE);
        presale.buy(1, 10 * USDT1, 1_200 ether);
    }

    function test_buy_usesThePriceOfThePhase() public {
        _endPhases(1);
        _buy(ALICE, 10 * USDT1);
        VM.assertEq(ALICE.balance, 500 ether);
        _endPhases(2);
        _buy(BOB, 10 * USDT1);
        VM.assertEq(BOB.balance, 200 ether);
    }

    function test_buy_acceptsTheMinimumPaymentAndNothingBelow() public {
        _expectBuyRefusal(abi.encodeWithSelector(IPresale.BelowMinimum.selector, 10_000), ALICE, 1, 9_999);
        _buy(ALICE, 10_000);
        VM.assertEq(ALICE.balance, 1 ether);
    }

    function test_buy_revertsWithoutAPayment() public {
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(TestUSDT.InsufficientAllowance.selector, 0));
        presale.buy(1, USDT1, 0);
        _assertBooks(1, 0, 0);
    }

    function test_buy_revertsForAPhaseThatIsNotCurrent() public {
        _expectBuyRefusal(abi.encodeWithSelector(IPresale.WrongPhase.selector, 1), ALICE, 2, USDT1);
        _endPhases(1);
        _expectBuyRefusal(abi.encodeWithSelector(IPresale.WrongPhase.selector, 2), ALICE, 1, USDT1);
        _expectBuyRefusal(abi.encodeWithSelector(IPresale.WrongPhase.selector, 2), ALICE, 0, USDT1);
    }

    function test_buy_neverCrossesAPhase() public {
        _buy(ALICE, 99_999 * USDT1);
        bytes memory reason = abi.encodeWithSelector(IPresale.ExceedsPhase.selector, 100 ether, USDT1);
        _expectBuyRefusal(reason, BOB, 1, USDT1 + 1);
        _buy(BOB, USDT1);
        VM.assertEq(presale.currentPhase(), 2);
        VM.assertEq(presale.leftOf(1), 0);
        VM.assertEq(presale.leftOf(2), 20_000_000 ether);
    }

    function test_buy_endsThePhaseWhenLessThanACentIsLeft() public {
        _buy(ALICE, 100_000 * USDT1 - 10_000);
        VM.assertEq(presale.currentPhase(), 1);
        VM.assertEq(presale.leftOf(1), 1 ether);
        _buy(BOB, 10_000);
        VM.assertEq(presale.currentPhase(), 2);
    }

    function test_buy_endsThePhaseAtDustAndEmitsTheRest() public {
        _fund(ALICE, 100_000 * USDT1);
        VM.expectEmit(address(presale));
        emit IPresale.PhaseEnded(1, 0.9999 ether);
        VM.prank(ALICE);
        presale.buy(1, 100_000 * USDT1 - 9_999, 0);
        VM.assertEq(presale.currentPhase(), 2);
    }

    function test_buy_revertsAfterTheLastPhase() public {
        _endPhases(3);
        bytes memory reason = abi.encodeWithSelector(IPresale.SaleClosed.selector);
        for (uint256 phase = 0; phase < 5; phase++) {
            _expectBuyRefusal(reason, ALICE, phase, USDT1);
        }
    }

    function test_boughtWei_excludesTheBonus() public {
        _buy(ALICE, 10 * USDT1);
        VM.assertEq(presale.boughtWeiOf(ALICE), 1_000 ether);
        _buy(ALICE, 2 * USDT1);
        VM.assertEq(presale.boughtWeiOf(ALICE), 1_200 ether);
        VM.assertEq(presale.boughtWeiOf(BOB), 0);
    }

    function test_buy_respectsTheMinimumOfTheBuyer() public {
        _fund(ALICE, 10 * USDT1);
        VM.prank(ALICE);
        VM.expectRevert(abi.encodeWithSelector(IPresale.TooFewCoins.selector, 1_200 ether));
        presale.buy(1, 10 * USDT1, 1_200 ether + 1);
        VM.prank(ALICE);
        presale.buy(1, 10 * USDT1, 1_200 ether);
    }

    function test_buy_revertsWhilePaused() public {
        VM.prank(PAUSER);
        presale.pause();
        _expectBuyRefusal(abi.encodeWithSelector(Pausable.EnforcedPause.selector), ALICE, 1, USDT1);
        VM.prank(PAUSER);
        presale.unpause();
        _buy(ALICE, USDT1);
    }

    function test_buy_opensForTheWhitelistFirst() public {
        Presale.Settings memory settings = _settings();
        settings.whitelistOpensAt = NOON + 100;
        settings.publicOpensAt = NOON + 200;
        _deploy(settings);
        address[] memory accounts = new address[](1);
        accounts[0] = ALICE;
        VM.expectEmit(address(presale));
        emit IPresale.WhitelistSet(ALICE, true);
        VM.prank(CURATOR);
        presale.setWhitelisted(accounts, true);

        bytes memory early = abi.encodeWithSelector(IPresale.NotOpenYet.selector, NOON + 100);
        bytes memory publicEarly = abi.encodeWithSelector(IPresale.NotOpenYet.selector, NOON + 200);
        VM.warp(NOON + 99);
        _expectBuyRefusal(early, ALICE, 1, USDT1);
        VM.warp(NOON + 100);
        _buy(ALICE, USDT1);
        VM.warp(NOON + 199);
        _expectBuyRefusal(publicEarly, BOB, 1, USDT1);
        VM.prank(CURATOR);
        presale.setWhitelisted(accounts, false);
        _expectBuyRefusal(publicEarly, ALICE, 1, USDT1);
        VM.warp(NOON + 200);
        _buy(BOB, USDT1);
    }

    function test_buy_limitsAWhitelistedBuyerToThePhase() public {
        address[] memory accounts = new address[](1);
        accounts[0] = ALICE;
        VM.prank(CURATOR);
        presale.setWhitelisted(accounts, true);
        bytes memory reason =
            abi.encodeWithSelector(IPresale.ExceedsPhase.selector, 10_000_000 ether, 100_000 * USDT1);
        _expectBuyRefusal(reason, ALICE, 1, 100_000 * USDT1 + 1);
    }

    function test_buy_revertsOnAChainWithoutUsdt() public {
        Presale.Settings memory settings = _settings();
        settings.usdt = IERC20(address(0));
        _deploy(settings);
        VM.prank(ALICE);
        VM.expectRevert(IPresale.UsdtUnavailable.selector);
        presale.buy(1, USDT1, 0);
        _reserve("card", "someone", BOB, USDT1);
        _fulfil("card");
        VM.assertEq(BOB.balance, 120 ether);
    }

    function test_buy_ignoresDonatedCoins() public {
        usdt.tap(address(presale), 5_000 * USDT1);
        VM.deal(address(presale), address(presale).balance + 1_000 ether);
        _assertBooks(1, 0, 0);
        VM.assertEq(presale.leftOf(1), 10_000_000 ether);
        bytes memory reason =
            abi.encodeWithSelector(IPresale.ExceedsPhase.selector, 10_000_000 ether, 100_000 * USDT1);
        _expectBuyRefusal(reason, ALICE, 1, 100_000 * USDT1 + 1);
    }

    function test_buy_revertsForAnExcessivePayment() public {
        bytes memory reason =
            abi.encodeWithSelector(IPresale.ExceedsPhase.selector, 10_000_000 ether, 100_000 * USDT1);
        VM.prank(ALICE);
        VM.expectRevert(reason);
        presale.buy(1, type(uint256).max, 0);
    }

    function test_fuzz_buy_neverExceedsTheAllocation(uint256 first, uint256 second) public {
        first = bound(first, 10_000, 100_000 * USDT1);
        _buy(ALICE, first);
        if (presale.currentPhase() == 1) {
            uint256 left = presale.leftOf(1);
            second = bound(second, 10_000, 200_000 * USDT1);
            if (second * 1e14 > left) {
                bytes memory reason =
                    abi.encodeWithSelector(IPresale.ExceedsPhase.selector, left, left / 1e14);
                _expectBuyRefusal(reason, BOB, 1, second);
            } else {
                _buy(BOB, second);
            }
        }
        VM.assertLe(presale.phaseOf(1).soldWei, 10_000_000 ether, "allocation");
    }

    function test_fuzz_buy_inPartsGivesNoMore(uint256 units, uint256 parts) public {
        units = bound(units, 10 * USDT1, 1_000 * USDT1);
        parts = bound(parts, 2, 5);
        _buy(ALICE, units);
        uint256 part = units / parts;
        for (uint256 i = 1; i < parts; i++) {
            _buy(BOB, part);
        }
        _buy(BOB, units - part * (parts - 1));
        // The bonus applies to the first part only.
        VM.assertLe(BOB.balance, ALICE.balance, "parts");
        VM.assertEq(BOB.balance, units * 1e14 + part * 1e14 / 5);
    }

    function test_fuzz_prices_roundAgainstTheBuyer(uint256 phase, uint256 units, uint256 nacWei) public view {
        phase = bound(phase, 1, 3);
        units = bound(units, 0, 1e18);
        nacWei = bound(nacWei, 0, 1e27);
        VM.assertEq(presale.usdtOf(phase, presale.nacOf(phase, units)), units);
        uint256 cost = presale.usdtOf(phase, nacWei);
        VM.assertTrue(presale.nacOf(phase, cost) >= nacWei, "the cost pays for it");
        VM.assertTrue(cost == 0 || presale.nacOf(phase, cost - 1) < nacWei, "one unit less does not");
    }

    function test_prices_matchTheSpecification() public view {
        uint256[3] memory prices = [uint256(10_000), 20_000, 50_000];
        uint256[3] memory allocations = [uint256(10_000_000), 20_000_000, 50_000_000];
        for (uint256 i = 0; i < 3; i++) {
            VM.assertEq(presale.phaseOf(i + 1).priceUsdtUnits, prices[i]);
            VM.assertEq(presale.phaseOf(i + 1).allocationWei, allocations[i] * 1 ether);
        }
        VM.assertEq(presale.usdtOf(1, 1), 1);
        VM.assertEq(presale.usdtOf(3, 1 ether + 1), 50_001);
    }

    function test_prices_revertForOtherPhases() public {
        VM.expectRevert(abi.encodeWithSelector(IPresale.UnknownPhase.selector, 0));
        presale.nacOf(0, 1);
        VM.expectRevert(abi.encodeWithSelector(IPresale.UnknownPhase.selector, 4));
        presale.phaseOf(4);
    }
}
