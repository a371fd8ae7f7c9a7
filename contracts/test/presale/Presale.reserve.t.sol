// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {Errors} from "@openzeppelin/contracts/utils/Errors.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleReserve} from "../../src/presale/IPresaleReserve.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {VM, bound} from "../Vm.sol";
import {PresaleTest} from "./PresaleTest.sol";

contract PresaleReservationTest is PresaleTest {
    bytes32 private constant ID = "purchase";
    bytes32 private constant KEY = "buyer";

    function test_reserve_reservesCoins() public {
        VM.expectEmit(address(presale));
        emit IPresale.Reserved(ID, KEY, ALICE, 1, 10 * USDT1, 1_000 ether, 200 ether, NOON + 2 hours);
        _reserve(ID, KEY, ALICE, 10 * USDT1);
        _assertBooks(1, 0, 1_000 ether);
        VM.assertEq(presale.leftOf(1), 10_000_000 ether - 1_000 ether);
        VM.assertEq(presale.openReservationOf(KEY), ID);
        IPresale.Reservation memory reservation = presale.reservationOf(ID);
        VM.assertEq(reservation.usdtUnits, 10 * USDT1);
        VM.assertEq(reservation.phase, 1);
        VM.assertEq(uint256(reservation.status), uint256(IPresale.ReservationStatus.Open));
    }

    function test_fulfil_deliversTheCoins() public {
        _reserve(ID, KEY, ALICE, 10 * USDT1);
        VM.expectEmit(address(presale));
        emit IPresale.Fulfilled(ID, ALICE, 1, 10 * USDT1, 1_000 ether, 200 ether);
        _fulfil(ID);
        VM.assertEq(ALICE.balance, 1_200 ether);
        _assertBooks(1, 1_000 ether, 0);
        VM.assertEq(presale.openReservationOf(KEY), bytes32(0));
    }

    function test_fulfil_runsOnce() public {
        _reserve(ID, KEY, ALICE, USDT1);
        _fulfil(ID);
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(IPresale.ReservationNotOpen.selector, ID));
        presale.fulfil(ID);
        VM.assertEq(ALICE.balance, 120 ether);
    }

    function test_fulfil_worksAfterExpiryUntilARelease() public {
        _reserve(ID, KEY, ALICE, USDT1);
        VM.warp(NOON + 3 hours);
        _fulfil(ID);
        VM.assertEq(ALICE.balance, 120 ether);
    }

    function test_fulfil_revertsAfterARelease() public {
        _reserve(ID, KEY, ALICE, USDT1);
        VM.warp(NOON + 2 hours);
        VM.expectEmit(address(presale));
        emit IPresale.Released(ID);
        presale.release(ID);
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(IPresale.ReservationNotOpen.selector, ID));
        presale.fulfil(ID);
        _assertBooks(1, 0, 0);
    }

    function test_fulfil_revertsWithoutAReservation() public {
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(IPresale.ReservationNotOpen.selector, ID));
        presale.fulfil(ID);
    }

    function test_reserve_revertsForTheZeroAddressAsRecipient() public {
        VM.prank(OPERATOR);
        VM.expectRevert(IPresale.InvalidAccount.selector);
        presale.reserve(ID, KEY, address(0), 1, USDT1, NOON + 1);
    }

    function test_fulfil_revertsForARecipientThatRejectsCoins() public {
        _reserve(ID, KEY, address(usdt), USDT1);
        VM.prank(OPERATOR);
        VM.expectRevert(Errors.FailedCall.selector);
        presale.fulfil(ID);
        VM.warp(NOON + 2 hours);
        presale.release(ID);
    }

    function test_pause_stopsFulfilButNotRelease() public {
        _reserve(ID, KEY, ALICE, USDT1);
        _reserve("other", "other", ALICE, USDT1);
        VM.prank(PAUSER);
        presale.pause();
        _expectReserveRefusal(abi.encodeWithSelector(Pausable.EnforcedPause.selector), "new", "new", USDT1);
        VM.prank(OPERATOR);
        VM.expectRevert(Pausable.EnforcedPause.selector);
        presale.fulfil(ID);
        VM.warp(NOON + 2 hours);
        presale.release("other");
        VM.prank(PAUSER);
        presale.unpause();
        _fulfil(ID);
        VM.assertEq(ALICE.balance, 120 ether);
    }

    function test_fulfil_endsAPhaseThatIsSoldOut() public {
        _reserveApproved(ID, KEY, ALICE, 20_000 * USDT1);
        _buy(ALICE, 80_000 * USDT1);
        VM.assertEq(presale.currentPhase(), 1);
        VM.assertEq(presale.leftOf(1), 0);
        _fulfil(ID);
        VM.assertEq(presale.currentPhase(), 2);
    }

    function test_fulfil_ofAnOlderPhaseDoesNotChangeTheCurrentOne() public {
        _reserveApproved(ID, KEY, ALICE, 20_000 * USDT1);
        _buy(ALICE, 80_000 * USDT1);
        _endPhases(2);
        _fulfil(ID);
        VM.assertEq(presale.currentPhase(), 3);
        VM.assertEq(presale.phaseOf(1).soldWei, 10_000_000 ether);
    }

    function test_release_waitsForTheExactSecond() public {
        _reserve(ID, KEY, ALICE, USDT1);
        VM.warp(NOON + 2 hours - 1);
        VM.expectRevert(abi.encodeWithSelector(IPresale.NotExpired.selector, NOON + 2 hours));
        presale.release(ID);
        VM.warp(NOON + 2 hours);
        VM.prank(CAROL);
        presale.release(ID);
        _assertBooks(1, 0, 0);
        VM.expectRevert(abi.encodeWithSelector(IPresale.ReservationNotOpen.selector, ID));
        presale.release(ID);
    }

    function test_release_revertsForAFulfilledPurchase() public {
        _reserve(ID, KEY, ALICE, USDT1);
        _fulfil(ID);
        VM.warp(NOON + 2 hours);
        VM.expectRevert(abi.encodeWithSelector(IPresale.ReservationNotOpen.selector, ID));
        presale.release(ID);
    }

    function test_reserve_acceptsAnIdOnce() public {
        _reserve(ID, KEY, ALICE, USDT1);
        bytes memory reason = abi.encodeWithSelector(IPresale.PurchaseAlreadyReserved.selector, ID);
        _expectReserveRefusal(reason, ID, "other", USDT1);
        _fulfil(ID);
        _expectReserveRefusal(reason, ID, KEY, USDT1);
    }

    function test_reserve_isLimitedToOnePerBuyer() public {
        _reserve(ID, KEY, ALICE, USDT1);
        bytes memory reason = abi.encodeWithSelector(IPresale.BuyerHasReservation.selector, ID);
        _expectReserveRefusal(reason, "second", KEY, USDT1);
        _fulfil(ID);
        _reserve("second", KEY, ALICE, USDT1);
    }

    function test_reserve_isLimitedToAFifthOfUnsoldCoins() public {
        _buy(ALICE, 50_000 * USDT1);
        _reserveApproved(ID, KEY, ALICE, 9_000 * USDT1);
        bytes memory reason = abi.encodeWithSelector(IPresale.ReservationLimitReached.selector, 100_000 ether);
        _expectReserveRefusal(reason, "second", "second", 1_000 * USDT1 + 1);
        _reserve("second", "second", ALICE, 1_000 * USDT1);
        reason = abi.encodeWithSelector(IPresale.ReservationLimitReached.selector, 0);
        _expectReserveRefusal(reason, "third", "third", 10_000);
    }

    function test_reserve_limitShrinksWithTheSale() public {
        _reserveApproved(ID, KEY, ALICE, 20_000 * USDT1);
        _buy(ALICE, 50_000 * USDT1);
        bytes memory reason = abi.encodeWithSelector(IPresale.ReservationLimitReached.selector, 0);
        _expectReserveRefusal(reason, "second", "second", USDT1);
    }

    function test_reserve_revertsForTimesOutOfBounds() public {
        uint256[3] memory times = [uint256(NOON), NOON - 1, NOON + 2 hours + 1];
        for (uint256 i = 0; i < times.length; i++) {
            VM.prank(OPERATOR);
            VM.expectRevert(abi.encodeWithSelector(IPresale.InvalidExpiry.selector, times[i]));
            presale.reserve(ID, KEY, ALICE, 1, USDT1, times[i]);
        }
    }

    function test_reserve_appliesTheRulesOfAPurchase() public {
        _expectReserveRefusal(abi.encodeWithSelector(IPresale.InvalidAccount.selector), ID, bytes32(0), USDT1);
        _expectReserveRefusal(abi.encodeWithSelector(IPresale.BelowMinimum.selector, 10_000), ID, KEY, 9_999);
        bytes memory exceeds =
            abi.encodeWithSelector(IPresale.ExceedsPhase.selector, 10_000_000 ether, 100_000 * USDT1);
        _expectReserveRefusal(exceeds, ID, KEY, 100_001 * USDT1);
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(IPresale.WrongPhase.selector, 1));
        presale.reserve(ID, KEY, ALICE, 2, USDT1, NOON + 1);
        _endPhases(3);
        _expectReserveRefusal(abi.encodeWithSelector(IPresale.SaleClosed.selector), ID, KEY, USDT1);
    }

    function test_reserve_waitsForTheOpening() public {
        Presale.Settings memory settings = _settings();
        settings.whitelistOpensAt = NOON + 100;
        settings.publicOpensAt = NOON + 200;
        _deploy(settings);
        bytes memory reason = abi.encodeWithSelector(IPresale.NotOpenYet.selector, NOON + 100);
        _expectReserveRefusal(reason, ID, KEY, USDT1);
        VM.warp(NOON + 100);
        _reserve(ID, KEY, ALICE, USDT1);
    }

    function test_reserveAndFulfil_requireTheOperator() public {
        address[5] memory others = [ADMIN, CURATOR, PAUSER, TREASURY, ALICE];
        _reserve(ID, KEY, ALICE, USDT1);
        bytes32 role = presale.OPERATOR_ROLE();
        for (uint256 i = 0; i < others.length; i++) {
            bytes memory reason = abi.encodeWithSelector(
                IAccessControl.AccessControlUnauthorizedAccount.selector, others[i], role
            );
            VM.prank(others[i]);
            VM.expectRevert(reason);
            presale.reserve("x", "x", others[i], 1, USDT1, NOON + 1);
            VM.prank(others[i]);
            VM.expectRevert(reason);
            presale.fulfil(ID);
        }
    }

    function test_operator_cannotDeliverWithoutAReservation() public {
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(IPresale.ReservationNotOpen.selector, bytes32("none")));
        presale.fulfil("none");
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(IPresaleReserve.NotPresale.selector, OPERATOR));
        reserve.payBonus(OPERATOR, 1);
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(IPresaleReserve.NotTreasury.selector, OPERATOR));
        reserve.withdraw(1);
        VM.prank(OPERATOR);
        VM.expectRevert(abi.encodeWithSelector(IPresale.SaleRunning.selector, 1));
        presale.close();
        VM.assertEq(OPERATOR.balance, 0);
    }

    function test_fuzz_reserve_thenReleaseChangesNothing(uint256 units, uint256 wait) public {
        units = bound(units, 10_000, 6_000 * USDT1);
        _reserve(ID, KEY, ALICE, units);
        VM.warp(NOON + 2 hours + bound(wait, 0, 365 days));
        presale.release(ID);
        _assertBooks(1, 0, 0);
        VM.assertEq(presale.bonusSlotsUsed(), 0);
        VM.assertEq(address(presale).balance, 80_000_000 ether);
        VM.assertEq(address(reserve).balance, 120_000_000 ether);
    }
}
