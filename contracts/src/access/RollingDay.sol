// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title What was used in the last 24 hours, in one word
 * @notice A limit by calendar days lets twice as much through around midnight. This register counts the running
 * period of four hours and the six before it, so that any 24 hours lie within what it counts.
 * @dev The highest 32 bits number the latest period; below are seven amounts of 32 bits, the latest one lowest. The
 * caller chooses a unit in which each sum stays below 2^32.
 * @custom:security-contact page /contact of the website
 */
library RollingDay {
    uint256 private constant PERIOD = 4 hours;
    uint256 private constant PERIODS = 7;
    uint256 private constant BITS = 32;
    uint256 private constant ONE_AMOUNT = 2 ** BITS - 1;
    uint256 private constant ALL_AMOUNTS = 2 ** (BITS * PERIODS) - 1;

    /// @notice What was used in the 24 hours before `at`; up to four hours more are counted, never less.
    function usedAt(uint256 register, uint256 at) internal pure returns (uint256 used) {
        uint256 amounts = _amountsAt(register, at);
        for (uint256 i = 0; i < PERIODS; i++) {
            used += (amounts >> (BITS * i)) & ONE_AMOUNT;
        }
    }

    /// @notice The second at which the oldest use of those 24 hours is forgotten; 0 if there is none.
    function nextAt(uint256 register, uint256 at) internal pure returns (uint256) {
        uint256 amounts = _amountsAt(register, at);
        for (uint256 i = PERIODS; i > 0; i--) {
            if ((amounts >> (BITS * (i - 1))) & ONE_AMOUNT > 0) {
                return (at / PERIOD + PERIODS + 1 - i) * PERIOD;
            }
        }
        return 0;
    }

    /// @notice The register after `amount` more at `at`, which is never before its latest period.
    function add(uint256 register, uint256 at, uint256 amount) internal pure returns (uint256) {
        return ((at / PERIOD) << (BITS * PERIODS)) | (_amountsAt(register, at) + amount);
    }

    /// @dev The seven amounts as they lie at `at`: what is too old has been moved out.
    function _amountsAt(uint256 register, uint256 at) private pure returns (uint256) {
        uint256 passed = at / PERIOD - (register >> (BITS * PERIODS));
        return passed < PERIODS ? (register << (BITS * passed)) & ALL_AMOUNTS : 0;
    }
}
