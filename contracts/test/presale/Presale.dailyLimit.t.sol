// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {VM, bound} from "../Vm.sol";
import {PresaleTest} from "./PresaleTest.sol";

contract PresaleDailyLimitTest is PresaleTest {
    /// @dev 720,000 NAC including the bonus of 20%.
    uint256 private constant DAY_WITH_BONUS = 6_000 * USDT1;

    function test_dailyLimit_countsTheBonus() public {
        VM.assertEq(presale.leftOffchainWei(), 720_000 ether);
        _expectReserveRefusal(_reached(720_000 ether, 0), "a", "a", DAY_WITH_BONUS + 1);
        _reserve("a", "a", ALICE, DAY_WITH_BONUS);
        VM.assertEq(presale.leftOffchainWei(), 0);
        _expectReserveRefusal(_reached(0, 0), "b", "b", 10_000);
    }

    function test_dailyLimit_isUsedByDeliveryUntilADayIsOver() public {
        _reserve("a", "a", ALICE, DAY_WITH_BONUS);
        _fulfil("a");
        // Noon begins a period of four hours, whose use is forgotten when the seventh period after it
        // begins.
        _expectReserveRefusal(_reached(0, NOON + 28 hours), "b", "b", USDT1);
        VM.warp(NOON + 28 hours - 1);
        _expectReserveRefusal(_reached(0, NOON + 28 hours), "b", "b", USDT1);
        VM.warp(NOON + 28 hours);
        VM.assertEq(presale.leftOffchainWei(), 720_000 ether);
        _reserve("b", "b", BOB, DAY_WITH_BONUS);
    }

    function test_dailyLimit_roundsDeliveriesUpToAThousandthOfACoin() public {
        _reserve("a", "a", ALICE, 10_001);
        VM.assertEq(presale.leftOffchainWei(), 720_000 ether - 1.0001 ether);
        _fulfil("a");
        VM.assertEq(presale.leftOffchainWei(), 720_000 ether - 1.001 ether);
    }

    function test_dailyLimit_isRestoredByARelease() public {
        _reserve("a", "a", ALICE, DAY_WITH_BONUS);
        VM.warp(NOON + 2 hours);
        presale.release("a");
        VM.assertEq(presale.leftOffchainWei(), 720_000 ether);
    }

    function test_dailyLimit_holdsForReservationsThatAreHoardedForDays() public {
        for (uint256 day = 0; day < 5; day++) {
            VM.warp(NOON + day * 1 days);
            VM.prank(OPERATOR);
            try presale.reserve(
                bytes32(day), bytes32(day + 1), ALICE, 1, DAY_WITH_BONUS, block.timestamp + 1 hours
            ) {}
                catch {}
        }
        for (uint256 day = 0; day < 5; day++) {
            VM.prank(OPERATOR);
            try presale.fulfil(bytes32(day)) {} catch {}
        }
        VM.assertEq(ALICE.balance, 720_000 ether);
    }

    function test_dailyLimit_neverBlocksTheDeliveryOfAReservation() public {
        _reserve("a", "a", ALICE, DAY_WITH_BONUS - 10 * USDT1);
        _reserve("b", "b", BOB, 10 * USDT1);
        _fulfil("a");
        VM.warp(NOON + 30 days);
        _fulfil("b");
        VM.assertEq(BOB.balance, 1_200 ether);
    }

    function test_dailyLimit_doesNotCountPurchasesInUsdt() public {
        _buy(ALICE, 50_000 * USDT1);
        VM.assertEq(presale.leftOffchainWei(), 720_000 ether);
    }

    function test_approvedPurchase_doesNotCountTowardTheDailyLimit() public {
        VM.expectEmit(address(presale));
        emit IPresale.PurchaseApproved("large", ALICE, 1, 15_000 * USDT1);
        _reserveApproved("large", "large", ALICE, 15_000 * USDT1);
        VM.assertEq(presale.reservationOf("large").isApproved, true);
        VM.assertEq(presale.leftOffchainWei(), 720_000 ether);
        _fulfil("large");
        VM.assertEq(ALICE.balance, 1_800_000 ether);
        VM.assertEq(presale.leftOffchainWei(), 720_000 ether);
    }

    function test_approvedPurchase_appliesOnlyToItsTerms() public {
        VM.prank(ADMIN);
        presale.approvePurchase("large", ALICE, 1, 15_000 * USDT1);
        bytes memory reason = _reached(720_000 ether, 0);
        uint256 ends = NOON + 2 hours;
        VM.prank(OPERATOR);
        VM.expectRevert(reason);
        presale.reserve("large", "large", BOB, 1, 15_000 * USDT1, ends);
        VM.prank(OPERATOR);
        VM.expectRevert(reason);
        presale.reserve("large", "large", ALICE, 1, 15_000 * USDT1 + 1, ends);
        VM.prank(OPERATOR);
        VM.expectRevert(reason);
        presale.reserve("other", "large", ALICE, 1, 15_000 * USDT1, ends);
    }

    function test_approvedPurchase_requiresTheAdmin() public {
        address[5] memory others = [OPERATOR, CURATOR, PAUSER, TIMELOCK, ALICE];
        bytes32 role = presale.DEFAULT_ADMIN_ROLE();
        for (uint256 i = 0; i < others.length; i++) {
            VM.prank(others[i]);
            VM.expectRevert(
                abi.encodeWithSelector(
                    IAccessControl.AccessControlUnauthorizedAccount.selector, others[i], role
                )
            );
            presale.approvePurchase("large", others[i], 1, USDT1);
        }
        VM.prank(ADMIN);
        VM.expectRevert(IPresale.InvalidAccount.selector);
        presale.approvePurchase("large", address(0), 1, USDT1);
    }

    /// @notice Without USDT on the chain, every coin is sold by reservation, including the last one.
    function test_reservationsAlone_sellAPhaseOut() public {
        Presale.Settings memory settings = _settings();
        settings.usdt = IERC20(address(0));
        settings.bonusSlotsTotal = 0;
        _deploy(settings);
        uint256 number;
        while (presale.currentPhase() == 1) {
            uint256 unsoldWei = presale.leftOf(1);
            uint256 partWei = unsoldWei / 5;
            if (partWei < 10_000 ether) partWei = unsoldWei < 10_000 ether ? unsoldWei : 10_000 ether;
            bytes32 id = bytes32(++number);
            _reserveApproved(id, id, ALICE, partWei / 1e14);
            _fulfil(id);
        }
        VM.assertEq(ALICE.balance, 10_000_000 ether);
        VM.assertEq(presale.currentPhase(), 2);
    }

    function test_reserve_canReserveTheLastHundredUsdtCompletely() public {
        _buy(ALICE, 99_800 * USDT1);
        bytes memory reason = abi.encodeWithSelector(IPresale.ReservationLimitReached.selector, 1 ether);
        _reserve("most", "most", BOB, 99 * USDT1 + 990_000);
        _expectReserveRefusal(reason, "more", "more", 10_001);
        _reserve("rest", "rest", BOB, 10_000);
        VM.assertEq(presale.leftOf(1), 10_000 ether);
    }

    function test_fuzz_dailyLimit_holdsInAnyTwentyFourHours(uint256[24] memory seeds) public {
        uint256[24] memory times;
        uint256[24] memory amounts;
        uint256 at = NOON;
        for (uint256 i = 0; i < seeds.length; i++) {
            at += bound(seeds[i] >> 128, 0, 6 hours);
            VM.warp(at);
            bytes32 id = bytes32(i + 1);
            uint256 before = ALICE.balance;
            VM.prank(OPERATOR);
            try presale.reserve(id, id, ALICE, 1, bound(seeds[i], 10_000, DAY_WITH_BONUS), at + 1) {
                _fulfil(id);
            } catch {}
            (times[i], amounts[i]) = (at, ALICE.balance - before);
            uint256 sum;
            for (uint256 j = 0; j <= i; j++) {
                if (times[j] + 1 days >= at) sum += amounts[j];
            }
            VM.assertLe(sum, 720_000 ether, "24 hours");
        }
    }

    function _reached(uint256 leftWei, uint256 nextAt) private pure returns (bytes memory) {
        return abi.encodeWithSelector(IPresale.DailyLimitReached.selector, leftWei, nextAt);
    }
}
