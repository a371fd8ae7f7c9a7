import { createHash, randomBytes } from 'node:crypto';
import type { RequestOrigin } from '@nova/db/schema/energy';
import {
  type ActionAccountState,
  type ActionKeyState,
  type ActionRefusal,
  type ActionRule,
  decideAction,
} from '@nova/shared/energy/rules';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { EarlierAction } from './decision-facts.ts';
import type { AcceptedAction } from './store-actions.ts';

/** The user who acted and the account to credit. */
export interface Claimant {
  readonly userId: string;
  /** The credited account, lowercase. */
  readonly account: `0x${string}`;
}

/** An action that may be worth points. */
export interface KeyClaim {
  readonly key: string;
  /** The key's entry in the chain's catalog. */
  readonly rule: ActionRule;
  /** Origin of the request ID: client and server have separate IDs. */
  readonly origin: RequestOrigin;
  /** Unique per user and origin. A repeated ID with the same claim returns the first result. */
  readonly requestId: string;
  readonly metadata: Record<string, unknown> | null;
}

/** A user's action that may be worth points. */
export type ActionClaim = Claimant & KeyClaim;

export interface AcceptedCredit {
  readonly accepted: true;
  readonly actionId: `0x${string}`;
  readonly points: number;
  /** True if the request ID was accepted earlier; nothing was written now. */
  readonly isRepeated: boolean;
}

export type CreditOutcome =
  | AcceptedCredit
  | { readonly accepted: false; readonly reason: ActionRefusal; readonly nextAt: number | null };

/** Decides claims of one account in order, each on the state left by the one before. */
export class Decider {
  readonly accepted: AcceptedAction[] = [];
  /** State of the credited keys after the last claim. */
  readonly keyStates = new Map<string, ActionKeyState>();
  accountState: ActionAccountState;
  readonly #byRequest = new Map<string, EarlierAction>();
  readonly #claimant: Claimant;
  readonly #clock: () => number;

  constructor(claimant: Claimant, clock: () => number, accountState: ActionAccountState) {
    this.#claimant = claimant;
    this.#clock = clock;
    this.accountState = accountState;
  }

  decide(
    claim: KeyClaim,
    facts: { earlier: EarlierAction | null; keyState: ActionKeyState; isChanging: boolean },
  ): CreditOutcome {
    const { key, rule, origin, requestId, metadata } = claim;
    const requestHash = hashClaim(this.#claimant.account, claim);
    const earlier = facts.earlier ?? this.#byRequest.get(`${origin} ${requestId}`);
    if (earlier) return repeat(earlier, requestHash);
    // While the key's catalog entry changes, its value is undetermined.
    if (facts.isChanging) return { accepted: false, reason: 'inactive', nextAt: null };
    const keyState = this.keyStates.get(key) ?? facts.keyState;
    // The clock may step back, but an account's times never do; otherwise the ledger would refuse an accepted
    // action.
    const occurredAt = Math.max(Math.floor(this.#clock() / 1000), keyState.lastOccurredAt);
    const decision = decideAction(rule, keyState, this.accountState, occurredAt);
    if (!decision.accepted) return decision;
    this.keyStates.set(key, decision.keyState);
    this.accountState = decision.accountState;
    const { points } = decision;
    const actionId: `0x${string}` = `0x${randomBytes(32).toString('hex')}`;
    this.accepted.push({
      actionId,
      actionKey: key,
      points,
      occurredAt,
      origin,
      requestId,
      requestHash,
      metadata,
    });
    this.#byRequest.set(`${origin} ${requestId}`, { actionId, points, requestHash });
    return { accepted: true, actionId, points, isRepeated: false };
  }
}

function repeat({ actionId, points, requestHash }: EarlierAction, wanted: `0x${string}`): AcceptedCredit {
  if (requestHash === wanted) return { accepted: true, actionId, points, isRepeated: true };
  throw new AppError(COMMON_ERRORS.idempotencyConflict, {
    message: 'This request_id was already used for a different request. Use a new one.',
  });
}

function hashClaim(account: `0x${string}`, { key, metadata }: KeyClaim): `0x${string}` {
  const text = JSON.stringify([account, key, sortKeys(metadata)]);
  return `0x${createHash('sha256').update(text).digest('hex')}`;
}

// Makes the hash of an object independent of the order of its keys.
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, sortKeys(inner)]);
}
