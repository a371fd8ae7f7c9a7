// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title A pause that ends by itself
 * @notice The first pause opens a window of `MAX_PAUSE`. Within it the pauser stops and resumes as often as it
 * wants; when the window closes, the contract runs again whatever the pauser does. Then it cannot be paused for
 * `PAUSE_COOLDOWN`. So a stolen pauser key stops a contract for at most seven of any ten days.
 * @custom:security-contact page /contact of the website
 */
interface IBoundedPause {
    /// @notice A new window opened: the contract can be paused until `endsAt`, and not again before `nextAt`.
    /// @param endsAt second at which the window closes
    /// @param nextAt second from which it is possible again
    event PauseWindowOpened(uint256 endsAt, uint256 nextAt);

    /// @notice The last window has closed; the contract can be paused again from this second on.
    /// @param nextAt second from which it is possible again
    error PauseCoolingDown(uint256 nextAt);

    /// @notice The longest time for which a contract can be paused, in seconds.
    /// @return seconds
    function MAX_PAUSE() external view returns (uint256);

    /// @notice Seconds after a window in which the contract cannot be paused.
    /// @return seconds
    function PAUSE_COOLDOWN() external view returns (uint256);

    /// @notice Second at which the last window closes; 0 if the contract was never paused.
    /// @return second, or 0
    function pauseEndsAt() external view returns (uint256);
}
