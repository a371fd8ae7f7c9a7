/**
 * Maximum milliseconds since the last touch, scroll, key or pointer movement for a user to count as active.
 */
export const ACTIVE_WITHIN_MS = 60_000;
/** Active milliseconds for one `time_spent` (requirement 125: 5 active minutes). */
export const COUNTED_MS = 5 * 60_000;

/** Sums up the time in which the page is visible and the user is active. */
export interface ActiveTime {
  /** Records user input at the given time. */
  touch(at: number): void;
  /**
   * Adds the time until `at`. Returns how often the counted time was completed.
   * @param isVisible whether the page was visible during that time
   */
  pass(at: number, isVisible: boolean): number;
}

/** A longer gap means that the device was suspended and does not count, regardless of the last touch. */
const LONGEST_STEP_MS = 5_000;

export function createActiveTime(startedAt: number): ActiveTime {
  let touchedAt = -Infinity;
  let passedAt = startedAt;
  let counted = 0;
  return {
    touch(at) {
      touchedAt = at;
    },
    pass(at, isVisible) {
      const step = at - passedAt;
      passedAt = at;
      const isThere = isVisible && at - touchedAt < ACTIVE_WITHIN_MS;
      if (!isThere || step < 0 || step > LONGEST_STEP_MS) return 0;
      counted += step;
      const full = Math.floor(counted / COUNTED_MS);
      counted -= full * COUNTED_MS;
      return full;
    },
  };
}
