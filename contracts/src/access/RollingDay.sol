// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Usage within the last 24 hours, packed into one word
 * @notice A limit per calendar day allows twice its amount around midnight. This library instead counts the
 * current period of four hours and the six periods before it, so every interval of 24 hours lies within the
 * counted time.
 * @dev The highest 32 bits contain the number of the latest period. Below them are seven amounts of 32 bits
 * each, with the latest one in the lowest bits. The caller chooses a unit in which every sum stays below
 * 2^32.
 * @custom:security-contact The /contact page of the website
 */
library RollingDay {
    uint256 private constant PERIOD = 4 hours;
    uint256 private constant PERIODS = 7;
    uint256 private constant BITS = 32;
    uint256 private constant ONE_AMOUNT = 2 ** BITS - 1;
    uint256 private constant ALL_AMOUNTS = 2 ** (BITS * PERIODS) - 1;

    /**
     * @notice Returns the amount used in the 24 hours before `at`. The result can include up to four
     * additional hours, but never less than 24 hours.
     * @param register The packed amounts
     * @param at The Unix timestamp in seconds, not before the latest period
     * @return used The amount, in the caller's unit
     */
    function usedAt(uint256 register, uint256 at) internal pure returns (uint256 used) {
        uint256 amounts = _amountsAt(register, at);
        for (uint256 i = 0; i < PERIODS; i++) {
            used += (amounts >> (BITS * i)) & ONE_AMOUNT;
        }
    }

    /// @notice Returns when the oldest amount expires.
    /// @param register The packed amounts
    /// @param at The Unix timestamp in seconds, not before the latest period
    /// @return The Unix timestamp in seconds, or 0 if nothing was used
    function nextAt(uint256 register, uint256 at) internal pure returns (uint256) {
        uint256 amounts = _amountsAt(register, at);
        for (uint256 i = PERIODS; i > 0; i--) {
            if ((amounts >> (BITS * (i - 1))) & ONE_AMOUNT > 0) {
                return (at / PERIOD + PERIODS + 1 - i) * PERIOD;
            }
        }
        return 0;
    }

    /**
     * @notice Returns the register with `amount` added at `at`.
     * @param register The packed amounts
     * @param at The Unix timestamp in seconds, not before the latest period
     * @param amount The amount to add, in the caller's unit
     * @return The updated register
     */
    function add(uint256 register, uint256 at, uint256 amount) internal pure returns (uint256) {
        return ((at / PERIOD) << (BITS * PERIODS)) | (_amountsAt(register, at) + amount);
    }

    /// @dev Returns the seven amounts shifted to `at`. Expired amounts are dropped.
    function _amountsAt(uint256 register, uint256 at) private pure returns (uint256) {
        uint256 passed = at / PERIOD - (register >> (BITS * PERIODS));
        return passed < PERIODS ? (register << (BITS * passed)) & ALL_AMOUNTS : 0;
    }
}
