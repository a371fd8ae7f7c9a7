import { randomUUID } from 'node:crypto';
import { loadTogether } from '@nova/runtime/load-together';
import { type ChainActionType, readActionTypes, readActionTypesOf } from '@nova/rewards/action-rules';
import { requireActionType } from '@nova/rewards/award-action';
import { creditActions } from '@nova/rewards/credit-action';
import { type Credit, creditTogether } from '@nova/rewards/credit-together';
import type { Claimant, CreditOutcome, KeyClaim } from '@nova/rewards/decide-claims';
import { REWARD_WAIT_MS } from '@nova/shared/energy/constants';
import type { RefusalReason, RewardResult, RewardResults, UserAction } from '@nova/shared/energy/schemas';
import type { Hex } from 'viem';
import type { ApiContext } from '../../http/api-context.ts';
import { toWireTime } from '../../http/clock.ts';
import type { SealWaiter, SealWatch } from './seal-waiter.ts';
import { readUserAction } from './user-actions.ts';

/** An action that a browser reports. */
export interface BrowserClaim {
  readonly userId: string;
  readonly account: Hex;
  readonly key: string;
  readonly requestId: string | undefined;
  readonly metadata: Record<string, unknown> | null;
}

/**
 * Rewards an action reported by a browser and waits at most two seconds for its block.
 * @param allowed resolves once the claim may be credited; the catalog is read meanwhile
 * @throws AppError `unknown_action_key`, `unavailable`, `idempotency_conflict`, and what `allowed` rejects with
 */
export type RewardAction = (claim: BrowserClaim, allowed?: Promise<void>) => Promise<RewardResult>;

/** Returns a function that rewards single actions. A server has one, because it credits them together. */
export function createRewardAction(context: ApiContext, seals: SealWaiter): RewardAction {
  const { db, clock, config } = context;
  const credit = creditTogether({ db, clock, pepper: config.userHashPepper });
  const findRule = loadTogether((keys: readonly string[]) => readActionTypesOf(db, keys));
  return async (claim, allowed) => {
    const [check, found] = await Promise.allSettled([allowed, findRule(claim.key)]);
    if (check.status === 'rejected') throw check.reason;
    if (found.status === 'rejected') throw found.reason;
    const rule = requireActionType(found.value ?? undefined, claim.key);
    return rewardAction(context, seals, credit, rule, claim);
  };
}

async function rewardAction(
  context: ApiContext,
  seals: SealWaiter,
  credit: Credit,
  rule: ChainActionType,
  claim: BrowserClaim,
): Promise<RewardResult> {
  if (rule.source !== 'browser') return toRefusal('source', null);
  const requestId = claim.requestId ?? randomUUID();
  const watches: SealWatch[] = [];
  const startedAt = Date.now();
  let accepted: Hex | null = null;
  try {
    const outcome = await credit({ ...claim, rule, origin: 'client', requestId }, (actionId) =>
      watches.push(seals.watch(actionId)),
    );
    if (!outcome.accepted) return toRefusal(outcome.reason, outcome.nextAt);
    if (!outcome.isRepeated) accepted = outcome.actionId;
    const watch = watches.at(-1) ?? seals.watch(outcome.actionId);
    watches.push(watch);
    // Only a repeated request can already have a block.
    const known = outcome.isRepeated ? await readUserAction(context.db, outcome.actionId) : null;
    const isSealed = known !== null && known.status !== 'pending';
    const sealed = isSealed ? known : await watch.wait(REWARD_WAIT_MS);
    return toResult(outcome, sealed ?? (await readUserAction(context.db, outcome.actionId)));
  } finally {
    for (const watch of watches) watch.stop();
    if (accepted !== null) {
      const attributes = { 'nova.action_key': claim.key };
      context.tracer.recordPart(accepted, { name: 'request', startedAt, endedAt: Date.now(), attributes });
    }
  }
}

/**
 * Rewards a batch of actions reported by a page, in order and without waiting for blocks. Each is decided
 * separately, and all are stored in one transaction.
 * @throws AppError `unknown_action_key`, `unavailable`, `idempotency_conflict`; in this case nothing is
 * credited
 */
export async function rewardActions(
  context: ApiContext,
  claimant: Claimant,
  claims: readonly Omit<KeyClaim, 'rule' | 'origin'>[],
): Promise<RewardResults> {
  // All keys are checked first: a batch with an unknown key is refused as a whole before any of it is
  // credited.
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

function toResult(
  { actionId, points }: { actionId: Hex; points: number },
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
