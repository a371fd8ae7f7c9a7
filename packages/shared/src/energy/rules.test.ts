import { assert as assertProperty, constant, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ActionRule,
  EMPTY_ACCOUNT_STATE,
  EMPTY_KEY_STATE,
  SECONDS_PER_DAY,
  decideAction,
} from './rules.ts';

// 2026-01-15 is UTC day 20468, which starts at 1768435200.
const MIDNIGHT = 1_768_435_200;
const DAY = 20_468;
const NOON = MIDNIGHT + 43_200;

const free: ActionRule = {
  points: 10,
  cooldownSeconds: 0,
  dailyCap: 0,
  lifetimeCap: 0,
  source: 'server',
  active: true,
};

describe('decideAction', () => {
  it('credits a first action and records it', () => {
    expect(decideAction(free, EMPTY_KEY_STATE, EMPTY_ACCOUNT_STATE, NOON)).toEqual({
      accepted: true,
      points: 10,
      keyState: { lastOccurredAt: 1_768_478_400, day: 20_468, countToday: 1, lifetimeCount: 1 },
      accountState: { day: 0, browserPointsToday: 0 },
    });
  });

  it('keeps counting within the day and restarts on the next', () => {
    const keyState = { lastOccurredAt: NOON, day: DAY, countToday: 2, lifetimeCount: 7 };
    expect(decideAction(free, keyState, EMPTY_ACCOUNT_STATE, NOON + 1)).toMatchObject({
      keyState: { day: 20_468, countToday: 3, lifetimeCount: 8 },
    });
    expect(decideAction(free, keyState, EMPTY_ACCOUNT_STATE, MIDNIGHT + 86_400)).toMatchObject({
      keyState: { day: 20_469, countToday: 1, lifetimeCount: 8 },
    });
  });

  it('refuses an inactive type without a time', () => {
    const decision = decideAction({ ...free, active: false }, EMPTY_KEY_STATE, EMPTY_ACCOUNT_STATE, NOON);
    expect(decision).toEqual({ accepted: false, reason: 'inactive', nextAt: null });
  });

  it('refuses an action earlier than the last one of its key but permits the same second', () => {
    const keyState = { lastOccurredAt: NOON, day: DAY, countToday: 1, lifetimeCount: 1 };
    expect(decideAction(free, keyState, EMPTY_ACCOUNT_STATE, NOON - 1)).toEqual({
      accepted: false,
      reason: 'out_of_order',
      nextAt: 1_768_478_400,
    });
    expect(decideAction(free, keyState, EMPTY_ACCOUNT_STATE, NOON).accepted).toBe(true);
  });

  it('ends a cooldown at its exact second', () => {
    const rule = { ...free, cooldownSeconds: 14_400 };
    const keyState = { lastOccurredAt: NOON, day: DAY, countToday: 1, lifetimeCount: 1 };
    expect(decideAction(rule, keyState, EMPTY_ACCOUNT_STATE, NOON + 14_399)).toEqual({
      accepted: false,
      reason: 'cooldown',
      nextAt: 1_768_492_800,
    });
    expect(decideAction(rule, keyState, EMPTY_ACCOUNT_STATE, NOON + 14_400).accepted).toBe(true);
  });

  it('applies no cooldown to the first action, regardless of its length', () => {
    const rule = { ...free, cooldownSeconds: 4_294_967_295 };
    expect(decideAction(rule, EMPTY_KEY_STATE, EMPTY_ACCOUNT_STATE, NOON).accepted).toBe(true);
  });

  it('enforces a daily cap until midnight UTC', () => {
    const rule = { ...free, dailyCap: 3 };
    const keyState = { lastOccurredAt: NOON, day: DAY, countToday: 3, lifetimeCount: 3 };
    expect(decideAction(rule, keyState, EMPTY_ACCOUNT_STATE, MIDNIGHT + 86_399)).toEqual({
      accepted: false,
      reason: 'daily_cap',
      nextAt: 1_768_521_600,
    });
    expect(decideAction(rule, keyState, EMPTY_ACCOUNT_STATE, MIDNIGHT + 86_400).accepted).toBe(true);
  });

  it('returns midnight if a cooldown ends on a day that has reached its cap', () => {
    const rule = { ...free, cooldownSeconds: 60, dailyCap: 3 };
    const keyState = { lastOccurredAt: NOON, day: DAY, countToday: 3, lifetimeCount: 3 };
    expect(decideAction(rule, keyState, EMPTY_ACCOUNT_STATE, NOON + 1)).toEqual({
      accepted: false,
      reason: 'cooldown',
      nextAt: 1_768_521_600,
    });
  });

  it('returns the end of a cooldown that extends past midnight', () => {
    const rule = { ...free, cooldownSeconds: 14_400, dailyCap: 3 };
    const keyState = { lastOccurredAt: MIDNIGHT + 82_800, day: DAY, countToday: 3, lifetimeCount: 3 };
    expect(decideAction(rule, keyState, EMPTY_ACCOUNT_STATE, MIDNIGHT + 82_801)).toMatchObject({
      nextAt: 1_768_532_400,
    });
  });

  it('refuses permanently after the lifetime cap', () => {
    const rule = { ...free, lifetimeCap: 1, cooldownSeconds: 60 };
    const keyState = { lastOccurredAt: NOON, day: DAY, countToday: 1, lifetimeCount: 1 };
    expect(decideAction(rule, keyState, EMPTY_ACCOUNT_STATE, NOON + 1)).toEqual({
      accepted: false,
      reason: 'lifetime_cap',
      nextAt: null,
    });
  });

  it('adds browser points of a day up to exactly 400', () => {
    const rule: ActionRule = { ...free, source: 'browser', points: 15 };
    expect(decideAction(rule, EMPTY_KEY_STATE, { day: DAY, browserPointsToday: 385 }, NOON)).toMatchObject({
      accepted: true,
      accountState: { day: 20_468, browserPointsToday: 400 },
    });
    expect(decideAction(rule, EMPTY_KEY_STATE, { day: DAY, browserPointsToday: 386 }, NOON)).toEqual({
      accepted: false,
      reason: 'browser_cap',
      nextAt: 1_768_521_600,
    });
    expect(
      decideAction(rule, EMPTY_KEY_STATE, { day: DAY, browserPointsToday: 400 }, MIDNIGHT + 86_400),
    ).toMatchObject({ accountState: { day: 20_469, browserPointsToday: 15 } });
  });

  it('excludes server and chain actions from the browser limit', () => {
    const full = { day: DAY, browserPointsToday: 400 };
    for (const source of ['server', 'chain'] as const) {
      expect(decideAction({ ...free, source }, EMPTY_KEY_STATE, full, NOON)).toMatchObject({
        accepted: true,
        accountState: { day: 20_468, browserPointsToday: 400 },
      });
    }
  });

  it('never credits a browser action to a day before the recorded one', () => {
    const rule: ActionRule = { ...free, source: 'browser' };
    const tomorrow = { day: DAY + 1, browserPointsToday: 5 };
    expect(decideAction(rule, EMPTY_KEY_STATE, tomorrow, NOON)).toEqual({
      accepted: false,
      reason: 'out_of_order',
      nextAt: 1_768_521_600,
    });
  });

  it('returns no time for a browser action that exceeds the daily limit', () => {
    const rule: ActionRule = { ...free, source: 'browser', points: 401 };
    expect(decideAction(rule, EMPTY_KEY_STATE, EMPTY_ACCOUNT_STATE, NOON)).toEqual({
      accepted: false,
      reason: 'browser_cap',
      nextAt: null,
    });
  });

  it('refuses fractions of seconds instead of rounding them', () => {
    expect(() => decideAction(free, EMPTY_KEY_STATE, EMPTY_ACCOUNT_STATE, NOON + 0.5)).toThrow(RangeError);
    expect(() => decideAction(free, EMPTY_KEY_STATE, EMPTY_ACCOUNT_STATE, -1)).toThrow(RangeError);
  });

  it('returns exactly the first second at which it would accept', () => {
    const rules = record({
      points: integer({ min: 1, max: 450 }),
      cooldownSeconds: constantFrom(0, 1, 60, 14_400, 90_000),
      dailyCap: integer({ min: 0, max: 3 }),
      lifetimeCap: constantFrom(0, 0, 0, 1, 4),
      source: constantFrom('browser', 'server', 'chain'),
      active: constant(true),
    });
    const seconds = integer({ min: MIDNIGHT, max: MIDNIGHT + 2 * SECONDS_PER_DAY });
    const states = record({ at: seconds, count: integer({ min: 0, max: 3 }), total: nat(400) });
    assertProperty(
      property(rules, states, seconds, (rule, state, occurredAt) => {
        const day = Math.floor(state.at / SECONDS_PER_DAY);
        const keyState =
          state.count === 0
            ? EMPTY_KEY_STATE
            : { lastOccurredAt: state.at, day, countToday: state.count, lifetimeCount: state.count };
        const accountState = { day, browserPointsToday: state.total };
        const decision = decideAction(rule, keyState, accountState, occurredAt);
        if (decision.accepted || decision.nextAt === null) return;
        expect(decision.nextAt).toBeGreaterThan(occurredAt);
        expect(decideAction(rule, keyState, accountState, decision.nextAt).accepted).toBe(true);
        expect(decideAction(rule, keyState, accountState, decision.nextAt - 1).accepted).toBe(false);
      }),
      { numRuns: 2_000, seed: 96_969 },
    );
  });
});
