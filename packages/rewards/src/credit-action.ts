import type { Database, Transaction } from '@nova/db/database';
import { enqueueAll } from '@nova/db/enqueue';
import { RECORD_ACTION } from '@nova/shared/energy/record-action';
import { lockAccount } from './action-limits.ts';
import {
  type AcceptedCredit,
  type ActionClaim,
  type Claimant,
  type CreditOutcome,
  Decider,
  type KeyClaim,
} from './decide-claims.ts';
import { readDecisionFacts } from './decision-facts.ts';
import { storeActions } from './store-actions.ts';
import { toUserHash } from './user-hash.ts';

const UNIQUE_VIOLATION = '23505';

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

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION;
}
