// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Daily totals of the last eight UTC days in twelve bytes
 * @notice Actions of different keys may reach the chain across midnight in either order, so the day before must
 * stay known when a new day begins. Eight days cover every moment that `MAX_ACTION_AGE` of seven days allows.
 * @dev A shift register: the lowest twelve bits are the latest day, the next twelve the day before, and so on.
 * @custom:security-contact page /contact of the website
 */
library RecentDays {
    uint256 private constant BITS = 12;
    uint256 private constant DAYS = 8;
    uint256 private constant ONE_DAY = 2 ** BITS - 1;
    uint256 private constant ALL_DAYS = 2 ** (BITS * DAYS) - 1;

    /// @notice Total of `day` in a register whose latest day is `latest`; zero for days that it does not hold.
    function totalOn(uint256 register, uint256 latest, uint256 day) internal pure returns (uint256) {
        if (day > latest) return 0;
        // Days that the register has dropped lie above its highest bit, where there are only zeros.
        return (register >> (BITS * (latest - day))) & ONE_DAY;
    }

    /**
     * @notice The register and its latest day after `points` more on `day`.
     * @dev The caller keeps each total below 4096 and never adds to a day that the register has dropped.
     */
    function add(uint256 register, uint256 latest, uint256 day, uint256 points)
        internal
        pure
        returns (uint256, uint256)
    {
        if (day > latest) {
            uint256 passed = day - latest;
            register = passed < DAYS ? (register << (BITS * passed)) & ALL_DAYS : 0;
            latest = day;
        }
        return (register + (points << (BITS * (latest - day))), latest);
    }
}
