// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {IBoundedPause} from "../../src/access/IBoundedPause.sol";
import {IAccount} from "../../src/account/IAccount.sol";
import {IActionLedger} from "../../src/energy/IActionLedger.sol";
import {VM} from "../Vm.sol";
import {ThiefTest} from "./ThiefTest.sol";

interface IPausing is IBoundedPause {
    function pause() external;
    function unpause() external;
    function paused() external view returns (bool);
}

/// @notice A thief has one of the keys that sign rarely or only for small amounts, or seals the blocks.
contract OtherThievesTest is ThiefTest {
    function test_gasThief_takesTwoHundredCoinsInTheHourAroundMidnight() public {
        uint256 held = _held();
        _drip(10_001, 0);
        VM.warp(START + 59 minutes);
        _drip(10_001, 20_000);
        VM.assertEq(held - _held(), 200 ether);
    }

    function test_gasThief_takesAHundredCoinsADay() public {
        uint256 held = _held();
        for (uint256 day = 0; day < 3; day++) {
            VM.warp(START + day * 1 days);
            _drip(10_001, day * 20_000);
            VM.assertEq(held - _held(), (day + 1) * 100 ether);
        }
    }

    /// @notice Whatever the curator schedules and however long it waits, only the Safe can execute it,
    /// after two days.
    function test_curatorThief_cannotEndAPhase() public {
        bytes memory call = abi.encodeCall(presale.endPhase, (1));
        VM.prank(CURATOR);
        try presale.endPhase(1) {} catch {}
        VM.prank(CURATOR);
        VM.expectRevert(
            abi.encodeWithSelector(TimelockController.TimelockInsufficientDelay.selector, 2 days - 1, 2 days)
        );
        timelock.schedule(address(presale), 0, call, 0, 0, 2 days - 1);
        bytes32 id = timelock.hashOperation(address(presale), 0, call, 0, 0);
        VM.expectEmit(address(timelock));
        emit TimelockController.CallScheduled(id, 0, address(presale), 0, call, 0, 2 days);
        VM.prank(CURATOR);
        timelock.schedule(address(presale), 0, call, 0, 0, 2 days);
        VM.warp(START + 2 days - 1);
        VM.prank(SAFE);
        try timelock.execute(address(presale), 0, call, 0, 0) {} catch {}
        VM.assertEq(presale.currentPhase(), 1);
        VM.warp(START + 365 days);
        bytes32 role = timelock.EXECUTOR_ROLE();
        address[3] memory thieves = [CURATOR, PAUSER, LOOT];
        for (uint256 i = 0; i < thieves.length; i++) {
            VM.prank(thieves[i]);
            VM.expectRevert(
                abi.encodeWithSelector(
                    IAccessControl.AccessControlUnauthorizedAccount.selector, thieves[i], role
                )
            );
            timelock.execute(address(presale), 0, call, 0, 0);
        }
        VM.assertEq(presale.currentPhase(), 1);
        VM.prank(SAFE);
        timelock.execute(address(presale), 0, call, 0, 0);
        VM.assertEq(presale.currentPhase(), 2);
    }

    function test_curatorThief_isStoppedBySafeOrPauser() public {
        address[2] memory cancellers = [SAFE, PAUSER];
        bytes memory call = abi.encodeCall(presale.endPhase, (1));
        bytes32 id = timelock.hashOperation(address(presale), 0, call, 0, 0);
        for (uint256 i = 0; i < 2; i++) {
            VM.prank(CURATOR);
            timelock.schedule(address(presale), 0, call, 0, 0, 2 days);
            VM.prank(cancellers[i]);
            timelock.cancel(id);
            VM.warp(block.timestamp + 30 days);
            VM.prank(SAFE);
            try timelock.execute(address(presale), 0, call, 0, 0) {} catch {}
            VM.assertEq(presale.currentPhase(), 1);
        }
    }

    function test_curatorThief_neitherShortensTheDelayNorGivesItselfRoles() public {
        bytes32 role = presale.TIMELOCK_ROLE();
        VM.prank(CURATOR);
        try timelock.updateDelay(0) {} catch {}
        VM.prank(CURATOR);
        try presale.grantRole(role, CURATOR) {} catch {}
        VM.assertEq(timelock.getMinDelay(), 2 days);
        VM.assertEq(presale.hasRole(role, CURATOR), false);
    }

    function test_curatorThief_setsAtMostAThousandPointsForAnAction() public {
        IActionLedger.ActionType memory row =
            IActionLedger.ActionType(type(uint32).max, 0, 0, 0, IActionLedger.Source.Server, true);
        VM.prank(CURATOR);
        try ledger.setActionType(WELCOME, row) {} catch {}
        VM.assertEq(ledger.actionTypeOf(WELCOME).points, 1_000);
        row.points = 1_000;
        VM.prank(CURATOR);
        ledger.setActionType(WELCOME, row);
    }

    function test_curatorThief_takesNoCoinsAndNoNft() public {
        uint256 held = _held();
        VM.prank(CURATOR);
        market.setFee(250);
        VM.prank(CURATOR);
        try market.setFee(251) {} catch {}
        VM.assertEq(market.feeBps(), 250);
        VM.assertEq(market.TREASURY(), SAFE);
        VM.prank(CURATOR);
        try presale.reserve("x", "x", LOOT, 1, 1_000_000, block.timestamp + 1) {} catch {}
        VM.prank(CURATOR);
        try ledger.record("x", LOOT, "user", WELCOME, uint64(block.timestamp)) {} catch {}
        VM.assertEq(_held(), held);
        VM.assertEq(ledger.balanceOf(LOOT), 0);
    }

    function test_pauserThief_stopsEachContractForAtMostSevenOfAnyTenDays() public {
        address[6] memory all = [
            address(presale),
            address(rewards),
            address(nft),
            address(market),
            address(tokens),
            address(accounts)
        ];
        for (uint256 i = 0; i < all.length; i++) {
            IPausing target = IPausing(all[i]);
            uint256 stopped;
            VM.warp(START);
            for (uint256 hour = 0; hour < 240; hour++) {
                VM.warp(START + hour * 1 hours);
                VM.prank(PAUSER);
                try target.pause() {} catch {}
                if (target.paused()) stopped += 1;
            }
            VM.assertEq(stopped, 7 * 24);
        }
    }

    function test_pauserThief_takesNoCoins() public {
        uint256 held = _held();
        VM.prank(PAUSER);
        presale.pause();
        VM.prank(PAUSER);
        try rewards.drip("x", LOOT) {} catch {}
        VM.prank(PAUSER);
        try presale.fulfil("x") {} catch {}
        VM.assertEq(_held(), held);
    }

    /// @notice The validator chooses the order and the time of blocks. Skipping a year frees no coins for
    /// anyone else.
    function test_validatorThief_takesNothingByMovingTheClock() public {
        uint256 held = _held();
        bytes32 id = keccak256("account");
        VM.deal(accounts.accountOf(id), 5 ether);
        VM.warp(START + 800 days);
        vesting.release();
        VM.assertEq(SAFE.balance, 400_000_000 ether);
        VM.assertEq(_held(), held - 400_000_000 ether);
        try accounts.completeLink(id) {} catch {}
        VM.assertEq(accounts.accountOf(id).balance, 5 ether);
    }

    /// @notice With the operator's key as well, delays and daily limits end as fast as the clock moves.
    function test_validatorThief_withTheOperatorKeyShortensDelays() public {
        bytes32 id = keccak256("account");
        VM.deal(accounts.accountOf(id), 5 ether);
        VM.prank(OPERATOR);
        accounts.link(id, LOOT);
        VM.warp(START + 1 days);
        accounts.completeLink(id);
        IAccount account = IAccount(accounts.accountOf(id));
        VM.prank(LOOT);
        account.execute(LOOT, 5 ether, "");
        VM.assertEq(LOOT.balance, 5 ether);
    }

    /// @notice The deployer pays for the deployment and ends up without any role.
    function test_safe_canRevokeEveryRoleAndIsTheOnlyAdmin() public {
        address[7] memory governed = [
            address(ledger),
            address(presale),
            address(rewards),
            address(nft),
            address(market),
            address(tokens),
            address(accounts)
        ];
        for (uint256 i = 0; i < governed.length; i++) {
            address[5] memory keys = [ATTESTOR, OPERATOR, GAS, CURATOR, PAUSER];
            for (uint256 k = 0; k < keys.length; k++) {
                VM.prank(keys[k]);
                try IAccessControl(governed[i]).grantRole("ANY_ROLE", keys[k]) {} catch {}
                VM.assertEq(IAccessControl(governed[i]).hasRole("ANY_ROLE", keys[k]), false);
            }
            VM.prank(SAFE);
            IAccessControl(governed[i]).grantRole("ANY_ROLE", SAFE);
        }
        uint256 held = _held();
        VM.prank(SAFE);
        try presale.RESERVE().withdraw(1) {} catch {}
        VM.assertEq(_held(), held);
    }
}
