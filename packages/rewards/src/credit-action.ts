import { createHash, randomBytes } from 'node:crypto';
import type { Database, Transaction } from '@nova/db/database';
import { enqueueAll } from '@nova/db/enqueue';
import type { RequestOrigin } from '@nova/db/schema/energy';
import {
  type ActionAccountState,
  type ActionKeyState,
  type ActionRefusal,
  type ActionRule,
  decideAction,
} from '@nova/shared/energy/rules';
import { RECORD_ACTION } from '@nova/shared/energy/record-action';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { lockAccount } from './action-limits.ts';
import { type EarlierAction, readDecisionFacts } from './decision-facts.ts';
import { type AcceptedAction, storeActions } from './store-actions.ts';
import { toUserHash } from './user-hash.ts';

const UNIQUE_VIOLATION = '23505';

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

/** Thrown to leave the transaction without any change. */
export class CreditRefused extends Error {
  constructor(readonly outcome: Extract<CreditOutcome, { accepted: false }>) {
    super(outcome.reason);
  }
}

/** No claim was accepted: the transaction is rolled back as for a single refusal. */
class NothingAccepted extends Error {
  constructor(readonly outcomes: readonly CreditOutcome[]) {
    super('no action was accepted');
  }
}

interface Services {
  readonly db: Database;
  readonly clock: () => number;
  readonly pepper: string;
}

type OnAccepting = (actionId: `0x${string}`) => void;

/**
 * Accepts an action; the only way to do so. Cooldown, caps, the action and its outbox row are one database
 * transaction under the account's lock: all of it is committed or nothing, and concurrent claims are decided
 * one after the other.
 * @param onAccepting called with the ID before the commit, so that the sealing cannot be missed
 * @throws AppError `idempotency_conflict` if the request ID was used for another claim
 */
export async function creditAction(
  services: Services,
  claim: ActionClaim,
  onAccepting?: OnAccepting,
): Promise<CreditOutcome> {
  try {
    return await attempt(services, (tx) => creditWithin(tx, services, claim, onAccepting));
  } catch (error) {
    if (error instanceof CreditRefused) return error.outcome;
    throw error;
  }
}

/**
 * Credits several actions of one claimant in order, each decided separately, in one transaction with one
 * commit.
 * @throws AppError `idempotency_conflict` if one of the request IDs was used for another claim; none is
 * accepted then
 */
export async function creditActions(
  services: Services,
  claimant: Claimant,
  claims: readonly KeyClaim[],
): Promise<readonly CreditOutcome[]> {
  try {
    return await attempt(services, async (tx) => {
      const outcomes = await creditAllWithin(tx, services, claimant, claims);
      if (outcomes.every((outcome) => !outcome.accepted)) throw new NothingAccepted(outcomes);
      return outcomes;
    });
  } catch (error) {
    if (error instanceof NothingAccepted) return error.outcomes;
    throw error;
  }
}

async function attempt<Result>(
  { db }: Services,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work).catch((error: unknown) => {
    // A concurrent request with the same ID through another account of the user has won; the retry finds its
    // row.
    if (isUniqueViolation(error)) return db.transaction(work);
    throw error;
  });
}

/** Credits as part of a larger transaction, which must be rolled back on a refusal (`CreditRefused`). */
export async function creditWithin(
  tx: Transaction,
  services: Omit<Services, 'db'>,
  { userId, account, ...claim }: ActionClaim,
  onAccepting?: OnAccepting,
): Promise<AcceptedCredit> {
  const [outcome] = await creditAllWithin(tx, services, { userId, account }, [claim], onAccepting);
  if (outcome!.accepted) return outcome!;
  throw new CreditRefused(outcome!);
}

async function creditAllWithin(
  tx: Transaction,
  { clock, pepper }: Omit<Services, 'db'>,
  claimant: Claimant,
  claims: readonly KeyClaim[],
  onAccepting?: OnAccepting,
): Promise<CreditOutcome[]> {
  const accountState = await lockAccount(tx, claimant.account);
  const facts = await readDecisionFacts(tx, claimant, claims);
  const decider = new Decider(claimant, clock, accountState);
  const outcomes = claims.map((claim, index) => decider.decide(claim, facts[index]!));
  const { accepted } = decider;
  if (accepted.length === 0) return outcomes;
  const userHash = toUserHash(pepper, claimant.userId);
  await storeActions(tx, { ...claimant, userHash }, accepted, decider);
  for (const { actionId } of accepted) onAccepting?.(actionId);
  const { account } = claimant;
  await enqueueAll(
    tx,
    { lane: 'actions', kind: RECORD_ACTION },
    accepted.map(({ actionId, actionKey, occurredAt }) => ({
      operationId: actionId,
      payload: { actionId, account, userHash, actionKey, occurredAt },
    })),
  );
  return outcomes;
}

/** Decides claims of one account in order, each on the state left by the one before. */
class Decider {
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

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
