import { createHash, randomBytes } from 'node:crypto';
import type { Database, Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { decideAction, type ActionRefusal, type ActionRule } from '@nova/shared/energy/rules';
import { RECORD_ACTION } from '@nova/shared/energy/record-action';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Clock } from '../../http/clock.ts';
import { lockAccount } from './action-limits.ts';
import { type DecisionFacts, readDecisionFacts } from './decision-facts.ts';
import { storeAction } from './store-action.ts';
import { toUserHash } from './user-hash.ts';

const UNIQUE_VIOLATION = '23505';

/** An action that somebody took and that may be worth points. */
export interface ActionClaim {
  readonly userId: string;
  /** The account that is credited, lower case. */
  readonly account: `0x${string}`;
  readonly key: string;
  /** The key's row of the chain's catalogue. */
  readonly rule: ActionRule;
  /** Unique per user. The same id with the same claim answers the first result again. */
  readonly requestId: string;
  readonly metadata: Record<string, unknown> | null;
}

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

/**
 * The one way an action is accepted. Cooldown, caps, the action and its outbox row are one database transaction under
 * the account's lock: either all of it is there or nothing, and of any number of claims at once each is decided on
 * what the one before it left.
 * @param onAccepting called before the commit with the id, so that nobody misses the sealing
 * @throws AppError `idempotency_conflict` when the request id was used for another claim
 */
export async function creditAction(
  { db, clock, pepper }: { db: Database; clock: Clock; pepper: string },
  claim: ActionClaim,
  onAccepting?: (actionId: `0x${string}`) => void,
): Promise<CreditOutcome> {
  const attempt = () => db.transaction((tx) => creditWithin(tx, { clock, pepper }, claim, onAccepting));
  try {
    return await attempt().catch((error: unknown) => {
      // The same request id at the same time through another account of the user: the second look finds its row.
      if (isUniqueViolation(error)) return attempt();
      throw error;
    });
  } catch (error) {
    if (error instanceof CreditRefused) return error.outcome;
    throw error;
  }
}

/**
 * The same as part of a larger transaction, which a refusal must leave: it throws `CreditRefused`.
 */
export async function creditWithin(
  tx: Transaction,
  { clock, pepper }: { clock: Clock; pepper: string },
  claim: ActionClaim,
  onAccepting?: (actionId: `0x${string}`) => void,
): Promise<AcceptedCredit> {
  const { userId, account, key, rule, requestId, metadata } = claim;
  const accountState = await lockAccount(tx, account);
  const requestHash = hashClaim(claim);
  const { earlier, keyState, isChanging } = await readDecisionFacts(tx, claim);
  if (earlier) return repeat(earlier, requestHash);

  // While the catalogue's row of this key changes, nobody can say yet what it will be worth.
  if (isChanging) throw new CreditRefused({ accepted: false, reason: 'inactive', nextAt: null });
  // The clock may step back; an account's times never do, or the ledger would refuse what we accepted.
  const occurredAt = Math.max(Math.floor(clock() / 1000), keyState.lastOccurredAt);
  const decision = decideAction(rule, keyState, accountState, occurredAt);
  if (!decision.accepted) throw new CreditRefused(decision);

  const actionId: `0x${string}` = `0x${randomBytes(32).toString('hex')}`;
  const userHash = toUserHash(pepper, userId);
  const { points } = decision;
  const facts = { actionId, account, userHash, actionKey: key, occurredAt };
  await storeAction(tx, { ...facts, userId, points, requestId, requestHash, metadata }, decision);
  onAccepting?.(actionId);
  await enqueue(tx, { lane: 'actions', kind: RECORD_ACTION, operationId: actionId, payload: facts });
  return { accepted: true, actionId, points, isRepeated: false };
}

function repeat(
  { actionId, points, requestHash }: NonNullable<DecisionFacts['earlier']>,
  wanted: `0x${string}`,
): AcceptedCredit {
  if (requestHash === wanted) return { accepted: true, actionId, points, isRepeated: true };
  throw new AppError(COMMON_ERRORS.idempotencyConflict, {
    message: 'This request id was already used for something else.',
  });
}

function hashClaim({ account, key, metadata }: ActionClaim): `0x${string}` {
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
