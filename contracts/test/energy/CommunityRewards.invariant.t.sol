// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {VM, bound} from "../Vm.sol";
import {CommunityRewardsTest} from "./CommunityRewardsTest.sol";

/// @notice The test is its own handler, because only it has the attestor's key and the ledger's roles.
contract CommunityRewardsInvariantTest is CommunityRewardsTest {
    address[3] private _accounts = [address(0xA1), address(0xA2), address(0xA3)];
    uint256 private _ids;
    uint256 private _convertedPoints;
    uint256 private _drippedWei;
    mapping(address account => mapping(uint256 day => uint256)) private _pointsOn;
    mapping(uint256 day => uint256) private _allPointsOn;
    mapping(uint256 day => uint256) private _dripsOn;
    uint256 private _coveredPoints;
    uint256 private _boughtWei;
    mapping(uint256 day => uint256) private _potPointsOn;
    mapping(address account => uint256) private _lastDripAt;
    bytes32 private _brokenLimit;

    function setUp() public override {
        super.setUp();
        books.setAll(0);
    }

    /// @notice Limits forge to the actions below.
    function targetContracts() external view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(this);
    }

    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    function targetSelectors() external view returns (FuzzSelector[] memory targets) {
        targets = new FuzzSelector[](1);
        bytes4[] memory selectors = new bytes4[](5);
        selectors[0] = this.earn.selector;
        selectors[1] = this.convert.selector;
        selectors[2] = this.drip.selector;
        selectors[3] = this.pass.selector;
        selectors[4] = this.purchase.selector;
        targets[0] = FuzzSelector(address(this), selectors);
    }

    function earn(uint256 seed) external {
        _recordAs(
            ATTESTOR,
            keccak256(abi.encode("earn", _ids++)),
            _accounts[seed % 3],
            FREE,
            uint64(block.timestamp)
        );
    }

    function convert(uint256 seed, uint256 pointsSeed) external {
        address account = _accounts[seed % 3];
        uint256 points = pointsSeed % 4 == 0 ? bound(pointsSeed, 0, 700) : bound(pointsSeed, 1, 6) * 100;
        uint256 available = ledger.balanceOf(account);
        uint256 covered = rewards.leftCoveredPointsOf(account);
        bytes memory permit = _permit(ATTESTOR_KEY, account, points, block.timestamp);
        VM.prank(account);
        try rewards.convert(points, block.timestamp, permit) {
            uint256 day = block.timestamp / 1 days;
            _convertedPoints += points;
            _pointsOn[account][day] += points;
            _allPointsOn[day] += points;
            if (points > available) _brokenLimit = "points";
            if (_pointsOn[account][day] > 500) _brokenLimit = "account";
            if (_allPointsOn[day] > 500_000) _brokenLimit = "total";
            uint256 ofCover = points < covered ? points : covered;
            _coveredPoints += ofCover;
            _potPointsOn[day] += points - ofCover;
            if (_potPointsOn[day] > 10_000) _brokenLimit = "pot";
            if (_coveredPoints * 5 ether > _boughtWei * 100) _brokenLimit = "cover";
        } catch {}
    }

    function drip(uint256 seed) external {
        address to = _accounts[seed % 3];
        VM.prank(OPERATOR);
        try rewards.drip(keccak256(abi.encode("drip", _ids++)), to) {
            if (_lastDripAt[to] > 0 && block.timestamp - _lastDripAt[to] < 1 days) _brokenLimit = "cooldown";
            _lastDripAt[to] = block.timestamp;
            _drippedWei += 0.01 ether;
            if (++_dripsOn[block.timestamp / 1 days] > 10_000) _brokenLimit = "outflow";
        } catch {}
    }

    function purchase(uint256 seed) external {
        address account = _accounts[seed % 3];
        uint256 amountWei = bound(seed, 0, 50 ether);
        _boughtWei += amountWei;
        books.set(account, books.boughtWeiOf(account) + amountWei);
    }

    function pass(uint256 seed) external {
        VM.warp(block.timestamp + bound(seed, 1, 12 hours));
    }

    function invariant_paysOneCoinPerHundredPoints() external view {
        uint256 paidWei = _convertedPoints * 0.01 ether + _drippedWei;
        uint256 heldWei = _accounts[0].balance + _accounts[1].balance + _accounts[2].balance;
        VM.assertEq(heldWei, paidWei, "paid");
        VM.assertEq(address(rewards).balance, POOL - paidWei, "pool");
    }

    function invariant_everyConvertedPointIsSpent() external view {
        uint256 spent =
            ledger.spentOf(_accounts[0]) + ledger.spentOf(_accounts[1]) + ledger.spentOf(_accounts[2]);
        VM.assertEq(spent, _convertedPoints);
    }

    function invariant_noLimitIsExceeded() external view {
        VM.assertEq(_brokenLimit, bytes32(0));
    }

    /// @notice A run without any payout would prove nothing.
    function afterInvariant() external view {
        VM.assertTrue(_convertedPoints + _drippedWei > 0, "the run paid nothing");
    }
}
