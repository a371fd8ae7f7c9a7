// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Pause with a time limit
 * @notice The first pause opens a window of `MAX_PAUSE`. Within the window, the pauser can pause and unpause
 * without limit. When the window closes, the contract is unpaused even if the pauser does nothing, and it
 * cannot be paused again for `PAUSE_COOLDOWN`. A stolen pauser key can therefore pause a contract for at most
 * seven of any ten days.
 * @custom:security-contact The /contact page of the website
 */
interface IBoundedPause {
    /// @notice Emitted when a pause opens a new window.
    /// @param endsAt The Unix timestamp, in seconds, at which the window closes
    /// @param nextAt The Unix timestamp, in seconds, from which the next window can be opened
    event PauseWindowOpened(uint256 endsAt, uint256 nextAt);

    /// @notice The last window has closed and the cooldown has not ended.
    /// @param nextAt The Unix timestamp, in seconds, from which the contract can be paused again
    error PauseCoolingDown(uint256 nextAt);

    /// @notice Returns the maximum duration of a pause window.
    /// @return The duration in seconds
    function MAX_PAUSE() external view returns (uint256);

    /// @notice Returns the time after a window during which the contract cannot be paused.
    /// @return The duration in seconds
    function PAUSE_COOLDOWN() external view returns (uint256);

    /// @notice Returns the end of the latest pause window.
    /// @return The Unix timestamp in seconds, or 0 if the contract was never paused
    function pauseEndsAt() external view returns (uint256);
}
