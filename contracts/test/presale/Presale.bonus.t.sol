// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IPresaleReserve} from "../../src/presale/IPresaleReserve.sol";
import {VM, Vm} from "../Vm.sol";
import {PresaleTest} from "./PresaleTest.sol";
import {ReentrantBuyer} from "./ReentrantBuyer.sol";

contract PresaleBonusTest is PresaleTest {
    function test_bonus_isPaidFromTheReserve() public {
        _fund(ALICE, 100 * USDT1);
        VM.expectEmit(address(reserve));
        emit IPresaleReserve.BonusPaid(ALICE, 2_000 ether);
        VM.prank(ALICE);
        presale.buy(1, 100 * USDT1, 0);
        VM.assertEq(ALICE.balance, 12_000 ether);
        VM.assertEq(address(reserve).balance, 120_000_000 ether - 2_000 ether);
        VM.assertEq(address(presale).balance, 80_000_000 ether - 10_000 ether);
        _assertBooks(1, 10_000 ether, 0);
        VM.assertEq(presale.bonusSlotsUsed(), 1);
    }

    function test_bonus_startsAtOneUsdt() public {
        _buy(ALICE, USDT1 - 1);
        VM.assertEq(ALICE.balance, 99.9999 ether);
        VM.assertEq(presale.bonusSlotsUsed(), 0);
        _buy(BOB, USDT1);
        VM.assertEq(BOB.balance, 120 ether);
    }

    function test_bonus_existsOnlyInPhaseOne() public {
        _endPhases(1);
        _buy(ALICE, 100 * USDT1);
        VM.assertEq(ALICE.balance, 5_000 ether);
        VM.assertEq(presale.bonusSlotsUsed(), 0);
    }

    function test_bonus_isPaidOncePerBuyer() public {
        _buy(ALICE, USDT1);
        (, uint256 bonusWei) = _buy(ALICE, 100 * USDT1);
        VM.assertEq(bonusWei, 0);
        VM.assertEq(presale.bonusSlotsUsed(), 1);
    }

    function test_bonus_endsWithTheLastSlotForEveryPaymentMethod() public {
        _buy(ALICE, USDT1);
        _reserve("card", "card account", CAROL, USDT1);
        _reserve("bridge", "bridge account", address(0xDA4E), USDT1);
        VM.assertEq(presale.bonusSlotsUsed(), 3);
        (, uint256 bonusWei) = _buy(BOB, USDT1);
        VM.assertEq(bonusWei, 0);
        _reserve("late", "late account", ALICE, USDT1);
        VM.assertEq(presale.reservationOf("late").bonusWei, 0);
        _fulfil("card");
        VM.assertEq(CAROL.balance, 120 ether);
        VM.assertEq(presale.bonusSlotsUsed(), 3);
    }

    function test_bonus_ofAReservationBelongsToTheWallet() public {
        _reserve("bridge", _keyOf(ALICE), ALICE, USDT1);
        VM.assertEq(presale.hasBonus(_keyOf(ALICE)), true);
        (, uint256 bonusWei) = _buy(ALICE, USDT1);
        VM.assertEq(bonusWei, 0);
    }

    function test_bonus_countsForTheRecipient() public {
        _reserve("card", "card account", ALICE, USDT1);
        _fulfil("card");
        (, uint256 bonusWei) = _buy(ALICE, USDT1);
        VM.assertEq(bonusWei, 0);
        VM.assertEq(presale.bonusSlotsUsed(), 1);
    }

    function test_bonus_isPaidOncePerPayerForAnyRecipient() public {
        _reserve("card", "card account", ALICE, USDT1);
        _fulfil("card");
        _reserve("again", "card account", BOB, USDT1);
        VM.assertEq(presale.reservationOf("again").bonusWei, 0);
        VM.assertEq(presale.bonusSlotsUsed(), 1);
    }

    function test_bonus_slotIsFreeAgainAfterRelease() public {
        _reserve("card", _keyOf(ALICE), ALICE, USDT1);
        VM.warp(NOON + 2 hours);
        presale.release("card");
        VM.assertEq(presale.bonusSlotsUsed(), 0);
        (, uint256 bonusWei) = _buy(ALICE, USDT1);
        VM.assertEq(bonusWei, 20 ether);
    }

    function test_bonus_isPaidOnceToARecipientOfTwoReservations() public {
        _reserve("card", "card account", ALICE, USDT1);
        _reserve("bridge", "bridge account", ALICE, USDT1);
        VM.assertEq(presale.reservationOf("bridge").bonusWei, 0);
        _fulfil("card");
        _fulfil("bridge");
        VM.assertEq(ALICE.balance, 220 ether);
        VM.assertEq(presale.bonusSlotsUsed(), 1);
    }

    /// @notice The second reservation used no bonus slot, so its release returns none.
    function test_bonus_isNotRestoredByAnExpiredReservation() public {
        _reserve("bridge", _keyOf(ALICE), ALICE, USDT1);
        _reserve("card", "card account", ALICE, USDT1);
        _fulfil("bridge");
        VM.warp(NOON + 2 hours);
        presale.release("card");
        (, uint256 bonusWei) = _buy(ALICE, USDT1);
        VM.assertEq(bonusWei, 0);
    }

    function test_bonus_isNotReservedForARecipientWhoAlreadyReceivedIt() public {
        _buy(ALICE, USDT1);
        _reserve("card", "card account", ALICE, USDT1);
        VM.assertEq(presale.reservationOf("card").bonusWei, 0);
        VM.assertEq(presale.bonusSlotsUsed(), 1);
    }

    function test_bonus_slotIsFreeAgainForTheRecipientAfterRelease() public {
        _reserve("card", "card account", ALICE, USDT1);
        VM.warp(NOON + 2 hours);
        presale.release("card");
        VM.assertEq(presale.hasBonus("card account"), false);
        VM.assertEq(presale.hasBonus(_keyOf(ALICE)), false);
        VM.assertEq(presale.bonusSlotsUsed(), 0);
    }

    function test_bonus_ofAReservationIsPaidAfterThePhase() public {
        _reserve("card", "card account", ALICE, 10 * USDT1);
        _endPhases(1);
        _fulfil("card");
        VM.assertEq(ALICE.balance, 1_200 ether);
        _assertBooks(1, 1_000 ether, 0);
    }

    function test_left_countsOnlyTheCurrentPhase() public {
        _endPhases(1);
        VM.assertEq(presale.leftOf(1), 0);
        VM.assertEq(presale.leftOf(2), 20_000_000 ether);
        VM.assertEq(presale.leftOf(3), 0);
    }

    function test_bonus_ofZeroDoesNotCallTheReserve() public {
        _endPhases(1);
        VM.recordLogs();
        _buy(ALICE, USDT1);
        Vm.Log[] memory logs = VM.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; i++) {
            VM.assertTrue(logs[i].emitter != address(reserve), "the reserve was asked for nothing");
        }
    }

    function test_bonus_staysAvailableAfterAReservationWithoutBonus() public {
        _reserve("small", _keyOf(ALICE), BOB, USDT1 - 1);
        _fulfil("small");
        VM.assertEq(presale.hasBonus(_keyOf(BOB)), false);
        VM.assertEq(presale.hasBonus(_keyOf(ALICE)), false);
    }

    function test_fulfil_cannotBeUsedToBuyMeanwhile() public {
        ReentrantBuyer buyer = new ReentrantBuyer(presale);
        usdt.tap(address(buyer), 100 * USDT1);
        buyer.buy(usdt, 10 * USDT1, abi.encodeCall(presale.buy, (1, 10 * USDT1, 0)));
        _reserve("later", "buyer", address(buyer), USDT1);
        _fulfil("later");
        VM.assertEq(buyer.reentries(), 0);
        VM.assertEq(presale.phaseOf(1).soldWei, 1_100 ether);
    }
}
