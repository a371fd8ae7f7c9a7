// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Coins that become free over time
 * @notice An OpenZeppelin VestingWalletCliff whose beneficiary can never change. Before the cliff nothing is free;
 * from then on the part of all coins ever held that corresponds to the time gone by since the start; at the end
 * everything. Anybody may call `release`, which sends what is free to the beneficiary.
 *
 * Who may do what: nobody can speed up, slow down, stop or redirect it. The beneficiary is called owner because the
 * standard piece says so; it can neither hand over nor give up that place. Coins sent here later follow the same
 * schedule.
 * @custom:security-contact page /contact of the website
 */
interface ILockedVesting {
    /// @notice The schedule, for good.
    /// @param beneficiary who receives what becomes free
    /// @param startAt second at which the schedule begins
    /// @param durationSeconds from start to end
    /// @param cliffSeconds from start to the first free coin
    event SettingsFixed(
        address indexed beneficiary, uint256 startAt, uint256 durationSeconds, uint256 cliffSeconds
    );

    /// @notice The beneficiary is fixed for ever.
    error BeneficiaryFixed();
}
