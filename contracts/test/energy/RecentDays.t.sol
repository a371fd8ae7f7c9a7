// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {RecentDays} from "../../src/energy/RecentDays.sol";
import {VM, bound} from "../Vm.sol";

contract RecentDaysTest {
    mapping(uint256 day => uint256) private _plain;
    uint256 private _register;
    uint256 private _latest;

    function _add(uint256 day, uint256 points) private {
        (_register, _latest) = RecentDays.add(_register, _latest, day, points);
    }

    function _totalOn(uint256 day) private view returns (uint256) {
        return RecentDays.totalOn(_register, _latest, day);
    }

    function test_add_countsDaysSeparately() public {
        _add(20_000, 5);
        _add(20_001, 7);
        _add(20_000, 10);
        VM.assertEq(_totalOn(20_000), 15);
        VM.assertEq(_totalOn(20_001), 7);
        VM.assertEq(_totalOn(20_002), 0);
        VM.assertEq(_totalOn(19_999), 0);
    }

    function test_add_dropsTheNinthDay() public {
        _add(20_000, 4095);
        _add(20_007, 1);
        VM.assertEq(_totalOn(20_000), 4095);
        _add(20_008, 2);
        VM.assertEq(_totalOn(20_000), 0);
        VM.assertEq(_totalOn(20_007), 1);
        VM.assertEq(_totalOn(20_008), 2);
    }

    function test_add_isEmptyAfterALongBreak() public {
        _add(20_000, 4095);
        _add(20_007, 4095);
        _add(30_000, 3);
        VM.assertEq(_totalOn(30_000), 3);
        for (uint256 day = 29_993; day < 30_000; day++) {
            VM.assertEq(_totalOn(day), 0);
        }
    }

    function test_add_fitsTwelveBytesWhenAllDaysAreFull() public {
        for (uint256 day = 20_000; day < 20_020; day++) {
            _add(day, 4095);
        }
        VM.assertEq(_register, type(uint96).max);
    }

    function test_fuzz_add_equalsPlainTotals(uint256 seed) public {
        uint256 today = 20_000;
        for (uint256 i = 0; i < 50; i++) {
            uint256 roll = uint256(keccak256(abi.encode(seed, i)));
            today += roll % 7 == 0 ? (roll >> 8) % 12 : 0;
            // As in the ledger, points are only added to the last eight days before a moving current day.
            uint256 day = today - (roll >> 16) % 8;
            uint256 points = bound(roll >> 24, 0, 4095 - _plain[day]);
            _add(day, points);
            _plain[day] += points;
            VM.assertLe(_register, type(uint96).max);
            for (uint256 age = 0; age < 8; age++) {
                VM.assertEq(_totalOn(today - age), _plain[today - age]);
            }
        }
    }
}
