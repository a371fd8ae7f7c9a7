import { randomUUID } from 'node:crypto';
import type { Transaction } from '@nova/db/database';
import { REWARD_WAIT_MS } from '@nova/shared/energy/constants';
import { ENERGY_ERRORS } from '@nova/shared/energy/errors';
import { actionKeySchema } from '@nova/shared/energy/record-action';
import type { RefusalReason, RewardResult, RewardResults, UserAction } from '@nova/shared/energy/schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { ApiContext } from '../../http/api-context.ts';
import { toWireTime } from '../../http/clock.ts';
import { readActionType, readActionTypes, type ChainActionType } from './action-rules.ts';
import {
  type Claimant,
  creditAction,
  creditActions,
  type CreditOutcome,
  CreditRefused,
  creditWithin,
  type KeyClaim,
} from './credit-action.ts';
import type { SealWaiter, SealWatch } from './seal-waiter.ts';
import { readUserAction } from './user-actions.ts';

/** What a browser claims to have done. */
export interface BrowserClaim {
  readonly userId: string;
  readonly account: `0x${string}`;
  readonly key: string;
  readonly requestId: string | undefined;
  readonly metadata: Record<string, unknown> | null;
}

/**
 * Rewards an action on a browser's word and waits for its block, two seconds at most.
 * @throws AppError `unknown_action_key`, `unavailable`, `idempotency_conflict`
 */
export async function rewardAction(
  context: ApiContext,
  seals: SealWaiter,
  claim: BrowserClaim,
): Promise<RewardResult> {
  const rule = await findActionType(context, claim.key);
  if (rule.source !== 'browser') return toRefusal('source', null);
  const requestId = claim.requestId ?? randomUUID();
  const watches: SealWatch[] = [];
  try {
    const outcome = await creditAction(
      { db: context.db, clock: context.clock, pepper: context.config.userHashPepper },
      { ...claim, rule, origin: 'client', requestId },
      (actionId) => watches.push(seals.watch(actionId)),
    );
    if (!outcome.accepted) return toRefusal(outcome.reason, outcome.nextAt);
    const watch = watches.at(-1) ?? seals.watch(outcome.actionId);
    watches.push(watch);
    // Only a repeated request can have a block already.
    const known = outcome.isRepeated ? await readUserAction(context.db, outcome.actionId) : null;
    const isSealed = known !== null && known.status !== 'pending';
    const sealed = isSealed ? known : await watch.wait(REWARD_WAIT_MS);
    return toResult(outcome, sealed ?? (await readUserAction(context.db, outcome.actionId)));
  } finally {
    for (const watch of watches) watch.stop();
  }
}

/**
 * Rewards what a page has noticed, in order and without waiting for blocks: each is decided by itself, all are stored
 * together.
 * @throws AppError `unknown_action_key`, `unavailable`, `idempotency_conflict`; nothing is credited then
 */
export async function rewardActions(
  context: ApiContext,
  claimant: Claimant,
  claims: readonly Omit<KeyClaim, 'rule' | 'origin'>[],
): Promise<RewardResults> {
  // All names first: a batch with an unknown one is refused as a whole, before any of it is credited.
  const types = await readActionTypes(context.db);
  const ruled = claims.map((claim) => ({
    ...claim,
    origin: 'client' as const,
    rule: requireActionType(types.get(claim.key), claim.key),
  }));
  const services = { db: context.db, clock: context.clock, pepper: context.config.userHashPepper };
  const ofBrowser = ruled.filter(({ rule }) => rule.source === 'browser');
  const outcomes = ofBrowser.length > 0 ? await creditActions(services, claimant, ofBrowser) : [];
  const outcomeOf = new Map(ofBrowser.map((claim, index) => [claim, outcomes[index]!]));
  return {
    results: ruled.map((claim) =>
      Object.assign(toBatchResult(outcomeOf.get(claim)), { action_key: claim.key }),
    ),
  };
}

function toBatchResult(outcome: CreditOutcome | undefined): RewardResult {
  if (outcome === undefined) return toRefusal('source', null);
  return outcome.accepted ? toResult(outcome, null) : toRefusal(outcome.reason, outcome.nextAt);
}

/**
 * Awards a key that only the server may award, without waiting for its block.
 * @param requestId names the occasion: the same one is awarded once
 */
export async function awardServerAction(
  context: ApiContext,
  award: { userId: string; account: `0x${string}`; key: string; requestId: string },
): Promise<void> {
  const rule = await findActionType(context, award.key);
  const { db, clock, config } = context;
  const claim = { ...award, rule, origin: 'server' as const, metadata: null };
  await creditAction({ db, clock, pepper: config.userHashPepper }, claim);
}

const ALREADY_AWARDED = { accepted: false, reason: 'already_awarded', nextAt: null } as const;

/** What became of an award; `already_awarded`: the same occasion was credited on another account. */
export type AwardOutcome =
  | CreditOutcome
  | { readonly accepted: false; readonly reason: 'already_awarded'; readonly nextAt: null };

/**
 * The same inside a transaction of the caller, so that the award and what it belongs to are there together. A refusal
 * writes nothing and leaves the transaction as it was.
 */
export async function awardWithin(
  context: ApiContext,
  tx: Transaction,
  award: {
    userId: string;
    account: `0x${string}`;
    key: string;
    requestId: string;
    metadata?: Record<string, unknown> | null;
  },
): Promise<AwardOutcome> {
  const rule = await findActionType(context, award.key);
  const { clock, config } = context;
  try {
    return await creditWithin(
      tx,
      { clock, pepper: config.userHashPepper },
      { ...award, rule, origin: 'server', metadata: award.metadata ?? null },
    );
  } catch (error) {
    if (error instanceof CreditRefused) return error.outcome;
    if (error instanceof AppError && error.code === COMMON_ERRORS.idempotencyConflict) return ALREADY_AWARDED;
    throw error;
  }
}

async function findActionType(context: ApiContext, key: string): Promise<ChainActionType> {
  return requireActionType((await readActionType(context.db, key)) ?? undefined, key);
}

function requireActionType(type: ChainActionType | undefined, key: string): ChainActionType {
  // A key that only the chain knows, under a name that is none, cannot be carried there by us.
  if (type && actionKeySchema.safeParse(key).success) return type;
  throw new AppError(ENERGY_ERRORS.unknownActionKey, {
    message: 'This action is not in the reward catalog.',
  });
}

function toResult(
  { actionId, points }: { actionId: `0x${string}`; points: number },
  action: UserAction | null,
): RewardResult {
  return {
    success: true,
    points_awarded: points,
    status: action === null || action.status === 'pending' ? 'pending' : 'sealed',
    reason: null,
    next_at: null,
    action_id: actionId,
    block_number: action?.block_number ?? null,
    block_hash: action?.block_hash ?? null,
    transaction_hash: action?.transaction_hash ?? null,
  };
}

function toRefusal(reason: RefusalReason, nextAt: number | null): RewardResult {
  return {
    success: false,
    points_awarded: 0,
    status: 'refused',
    reason,
    next_at: nextAt === null ? null : toWireTime(nextAt * 1000),
    action_id: null,
    block_number: null,
    block_hash: null,
    transaction_hash: null,
  };
}
