import { z } from 'zod';
import { BASE_FEE_WEI } from './rules.ts';

/** Ethereum rule sets that this node supports, oldest first. */
export const FORKS = ['cancun', 'prague', 'osaka'] as const;

export type Fork = (typeof FORKS)[number];

/**
 * Activation times of rules in seconds of the block header; an absent time means never. A chain without a
 * schedule keeps the Cancun rules and a base fee of 0, like all chains created before schedules existed.
 */
export interface ForkSchedule {
  /** Time from which the base fee is above 0. */
  readonly baseFeeTime?: number;
  readonly pragueTime?: number;
  readonly osakaTime?: number;
}

/** Schedule of a new chain. */
export const NEWEST_SCHEDULE: ForkSchedule = { baseFeeTime: 0, pragueTime: 0, osakaTime: 0 };

/** The rules of a block. */
export interface Rules {
  readonly fork: Fork;
  readonly baseFeeWei: bigint;
}

const OUT_OF_ORDER = 'Osaka cannot come before Prague';
const TIMES = ['baseFeeTime', 'pragueTime', 'osakaTime'] as const;

const time = z.int().nonnegative().optional();

/** A schedule as stores, files and nodes represent it. */
export const scheduleSchema = z
  .object({ baseFeeTime: time, pragueTime: time, osakaTime: time })
  .refine(({ pragueTime = Infinity, osakaTime = Infinity }) => pragueTime <= osakaTime, OUT_OF_ORDER)
  .transform((forkTimes): ForkSchedule => {
    return Object.fromEntries(
      TIMES.flatMap((name) => (forkTimes[name] === undefined ? [] : [[name, forkTimes[name]]])),
    );
  });

/**
 * Returns the schedule.
 * @throws Error if Osaka is before Prague
 */
export function requireOrder(schedule: ForkSchedule): ForkSchedule {
  const { pragueTime = Infinity, osakaTime = Infinity } = schedule;
  if (osakaTime < pragueTime) throw new Error(OUT_OF_ORDER);
  return schedule;
}

/** Returns the rules of a block with this timestamp. */
export function rulesAt(schedule: ForkSchedule, timestamp: number): Rules {
  const { baseFeeTime = Infinity, pragueTime = Infinity, osakaTime = Infinity } = schedule;
  return {
    fork: timestamp >= osakaTime ? 'osaka' : timestamp >= pragueTime ? 'prague' : 'cancun',
    baseFeeWei: timestamp >= baseFeeTime ? BASE_FEE_WEI : 0n,
  };
}

export const isSameSchedule = (a: ForkSchedule, b: ForkSchedule): boolean =>
  TIMES.every((name) => a[name] === b[name]);

/**
 * Returns true if both schedules have the same rules up to the timestamp and differ only later, if at all.
 */
export function agreeUntil(a: ForkSchedule, b: ForkSchedule, timestamp: number): boolean {
  return TIMES.every((name) => {
    const [one, other] = [a[name] ?? Infinity, b[name] ?? Infinity];
    return one === other || (one > timestamp && other > timestamp);
  });
}

/** Returns true from Prague on (EIP-2935, 7623, 7702 and others). */
export const isPrague = (fork: Fork): boolean => fork !== 'cancun';
