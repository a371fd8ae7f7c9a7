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

/** Who took actions and on which account they are credited. */
export interface Claimant {
  readonly userId: string;
  /** The account that is credited, lower case. */
  readonly account: `0x${string}`;
}

/** What somebody did that may be worth points. */
export interface KeyClaim {
  readonly key: string;
  /** The key's row of the chain's catalogue. */
  readonly rule: ActionRule;
  /** Who chose the request id: ids of clients and of the server are apart. */
  readonly origin: RequestOrigin;
  /** Unique per user and origin. The same id with the same claim answers the first result again. */
  readonly requestId: string;
  readonly metadata: Record<string, unknown> | null;
}

/** An action that somebody took and that may be worth points. */
export type ActionClaim = Claimant & KeyClaim;

export interface AcceptedCredit {
  readonly accepted: true;
  readonly actionId: `0x${string}`;
  readonly points: number;
  /** True when the request id had been accepted before; nothing was written now. */
  readonly isRepeated: boolean;
}

export type CreditOutcome =
  | AcceptedCredit
  | { readonly accepted: false; readonly reason: ActionRefusal; readonly nextAt: number | null };

/** Leaves the transaction without a trace of the attempt. */
export class CreditRefused extends Error {
  constructor(readonly outcome: Extract<CreditOutcome, { accepted: false }>) {
    super(outcome.reason);
  }
}

/** Nothing of several claims was accepted: the transaction is left like that of a single one. */
class NothingAccepted extends Error {
  constructor(readonly outcomes: readonly CreditOutcome[]) {
    super('nothing was accepted');
  }
}

interface Services {
  readonly db: Database;
  readonly clock: () => number;
  readonly pepper: string;
}

type OnAccepting = (actionId: `0x${string}`) => void;

/**
 * The one way an action is accepted. Cooldown, caps, the action and its outbox row are one database transaction under
 * the account's lock: either all of it is there or nothing, and of any number of claims at once each is decided on
 * what the one before it left.
 * @param onAccepting called before the commit with the id, so that nobody misses the sealing
 * @throws AppError `idempotency_conflict` when the request id was used for another claim
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
 * Several actions of one claimant, in order, each decided by itself: one transaction, one commit.
 * @throws AppError `idempotency_conflict` when one of the request ids was used for another claim; none is accepted then
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
    // The same request id at the same time through another account of the user: the second look finds its row.
    if (isUniqueViolation(error)) return db.transaction(work);
    throw error;
  });
}

/**
 * The same as part of a larger transaction, which a refusal must leave: it throws `CreditRefused`.
 */
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

/** Decides claims of one account one after the other, each on what the one before it left. */
class Decider {
  readonly accepted: AcceptedAction[] = [];
  /** What is remembered of the keys that were credited, after the last of them. */
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
    // While the catalogue's row of this key changes, nobody can say yet what it will be worth.
    if (facts.isChanging) return { accepted: false, reason: 'inactive', nextAt: null };
    const keyState = this.keyStates.get(key) ?? facts.keyState;
    // The clock may step back; an account's times never do, or the ledger would refuse what we accepted.
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

// The same object must hash the same however its sender ordered it.
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
