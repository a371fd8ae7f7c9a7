// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {VestingWallet} from "@openzeppelin/contracts/finance/VestingWallet.sol";
import {VestingWalletCliff} from "@openzeppelin/contracts/finance/VestingWalletCliff.sol";
import {ILockedVesting} from "./ILockedVesting.sol";

/**
 * @title Vesting wallet with a fixed beneficiary
 * @notice Implements ILockedVesting, which documents the guarantees and permissions.
 * @custom:security-contact The /contact page of the website
 */
contract LockedVesting is ILockedVesting, VestingWalletCliff {
    /**
     * @param beneficiary The recipient of the vested NAC
     * @param startAt The Unix timestamp, in seconds, at which the schedule starts
     * @param durationSeconds The time from the start to the end, in seconds
     * @param cliffSeconds The time from the start to the cliff, in seconds
     */
    constructor(address beneficiary, uint64 startAt, uint64 durationSeconds, uint64 cliffSeconds)
        payable
        VestingWallet(beneficiary, startAt, durationSeconds)
        VestingWalletCliff(cliffSeconds)
    {
        emit SettingsFixed(beneficiary, startAt, durationSeconds, cliffSeconds);
    }

    /// @notice Always reverts, so that the claim to unvested NAC cannot be sold.
    function transferOwnership(address) public pure override(Ownable) {
        revert BeneficiaryFixed();
    }

    /// @notice Always reverts, because the NAC would be lost.
    function renounceOwnership() public pure override(Ownable) {
        revert BeneficiaryFixed();
    }
}
