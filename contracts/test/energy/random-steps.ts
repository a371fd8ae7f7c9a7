import { SECONDS_PER_DAY, utcDayOf } from '@nova/shared/energy/rules';
import type { Address } from 'viem';
import { RULES, type Step } from './rules-model.ts';

export const ACCOUNTS: readonly Address[] = [
  '0x00000000000000000000000000000000000000a1',
  '0x00000000000000000000000000000000000000a2',
];

/** Maximum age that the ledger is certain to accept; the exact limit is not part of the rules. */
const MAX_AGE = 7 * SECONDS_PER_DAY - 3_600;

/** Small seeded generator (mulberry32), so that every run takes the same path. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/**
 * Returns a sequence of actions that meets every limit: bursts of the same keys, seconds around midnight,
 * late actions, and repetitions of the last rejected action one second before and exactly when a limit
 * ends.
 */
export function createSteps(seed: number) {
  const random = createRandom(seed);
  let count = 0;

  function pickTime(now: number): number {
    switch (random(12)) {
      case 0:
        return now - random(MAX_AGE);
      case 1:
        return (utcDayOf(now) + 1) * SECONDS_PER_DAY - 1 + random(2);
      default:
        return now + [0, 0, 1, 30, 60, 300][random(6)]!;
    }
  }

  /**
   * Returns the next action. `last` is the previous one, with the end times of the limits that rejected it.
   */
  return function nextStep(now: number, last: { step: Step; times: readonly number[] } | null): Step {
    count += 1;
    const times = (last?.times ?? []).filter(
      (time) => time > now - MAX_AGE && time < now + 3 * SECONDS_PER_DAY,
    );
    if (last && times.length > 0 && random(10) < 4) {
      return { ...last.step, occurredAt: times[random(times.length)]! - (random(3) === 0 ? 1 : 0) };
    }
    // Uses the same three keys for a while, so that their limits are reached.
    const burst = Math.floor(count / 40) * 3 + random(3);
    return {
      account: ACCOUNTS[random(4) === 0 ? 1 : 0]!,
      rule: RULES[(random(5) === 0 ? random(RULES.length) : burst) % RULES.length]!,
      occurredAt: pickTime(now),
    };
  };
}
