import { z } from 'zod';
import { BASE_FEE_WEI } from './rules.ts';

/** Rule sets of Ethereum that this node executes, the oldest first. */
export const FORKS = ['cancun', 'prague', 'osaka'] as const;

export type Fork = (typeof FORKS)[number];

const time = z.int().nonnegative();

const scheduleSchema = z.object({
  /** The base fee is no longer 0. */
  baseFeeTime: time.optional(),
  pragueTime: time.optional(),
  osakaTime: time.optional(),
});

/**
 * From which second of a block's header on which rules hold; a time that is absent never comes. A chain without a
 * schedule keeps the rules of Cancun and a base fee of 0, as all chains had before there were schedules.
 */
export interface ForkSchedule {
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

const TIMES = ['baseFeeTime', 'pragueTime', 'osakaTime'] as const;

/** Throws ZodError where a time is none, and Error where Osaka would come before Prague. */
export function parseSchedule(json: unknown): ForkSchedule {
  const given = scheduleSchema.parse(json);
  const schedule = Object.fromEntries(TIMES.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
  return requireOrder(schedule);
}

/** Throws Error where Osaka would come before Prague. */
export function requireOrder(schedule: ForkSchedule): ForkSchedule {
  const { pragueTime = Infinity, osakaTime = Infinity } = schedule;
  if (osakaTime < pragueTime) throw new Error('Osaka cannot come before Prague');
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
