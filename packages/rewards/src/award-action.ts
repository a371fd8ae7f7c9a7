import type { Transaction } from '@nova/db/database';
import { ENERGY_ERRORS } from '@nova/shared/energy/errors';
import { actionKeySchema } from '@nova/shared/energy/record-action';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { readActionType, type ChainActionType } from './action-rules.ts';
import { creditAction, CreditRefused, creditWithin } from './credit-action.ts';
import type { CreditOutcome } from './decide-claims.ts';
import type { RewardContext } from './reward-context.ts';

/**
 * Awards a key that only the server may award, without waiting for its block.
 * @param requestId identifies the occasion, which is awarded once
 */
export async function awardServerAction(
  context: RewardContext,
  award: { userId: string; account: `0x${string}`; key: string; requestId: string },
): Promise<void> {
  const rule = await findActionType(context, award.key);
  const { db, clock, config } = context;
  const claim = { ...award, rule, origin: 'server' as const, metadata: null };
  await creditAction({ db, clock, pepper: config.userHashPepper }, claim);
}

const ALREADY_AWARDED = { accepted: false, reason: 'already_awarded', nextAt: null } as const;

/** Result of an award; `already_awarded`: the same occasion was credited to another account. */
export type AwardOutcome =
  | CreditOutcome
  | { readonly accepted: false; readonly reason: 'already_awarded'; readonly nextAt: null };

/**
 * Awards inside the caller's transaction, so that the award is committed together with its cause. A refusal
 * writes nothing and leaves the transaction unchanged.
 */
export async function awardWithin(
  context: RewardContext,
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

/**
 * Returns the catalog entry of a key.
 * @throws AppError `unknown_action_key`
 */
export async function findActionType(
  context: Pick<RewardContext, 'db'>,
  key: string,
): Promise<ChainActionType> {
  return requireActionType((await readActionType(context.db, key)) ?? undefined, key);
}

/**
 * Returns the entry if it exists and its key is valid.
 * @throws AppError `unknown_action_key` otherwise
 */
export function requireActionType(type: ChainActionType | undefined, key: string): ChainActionType {
  // A key known only to the chain cannot be recorded if its name is not valid for us.
  if (type && actionKeySchema.safeParse(key).success) return type;
  throw new AppError(ENERGY_ERRORS.unknownActionKey, {
    message: 'This action is not in the reward catalog.',
  });
}
