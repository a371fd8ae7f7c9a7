import { z } from 'zod';
import { BASE_FEE_WEI } from './rules.ts';

/** Rule sets of Ethereum that this node executes, the oldest first. */
export const FORKS = ['cancun', 'prague', 'osaka'] as const;

export type Fork = (typeof FORKS)[number];

/**
 * From which second of a block's header on which rules hold; a time that is absent never comes. A chain without a
 * schedule keeps the rules of Cancun and a base fee of 0, as all chains had before there were schedules.
 */
export interface ForkSchedule {
  /** The base fee is no longer 0. */
  readonly baseFeeTime?: number;
  readonly pragueTime?: number;
  readonly osakaTime?: number;
}

/** What a new chain begins with. */
export const NEWEST_SCHEDULE: ForkSchedule = { baseFeeTime: 0, pragueTime: 0, osakaTime: 0 };

/** The rules of a block. */
export interface Rules {
  readonly fork: Fork;
  readonly baseFeeWei: bigint;
}

const OUT_OF_ORDER = 'Osaka cannot come before Prague';
const TIMES = ['baseFeeTime', 'pragueTime', 'osakaTime'] as const;

const time = z.int().nonnegative().optional();

/** A schedule as stores, files and nodes tell it. */
export const scheduleSchema = z
  .object({ baseFeeTime: time, pragueTime: time, osakaTime: time })
  .refine(({ pragueTime = Infinity, osakaTime = Infinity }) => pragueTime <= osakaTime, OUT_OF_ORDER)
  .transform((given): ForkSchedule => {
    return Object.fromEntries(
      TIMES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    );
  });

/** Throws Error where Osaka would come before Prague. */
export function requireOrder(schedule: ForkSchedule): ForkSchedule {
  const { pragueTime = Infinity, osakaTime = Infinity } = schedule;
  if (osakaTime < pragueTime) throw new Error(OUT_OF_ORDER);
  return schedule;
}

/** The rules of a block with this timestamp. */
export function rulesAt(schedule: ForkSchedule, timestamp: number): Rules {
  const { baseFeeTime = Infinity, pragueTime = Infinity, osakaTime = Infinity } = schedule;
  return {
    fork: timestamp >= osakaTime ? 'osaka' : timestamp >= pragueTime ? 'prague' : 'cancun',
    baseFeeWei: timestamp >= baseFeeTime ? BASE_FEE_WEI : 0n,
  };
}

export const isSameSchedule = (a: ForkSchedule, b: ForkSchedule): boolean =>
  TIMES.every((name) => a[name] === b[name]);

/** True where both give the same rules up to the timestamp: what differs still lies ahead. */
export function agreeUntil(a: ForkSchedule, b: ForkSchedule, timestamp: number): boolean {
  return TIMES.every((name) => {
    const [one, other] = [a[name] ?? Infinity, b[name] ?? Infinity];
    return one === other || (one > timestamp && other > timestamp);
  });
}

/** Prague and what came after it (EIP-2935, 7623, 7702 and others). */
export const isPrague = (fork: Fork): boolean => fork !== 'cancun';
