// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Vesting wallet with a fixed beneficiary
 * @notice An OpenZeppelin VestingWalletCliff whose beneficiary cannot change. Nothing vests before the cliff.
 * From the cliff on, the vested amount is the share of all received NAC that corresponds to the time elapsed
 * since the start; at the end it is everything. Anyone can call `release`, which sends the vested amount to
 * the beneficiary.
 *
 * Permissions: nobody can change, stop or redirect the schedule. The beneficiary is the `owner` of the
 * OpenZeppelin contract; it can neither transfer nor renounce the ownership. NAC sent to the contract later
 * follows the same schedule.
 * @custom:security-contact The /contact page of the website
 */
interface ILockedVesting {
    /**
     * @notice Emitted once, with the schedule that the deployment fixed.
     * @param beneficiary The recipient of the vested NAC
     * @param startAt The Unix timestamp, in seconds, at which the schedule starts
     * @param durationSeconds The time from the start to the end, in seconds
     * @param cliffSeconds The time from the start to the cliff, in seconds
     */
    event SettingsFixed(
        address indexed beneficiary, uint256 startAt, uint256 durationSeconds, uint256 cliffSeconds
    );

    /// @notice The beneficiary cannot change.
    error BeneficiaryFixed();
}
