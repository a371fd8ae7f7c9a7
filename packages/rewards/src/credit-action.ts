import type { Database, Transaction } from '@nova/db/database';
import { enqueueAll } from '@nova/db/enqueue';
import { isUniqueViolation } from '@nova/db/unique-violation';
import { RECORD_ACTION } from '@nova/shared/energy/record-action';
import type { ActionAccountState } from '@nova/shared/energy/rules';
import { AppError } from '@nova/shared/errors';
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
import { type AccountCredit, storeActions } from './store-actions.ts';
import { toUserHash } from './user-hash.ts';

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

/** What crediting needs. */
export interface CreditServices {
  readonly db: Database;
  readonly clock: () => number;
  readonly pepper: string;
}

/** Called with the ID of an accepted action before the commit, so that its sealing cannot be missed. */
export type OnAccepting = (actionId: `0x${string}`) => void;

/**
 * Accepts an action; the only way to do so. Cooldown, caps, the action and its outbox row are one database
 * transaction under the account's lock: all of it is committed or nothing, and concurrent claims are decided
 * one after the other.
 * @throws AppError `idempotency_conflict` if the request ID was used for another claim
 */
export async function creditAction(
  services: CreditServices,
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
  services: CreditServices,
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
  { db }: CreditServices,
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
  services: Omit<CreditServices, 'db'>,
  { userId, account, ...claim }: ActionClaim,
  onAccepting?: OnAccepting,
): Promise<AcceptedCredit> {
  const [outcome] = await creditAllWithin(tx, services, { userId, account }, [claim], onAccepting);
  if (outcome!.accepted) return outcome!;
  throw new CreditRefused(outcome!);
}

async function creditAllWithin(
  tx: Transaction,
  services: Omit<CreditServices, 'db'>,
  claimant: Claimant,
  claims: readonly KeyClaim[],
  onAccepting?: OnAccepting,
): Promise<CreditOutcome[]> {
  const state = await lockAccount(tx, claimant.account);
  const [outcomes] = await creditLocked(tx, services, [{ ...claimant, claims, state, onAccepting }]);
  if (outcomes instanceof AppError) throw outcomes;
  return outcomes!;
}

/** Claims of one account, whose lock is held. */
export interface LockedClaims extends Claimant {
  readonly claims: readonly KeyClaim[];
  /** State of the account under its lock. */
  readonly state: ActionAccountState;
  readonly onAccepting?: OnAccepting | undefined;
}

/**
 * Decides the claims of several accounts and stores the accepted ones. Each account's claims are decided in
 * order and independently of the other accounts.
 * @returns for each account the outcomes of its claims, or `idempotency_conflict`, which accepts none of them
 */
export async function creditLocked(
  tx: Transaction,
  { clock, pepper }: Omit<CreditServices, 'db'>,
  accounts: readonly LockedClaims[],
): Promise<(CreditOutcome[] | AppError)[]> {
  const facts = await readDecisionFacts(
    tx,
    accounts.flatMap(({ userId, account, claims }) => claims.map((claim) => ({ ...claim, userId, account }))),
  );
  const credits: (AccountCredit & Pick<LockedClaims, 'onAccepting'>)[] = [];
  let place = 0;
  const outcomes = accounts.map(({ userId, account, claims, state, onAccepting }) => {
    const own = facts.slice(place, (place += claims.length));
    const decider = new Decider({ userId, account }, clock, state);
    try {
      const decided = claims.map((claim, index) => decider.decide(claim, own[index]!));
      const { accepted, keyStates, accountState } = decider;
      const userHash = toUserHash(pepper, userId);
      if (accepted.length > 0) {
        credits.push({ userId, account, userHash, accepted, keyStates, accountState, onAccepting });
      }
      return decided;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  });
  if (credits.length === 0) return outcomes;
  await storeActions(tx, credits);
  for (const { accepted, onAccepting } of credits) {
    for (const { actionId } of accepted) onAccepting?.(actionId);
  }
  await enqueueAll(
    tx,
    { lane: 'actions', kind: RECORD_ACTION },
    credits.flatMap(({ account, userHash, accepted }) =>
      accepted.map(({ actionId, actionKey, occurredAt }) => ({
        operationId: actionId,
        payload: { actionId, account, userHash, actionKey, occurredAt },
      })),
    ),
  );
  return outcomes;
}
