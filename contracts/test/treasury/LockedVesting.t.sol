// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ILockedVesting} from "../../src/treasury/ILockedVesting.sol";
import {LockedVesting} from "../../src/treasury/LockedVesting.sol";
import {VM, bound} from "../Vm.sol";

contract LockedVestingTest {
    address private constant SAFE = address(0x5AFE);
    uint64 private constant START = 1_768_478_400;
    uint64 private constant MONTH = 365 days / 12;

    function setUp() public {
        VM.warp(START);
    }

    function _deploy(uint64 startAt, uint64 duration, uint64 cliff, uint256 amount)
        private
        returns (LockedVesting)
    {
        VM.deal(address(this), amount);
        return new LockedVesting{value: amount}(SAFE, startAt, duration, cliff);
    }

    function test_team_vestsLinearlyOver24MonthsAfterSixMonths() public {
        LockedVesting team = _deploy(START + 6 * MONTH, 24 * MONTH, 0, 150_000_000 ether);
        VM.warp(START + 6 * MONTH);
        VM.assertEq(team.releasable(), 0);
        VM.warp(START + 18 * MONTH);
        VM.assertEq(team.releasable(), 75_000_000 ether);
        team.release();
        VM.assertEq(SAFE.balance, 75_000_000 ether);
        VM.assertEq(team.releasable(), 0);
        VM.warp(START + 30 * MONTH - 1);
        VM.assertTrue(team.releasable() < 75_000_000 ether, "a second before the end");
        VM.warp(START + 30 * MONTH);
        team.release();
        VM.assertEq(SAFE.balance, 150_000_000 ether);
    }

    function test_liquidity_isLockedForTwentyFourMonthsToTheSecond() public {
        LockedVesting liquidity = _deploy(START, 24 * MONTH, 24 * MONTH, 400_000_000 ether);
        VM.warp(START + 24 * MONTH - 1);
        VM.assertEq(liquidity.releasable(), 0);
        liquidity.release();
        VM.assertEq(SAFE.balance, 0);
        VM.warp(START + 24 * MONTH);
        liquidity.release();
        VM.assertEq(SAFE.balance, 400_000_000 ether);
    }

    function test_marketing_vestsOverTwelveMonths() public {
        LockedVesting marketing = _deploy(START, 12 * MONTH, 0, 150_000_000 ether);
        VM.warp(START + MONTH);
        VM.assertEq(marketing.releasable(), 12_500_000 ether);
        VM.warp(START + 12 * MONTH);
        VM.assertEq(marketing.releasable(), 150_000_000 ether);
    }

    function test_cliff_releasesNothingBeforeAndTheVestedPartAfter() public {
        LockedVesting vesting = _deploy(START, 100, 40, 1_000);
        VM.warp(START + 39);
        VM.assertEq(vesting.releasable(), 0);
        VM.warp(START + 40);
        VM.assertEq(vesting.releasable(), 400);
    }

    function test_beneficiary_isImmutable() public {
        LockedVesting vesting = _deploy(START, 100, 0, 1);
        VM.prank(SAFE);
        VM.expectRevert(ILockedVesting.BeneficiaryFixed.selector);
        vesting.transferOwnership(address(this));
        VM.prank(SAFE);
        VM.expectRevert(ILockedVesting.BeneficiaryFixed.selector);
        vesting.renounceOwnership();
        VM.assertEq(vesting.owner(), SAFE);
    }

    function test_donations_followTheSameSchedule() public {
        LockedVesting vesting = _deploy(START, 100, 0, 1_000);
        VM.warp(START + 50);
        vesting.release();
        VM.deal(address(this), 200);
        (bool success,) = address(vesting).call{value: 200}("");
        VM.assertTrue(success, "takes gifts");
        VM.assertEq(vesting.releasable(), 100);
    }

    function test_fuzz_release_followsTheScheduleToTheWei(
        uint256 amount,
        uint256[4] memory steps,
        uint64 cliff
    ) public {
        amount = bound(amount, 0, 1_000_000_000 ether);
        uint64 duration = 24 * MONTH;
        cliff = uint64(bound(cliff, 0, duration));
        LockedVesting vesting = _deploy(START, duration, cliff, amount);
        uint256 time = START;
        for (uint256 i = 0; i < steps.length; i++) {
            time += bound(steps[i], 0, 12 * MONTH);
            VM.warp(time);
            vesting.release();
            uint256 passed = time - START;
            uint256 free = passed < cliff ? 0 : passed >= duration ? amount : amount * passed / duration;
            VM.assertEq(SAFE.balance, free);
            VM.assertEq(address(vesting).balance, amount - free);
        }
    }
}

/// @notice The test is its own handler: time passes, anyone releases, gifts arrive.
contract LockedVestingInvariantTest {
    address private constant SAFE = address(0x5AFE);
    uint64 private constant START = 1_768_478_400;
    uint256 private constant DURATION = 730 days;
    uint256 private constant CLIFF = 100 days;

    LockedVesting private _vesting;
    uint256 private _putIn = 150_000_000 ether;
    uint256 private _steps;

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    function setUp() public {
        VM.warp(START);
        VM.deal(address(this), _putIn);
        _vesting = new LockedVesting{value: _putIn}(SAFE, START, uint64(DURATION), uint64(CLIFF));
    }

    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(this);
    }

    /// @notice Limits forge to the actions below.
    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        bytes4[] memory selectors = new bytes4[](3);
        selectors[0] = this.pass.selector;
        selectors[1] = this.release.selector;
        selectors[2] = this.give.selector;
        targets[0] = FuzzSelector(address(this), selectors);
    }

    function pass(uint256 seed) external {
        VM.warp(block.timestamp + bound(seed, 1, 30 days));
        _steps += 1;
    }

    function release(uint256 callerSeed) external {
        VM.prank(address(uint160(bound(callerSeed, 1, 1_000) << 32)));
        _vesting.release();
        // Right after a release, the beneficiary's balance equals the schedule to the wei.
        uint256 passed = block.timestamp - START;
        uint256 free = passed < CLIFF ? 0 : passed >= DURATION ? _putIn : _putIn * passed / DURATION;
        VM.assertEq(SAFE.balance, free, "schedule");
        _steps += 1;
    }

    function give(uint256 amount) external {
        amount = bound(amount, 0, 1 ether);
        VM.deal(address(this), amount);
        (bool success,) = address(_vesting).call{value: amount}("");
        VM.assertTrue(success, "takes gifts");
        _putIn += amount;
    }

    function invariant_onlyTheBeneficiaryReceivesCoins() external view {
        VM.assertEq(SAFE.balance + address(_vesting).balance, _putIn);
        VM.assertEq(_vesting.released(), SAFE.balance);
    }

    function invariant_releasesNeverExceedTheSchedule() external view {
        uint256 passed = block.timestamp - START;
        if (passed < CLIFF) VM.assertEq(SAFE.balance, 0, "before the cliff");
        else if (passed < DURATION) VM.assertLe(SAFE.balance, _putIn * passed / DURATION, "after it");
    }

    /// @notice A run in which no time passed would prove nothing.
    function afterInvariant() external view {
        VM.assertTrue(_steps > 0, "the run did nothing");
    }
}
