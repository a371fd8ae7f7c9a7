// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

/**
 * @title Daily totals of the last eight UTC days in 12 bytes
 * @notice Actions with different keys can be recorded out of order around midnight, so the totals of earlier
 * days must remain available when a new day begins. Eight days cover every timestamp that `MAX_ACTION_AGE`
 * (seven days) allows.
 * @dev A shift register: the lowest 12 bits are the total of the latest day, the next 12 bits that of the day
 * before, and so on.
 * @custom:security-contact The /contact page of the website
 */
library RecentDays {
    uint256 private constant BITS = 12;
    uint256 private constant DAYS = 8;
    uint256 private constant ONE_DAY = 2 ** BITS - 1;
    uint256 private constant ALL_DAYS = 2 ** (BITS * DAYS) - 1;

    /**
     * @notice Returns the total of a day.
     * @param register The packed totals
     * @param latest The latest day in the register
     * @param day The UTC day, counted since the Unix epoch
     * @return The total, or zero if the register does not contain the day
     */
    function totalOn(uint256 register, uint256 latest, uint256 day) internal pure returns (uint256) {
        if (day > latest) return 0;
        // A shift by more days than the register contains reads only zeros.
        return (register >> (BITS * (latest - day))) & ONE_DAY;
    }

    /**
     * @notice Returns the register with points added to a day.
     * @dev The caller keeps each total below 4,096 and never adds to a day that the register no longer
     * contains.
     * @param register The packed totals
     * @param latest The latest day in the register
     * @param day The UTC day, counted since the Unix epoch
     * @param points The points to add
     * @return The updated register
     * @return The latest day in the updated register
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
