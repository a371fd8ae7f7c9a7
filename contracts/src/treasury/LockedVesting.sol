// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {VestingWallet} from "@openzeppelin/contracts/finance/VestingWallet.sol";
import {VestingWalletCliff} from "@openzeppelin/contracts/finance/VestingWalletCliff.sol";
import {ILockedVesting} from "./ILockedVesting.sol";

/**
 * @title Coins that become free over time
 * @notice See ILockedVesting for what it promises.
 * @custom:security-contact page /contact of the website
 */
contract LockedVesting is ILockedVesting, VestingWalletCliff {
    /**
     * @param beneficiary who receives what becomes free
     * @param startAt second at which the schedule begins
     * @param durationSeconds from start to end
     * @param cliffSeconds from start to the first free coin
     */
    constructor(address beneficiary, uint64 startAt, uint64 durationSeconds, uint64 cliffSeconds)
        payable
        VestingWallet(beneficiary, startAt, durationSeconds)
        VestingWalletCliff(cliffSeconds)
    {
        emit SettingsFixed(beneficiary, startAt, durationSeconds, cliffSeconds);
    }

    /// @notice Always refused: a place in the schedule cannot be sold.
    function transferOwnership(address) public pure override(Ownable) {
        revert BeneficiaryFixed();
    }

    /// @notice Always refused: the coins would be lost.
    function renounceOwnership() public pure override(Ownable) {
        revert BeneficiaryFixed();
    }
}
