// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IPresale} from "../../src/presale/IPresale.sol";
import {IPresaleReserve} from "../../src/presale/IPresaleReserve.sol";
import {Presale} from "../../src/presale/Presale.sol";
import {VM} from "../Vm.sol";
import {PresaleTest} from "./PresaleTest.sol";

contract PresaleCloseTest is PresaleTest {
    function test_endPhase_isIrreversible() public {
        VM.expectEmit(address(presale));
        emit IPresale.PhaseEnded(1, 10_000_000 ether);
        _endPhases(1);
        VM.prank(TIMELOCK);
        VM.expectRevert(abi.encodeWithSelector(IPresale.WrongPhase.selector, 2));
        presale.endPhase(1);
        _endPhases(3);
        VM.assertEq(presale.currentPhase(), 4);
        VM.prank(TIMELOCK);
        VM.expectRevert(IPresale.SaleClosed.selector);
        presale.endPhase(4);
    }

    function test_close_sendsUnsoldCoinsToTheReserve() public {
        _buy(ALICE, 100 * USDT1);
        _endPhases(3);
        VM.expectEmit(address(presale));
        emit IPresale.Closed(80_000_000 ether - 10_000 ether);
        presale.close();
        VM.assertEq(address(presale).balance, 0);
        VM.assertEq(address(reserve).balance, 200_000_000 ether - 12_000 ether);
        VM.assertEq(presale.isClosed(), true);
    }

    function test_close_waitsForTheLastPhaseAndRunsOnce() public {
        VM.expectRevert(abi.encodeWithSelector(IPresale.SaleRunning.selector, 1));
        presale.close();
        _endPhases(2);
        VM.expectRevert(abi.encodeWithSelector(IPresale.SaleRunning.selector, 3));
        presale.close();
        _endPhases(3);
        presale.close();
        VM.expectRevert(IPresale.SaleClosed.selector);
        presale.close();
    }

    function test_close_waitsForOpenReservations() public {
        _reserve("first", "first", CAROL, USDT1);
        _endPhases(2);
        _reserve("third", "third", CAROL, USDT1);
        _endPhases(3);
        VM.expectRevert(abi.encodeWithSelector(IPresale.ReservationsOpen.selector, 120 ether));
        presale.close();
        _fulfil("first");
        VM.warp(NOON + 2 hours);
        presale.release("third");
        presale.close();
        VM.assertEq(address(reserve).balance, 200_000_000 ether - 120 ether);
    }

    function test_close_worksWhilePaused() public {
        _endPhases(3);
        VM.prank(PAUSER);
        presale.pause();
        presale.close();
    }

    function test_withdraw_paysTheTreasuryAfterTheSale() public {
        VM.prank(TREASURY);
        VM.expectRevert(IPresaleReserve.SaleNotClosed.selector);
        reserve.withdraw(1);
        _endPhases(3);
        VM.prank(TREASURY);
        VM.expectRevert(IPresaleReserve.SaleNotClosed.selector);
        reserve.withdraw(1);
        presale.close();
        VM.expectEmit(address(reserve));
        emit IPresaleReserve.Withdrawn(5 ether);
        VM.prank(TREASURY);
        reserve.withdraw(5 ether);
        VM.assertEq(TREASURY.balance, 5 ether);
    }

    function test_withdrawAndBonus_requireTheirCallers() public {
        _endPhases(3);
        presale.close();
        address[5] memory others = [ADMIN, OPERATOR, CURATOR, PAUSER, ALICE];
        for (uint256 i = 0; i < others.length; i++) {
            VM.prank(others[i]);
            VM.expectRevert(abi.encodeWithSelector(IPresaleReserve.NotTreasury.selector, others[i]));
            reserve.withdraw(1);
            VM.prank(others[i]);
            VM.expectRevert(abi.encodeWithSelector(IPresaleReserve.NotPresale.selector, others[i]));
            reserve.payBonus(others[i], 1);
        }
    }

    function test_curatorPauserAndTimelock_haveOnlyTheirRights() public {
        bytes32 curator = presale.CURATOR_ROLE();
        bytes32 pauser = presale.PAUSER_ROLE();
        bytes32 timelock = presale.TIMELOCK_ROLE();
        address[4] memory others = [ADMIN, OPERATOR, CURATOR, PAUSER];
        for (uint256 i = 0; i < others.length; i++) {
            VM.prank(others[i]);
            VM.expectRevert(
                abi.encodeWithSelector(
                    IAccessControl.AccessControlUnauthorizedAccount.selector, others[i], timelock
                )
            );
            presale.endPhase(1);
        }
        _refuseCurator(ADMIN, curator);
        _refuseCurator(OPERATOR, curator);
        _refuseCurator(PAUSER, curator);
        _refusePauser(ADMIN, pauser);
        _refusePauser(OPERATOR, pauser);
        _refusePauser(CURATOR, pauser);
    }

    function _refuseCurator(address account, bytes32 role) private {
        bytes memory reason =
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, account, role);
        VM.prank(account);
        VM.expectRevert(reason);
        presale.setWhitelisted(new address[](1), true);
    }

    function _refusePauser(address account, bytes32 role) private {
        bytes memory reason =
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, account, role);
        VM.prank(account);
        VM.expectRevert(reason);
        presale.pause();
        VM.prank(account);
        VM.expectRevert(reason);
        presale.unpause();
    }

    function test_constructor_requiresExactlyItsCoins() public {
        Presale.Settings memory settings = _settings();
        VM.deal(address(this), FUNDING + 1);
        VM.expectRevert(abi.encodeWithSelector(IPresale.WrongFunding.selector, FUNDING));
        new Presale{value: FUNDING - 1}(settings);
        VM.expectRevert(abi.encodeWithSelector(IPresale.WrongFunding.selector, FUNDING));
        new Presale{value: FUNDING + 1}(settings);
        VM.assertEq(reserve.PRESALE(), address(presale));
        VM.assertEq(reserve.TREASURY(), TREASURY);
    }

    function test_constructor_revertsForMissingAccounts() public {
        for (uint256 i = 0; i < 5; i++) {
            Presale.Settings memory settings = _settings();
            if (i == 0) settings.operator = address(0);
            if (i == 1) settings.curator = address(0);
            if (i == 2) settings.pauser = address(0);
            if (i == 3) settings.timelock = address(0);
            if (i == 4) settings.treasury = address(0);
            VM.deal(address(this), FUNDING);
            VM.expectRevert(IPresale.InvalidAccount.selector);
            new Presale{value: FUNDING}(settings);
        }
    }

    function test_constructor_revertsIfTheWhitelistOpensAfterThePublicSale() public {
        Presale.Settings memory settings = _settings();
        settings.whitelistOpensAt = 2;
        settings.publicOpensAt = 1;
        VM.deal(address(this), FUNDING);
        VM.expectRevert(abi.encodeWithSelector(IPresale.InvalidOpening.selector, 2, 1));
        new Presale{value: FUNDING}(settings);
    }

    function test_coins_sentToThePresaleAreRejected() public {
        VM.deal(ALICE, 1 ether);
        VM.prank(ALICE);
        (bool success,) = address(presale).call{value: 1 ether}("");
        VM.assertEq(success, false);
    }
}
