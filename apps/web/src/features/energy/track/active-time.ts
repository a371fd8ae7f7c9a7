/** Somebody is there who touched, scrolled, typed or moved within this time. */
export const ACTIVE_WITHIN_MS = 60_000;
/** How much active time makes one `time_spent` (requirement 125: for 5 active minutes). */
export const COUNTED_MS = 5 * 60_000;

/** Adds up the time in which the page is visible and the user is active. */
export interface ActiveTime {
  /** Somebody touched the page. */
  touch(at: number): void;
  /**
   * Time has passed until `at`. Answers how often the counted time became full by it.
   * @param isVisible whether the page was in sight during that time
   */
  pass(at: number, isVisible: boolean): number;
}

/** A gap longer than this was sleep, not presence, whatever the last touch says. */
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
