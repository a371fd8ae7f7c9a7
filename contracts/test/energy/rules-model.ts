import { REWARD_CATALOGUE } from '@nova/shared/energy/catalogue';
import {
  type ActionAccountState,
  type ActionDecision,
  type ActionKeyState,
  type ActionRule,
  EMPTY_ACCOUNT_STATE,
  EMPTY_KEY_STATE,
  SECONDS_PER_DAY,
  decideAction,
  utcDayOf,
} from '@nova/shared/energy/rules';
import type { Address } from 'viem';

export type NamedRule = ActionRule & { readonly key: string };

/** One reported action. */
export interface Step {
  account: Address;
  rule: NamedRule;
  /** Seconds since 1970. */
  occurredAt: number;
}

function odd(key: string, rule: Partial<ActionRule>): NamedRule {
  const base = { points: 10, cooldownSeconds: 0, dailyCap: 0, lifetimeCap: 0, active: true } as const;
  return { key, source: 'server', ...base, ...rule };
}

/** The real catalog, and a few types with combinations of limits that it does not contain. */
export const RULES: readonly NamedRule[] = [
  ...REWARD_CATALOGUE.map((type) => Object.assign({ active: true }, type)),
  odd('asleep', { active: false }),
  odd('few', { lifetimeCap: 3, dailyCap: 2 }),
  odd('slow', { cooldownSeconds: SECONDS_PER_DAY + 3600, dailyCap: 1 }),
  odd('large', { source: 'browser', points: 390 }),
  odd('single', { source: 'browser', points: 1, cooldownSeconds: 1 }),
];

/**
 * State for `decideAction`, in the same form as in the database: one entry per account and key, one per
 * account and day.
 */
export class RulesModel {
  readonly #keyStates = new Map<string, ActionKeyState>();
  readonly #dayStates = new Map<string, ActionAccountState>();

  keyStateOf({ account, rule }: Step): ActionKeyState {
    return this.#keyStates.get(`${account} ${rule.key}`) ?? EMPTY_KEY_STATE;
  }

  dayStateOf({ account, occurredAt }: Step): ActionAccountState {
    return this.#dayStates.get(`${account} ${utcDayOf(occurredAt)}`) ?? EMPTY_ACCOUNT_STATE;
  }

  decide(step: Step): ActionDecision {
    return decideAction(step.rule, this.keyStateOf(step), this.dayStateOf(step), step.occurredAt);
  }

  accept(step: Step, decision: Extract<ActionDecision, { accepted: true }>): void {
    const { account, rule, occurredAt } = step;
    this.#keyStates.set(`${account} ${rule.key}`, decision.keyState);
    if (rule.source === 'browser') {
      this.#dayStates.set(`${account} ${utcDayOf(occurredAt)}`, decision.accountState);
    }
  }

  /** Returns the second that the ledger includes in a rejection: the end of the limit that was reached. */
  limitEndOf(step: Step, decision: ActionDecision): number | null {
    const { lastOccurredAt } = this.keyStateOf(step);
    switch (decision.accepted ? 'accepted' : decision.reason) {
      case 'out_of_order':
        return lastOccurredAt;
      case 'cooldown':
        return lastOccurredAt + step.rule.cooldownSeconds;
      case 'daily_cap':
      case 'browser_cap':
        return (utcDayOf(step.occurredAt) + 1) * SECONDS_PER_DAY;
      default:
        return null;
    }
  }
}
