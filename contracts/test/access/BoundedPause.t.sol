// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {BoundedPause} from "../../src/access/BoundedPause.sol";
import {IBoundedPause} from "../../src/access/IBoundedPause.sol";
import {VM} from "../Vm.sol";

contract Stoppable is BoundedPause {
    function pause() external {
        _pause();
    }

    function unpause() external {
        _unpause();
    }
}

contract BoundedPauseTest {
    uint256 private constant NOON = 1_768_478_400;

    Stoppable private _contract;

    function setUp() public {
        VM.warp(NOON);
        _contract = new Stoppable();
    }

    function test_pause_endsAutomaticallyAfterSevenDays() public {
        VM.assertEq(_contract.pauseEndsAt(), 0);
        VM.expectEmit(address(_contract));
        emit IBoundedPause.PauseWindowOpened(NOON + 7 days, NOON + 10 days);
        _contract.pause();
        VM.assertEq(_contract.paused(), true);
        VM.warp(NOON + 7 days - 1);
        VM.assertEq(_contract.paused(), true);
        VM.warp(NOON + 7 days);
        VM.assertEq(_contract.paused(), false);
        VM.expectRevert(Pausable.ExpectedPause.selector);
        _contract.unpause();
    }

    function test_pause_revertsForThreeDaysAfterItsWindow() public {
        _contract.pause();
        bytes memory reason = abi.encodeWithSelector(IBoundedPause.PauseCoolingDown.selector, NOON + 10 days);
        VM.warp(NOON + 7 days);
        VM.expectRevert(reason);
        _contract.pause();
        VM.warp(NOON + 10 days - 1);
        VM.expectRevert(reason);
        _contract.pause();
        VM.warp(NOON + 10 days);
        _contract.pause();
        VM.assertEq(_contract.pauseEndsAt(), NOON + 17 days);
    }

    function test_pause_withinItsWindowNeverMovesTheEnd() public {
        _contract.pause();
        VM.expectRevert(Pausable.EnforcedPause.selector);
        _contract.pause();
        VM.warp(NOON + 6 days);
        _contract.unpause();
        VM.assertEq(_contract.paused(), false);
        _contract.pause();
        VM.assertEq(_contract.pauseEndsAt(), NOON + 7 days);
        VM.warp(NOON + 7 days);
        VM.assertEq(_contract.paused(), false);
    }

    function test_fuzz_pause_stopsForAtMostSevenOfAnyTenDays(uint256 seed) public {
        uint256[30] memory stopped;
        for (uint256 hour = 0; hour < 30 * 24; hour++) {
            VM.warp(NOON + hour * 1 hours);
            seed = uint256(keccak256(abi.encode(seed)));
            if (seed % 3 > 0) {
                try _contract.pause() {} catch {}
            } else if (seed % 11 == 0) {
                try _contract.unpause() {} catch {}
            }
            if (_contract.paused()) stopped[hour / 24] += 1;
        }
        for (uint256 day = 0; day + 10 <= 30; day++) {
            uint256 sum;
            for (uint256 i = day; i < day + 10; i++) {
                sum += stopped[i];
            }
            VM.assertLe(sum, 7 * 24, "ten days");
        }
    }
}
