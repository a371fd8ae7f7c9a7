// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {VM} from "../Vm.sol";
import {PresaleTest} from "./PresaleTest.sol";

/// @notice Compares the constants with the literals of the documentation.
contract PresaleConstantsTest is PresaleTest {
    function test_constants_ofTheSaleMatchTheDocumentation() public view {
        VM.assertEq(presale.MIN_USDT_UNITS(), 10_000);
        VM.assertEq(presale.BONUS_MIN_USDT_UNITS(), 1_000_000);
        VM.assertEq(presale.MAX_RESERVATION_TIME(), 7_200);
        VM.assertEq(presale.OFFCHAIN_WEI_PER_DAY(), 720_000 * 1e18);
        VM.assertEq(presale.SALE_WEI(), 80_000_000 * 1e18);
        VM.assertEq(presale.RESERVE_WEI(), 120_000_000 * 1e18);
        VM.assertEq(presale.defaultAdminDelay(), 172_800);
        VM.assertEq(presale.currentPhase(), 1);
        VM.assertEq(usdt.MAX_TAP_UNITS(), 10_000 * 1e6);
        VM.assertEq(uint256(usdt.decimals()), 6);
    }
}
