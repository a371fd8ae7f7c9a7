import { BROWSER_POINTS_PER_DAY, type RewardType } from './catalogue.ts';

/** Length of a UTC day in seconds; the day of a time is `floor(seconds / SECONDS_PER_DAY)`. */
export const SECONDS_PER_DAY = 86_400;

/** The fields of an action type that decide: those of a catalog entry and whether it is active. */
export type ActionRule = Omit<RewardType, 'key' | 'listed'> & { readonly active: boolean };

/** State of one account and one action key. */
export interface ActionKeyState {
  /** Whole seconds of the last accepted action. */
  readonly lastOccurredAt: number;
  /** UTC day of the last accepted action. */
  readonly day: number;
  /** Accepted actions on `day`. */
  readonly countToday: number;
  /** Accepted actions in total; 0 means that there is no last one. */
  readonly lifetimeCount: number;
}

/**
 * Points of one account from `browser` actions on one UTC day. Keep one such record per account and day:
 * actions of different keys may arrive across midnight in either order. If only the newest day is kept, an
 * action of an earlier day is refused (`out_of_order`), never credited past the limit.
 */
export interface ActionAccountState {
  readonly day: number;
  readonly browserPointsToday: number;
}

/** The state before an account's first action of a key. */
export const EMPTY_KEY_STATE: ActionKeyState = { lastOccurredAt: 0, day: 0, countToday: 0, lifetimeCount: 0 };

/** The state before an account's first `browser` action (of a day). */
export const EMPTY_ACCOUNT_STATE: ActionAccountState = { day: 0, browserPointsToday: 0 };

/** Reasons why an action is not credited; each corresponds to the ledger's error with the same noun. */
export const ACTION_REFUSALS = [
  'inactive',
  'out_of_order',
  'cooldown',
  'daily_cap',
  'lifetime_cap',
  'browser_cap',
] as const;
export type ActionRefusal = (typeof ACTION_REFUSALS)[number];

export type ActionDecision =
  | {
      readonly accepted: true;
      /** Energy Points to credit. */
      readonly points: number;
      readonly keyState: ActionKeyState;
      readonly accountState: ActionAccountState;
    }
  | {
      readonly accepted: false;
      readonly reason: ActionRefusal;
      /**
       * First whole second at which the same action would be accepted if nothing else happens; null means
       * never.
       */
      readonly nextAt: number | null;
    };

/**
 * Decides whether an action is credited, with the same integer arithmetic and in the same order as
 * `ActionLedger.record`. Pure: the caller loads the two states, and stores the returned ones if the action
 * is accepted.
 *
 * @param occurredAt time at which the server accepted the action, in whole seconds since 1970
 * @throws RangeError if `occurredAt` is not a whole, non-negative number of seconds
 */
export function decideAction(
  rule: ActionRule,
  keyState: ActionKeyState,
  accountState: ActionAccountState,
  occurredAt: number,
): ActionDecision {
  if (!Number.isSafeInteger(occurredAt) || occurredAt < 0) {
    throw new RangeError(`occurredAt must be whole seconds, got ${occurredAt}`);
  }
  const reason = findRefusal(rule, keyState, accountState, occurredAt);
  if (reason !== null) {
    return { accepted: false, reason, nextAt: findNextAt(rule, keyState, accountState, occurredAt) };
  }
  const day = utcDayOf(occurredAt);
  return {
    accepted: true,
    points: rule.points,
    keyState: {
      lastOccurredAt: occurredAt,
      day,
      countToday: countOn(keyState, day) + 1,
      lifetimeCount: keyState.lifetimeCount + 1,
    },
    accountState:
      rule.source === 'browser'
        ? { day, browserPointsToday: browserPointsOn(accountState, day) + rule.points }
        : accountState,
  };
}

/** Returns the UTC day number of a time in whole seconds. */
export function utcDayOf(seconds: number): number {
  return Math.floor(seconds / SECONDS_PER_DAY);
}

// Permanent reasons come first, so that a refusal never names a wrong time.
function findRefusal(
  rule: ActionRule,
  keyState: ActionKeyState,
  accountState: ActionAccountState,
  at: number,
): ActionRefusal | null {
  const hasLast = keyState.lifetimeCount > 0;
  if (!rule.active) return 'inactive';
  if (rule.lifetimeCap > 0 && keyState.lifetimeCount >= rule.lifetimeCap) return 'lifetime_cap';
  if (hasLast && at < keyState.lastOccurredAt) return 'out_of_order';
  if (rule.source === 'browser' && utcDayOf(at) < accountState.day) return 'out_of_order';
  if (hasLast && at < keyState.lastOccurredAt + rule.cooldownSeconds) return 'cooldown';
  if (rule.dailyCap > 0 && countOn(keyState, utcDayOf(at)) >= rule.dailyCap) return 'daily_cap';
  if (rule.source === 'browser') {
    const total = browserPointsOn(accountState, utcDayOf(at)) + rule.points;
    if (total > BROWSER_POINTS_PER_DAY) return 'browser_cap';
  }
  return null;
}

// After order and cooldown, only the two daily limits remain, and both end at the next midnight.
function findNextAt(
  rule: ActionRule,
  keyState: ActionKeyState,
  accountState: ActionAccountState,
  occurredAt: number,
): number | null {
  const cooledDownAt = keyState.lifetimeCount > 0 ? keyState.lastOccurredAt + rule.cooldownSeconds : 0;
  const dayOpensAt = rule.source === 'browser' ? accountState.day * SECONDS_PER_DAY : 0;
  const earliest = Math.max(occurredAt, cooledDownAt, dayOpensAt);
  const midnight = (utcDayOf(earliest) + 1) * SECONDS_PER_DAY;
  const isPossible = (at: number) => findRefusal(rule, keyState, accountState, at) === null;
  return [earliest, midnight].find(isPossible) ?? null;
}

function countOn(state: ActionKeyState, day: number): number {
  return state.day === day ? state.countToday : 0;
}

function browserPointsOn(state: ActionAccountState, day: number): number {
  return state.day === day ? state.browserPointsToday : 0;
}
