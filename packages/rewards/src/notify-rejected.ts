import type { Transaction } from '@nova/db/database';
import { notify } from '@nova/db/notify';
import { notifications } from '@nova/db/schema/notification';
import type { OccasionRefusal } from '@nova/shared/energy/occasion-refusal';
import { and, eq, sql } from 'drizzle-orm';
import { awardWithin } from './award-action.ts';
import type { RewardContext } from './reward-context.ts';

/** An occasion without a reward, although the user may have expected one. */
export interface RejectedOccasion {
  readonly userId: string;
  readonly key: string;
  readonly reason: OccasionRefusal;
  /** Whole seconds; null means never again. */
  readonly nextAt: number | null;
  /** The wallet to which the reason refers, if any. */
  readonly wallet?: `0x${string}`;
}

/**
 * Notifies a user why there were no points and when the same counts again, because an occasion without a
 * click has no other response. Each reason is sent once. Must be the last step of its transaction, like
 * every notification.
 */
export async function notifyRejected(
  tx: Transaction,
  { userId, key, reason, nextAt, wallet }: RejectedOccasion,
): Promise<void> {
  const next = nextAt === null ? null : new Date(nextAt * 1000).toISOString();
  const data = { action_key: key, reason, next_at: next, ...(wallet && { wallet }) };
  const isSame = and(
    eq(notifications.userId, userId),
    eq(notifications.kind, 'points_refused'),
    sql`${notifications.data} = ${JSON.stringify(data)}::jsonb`,
  );
  const [existing] = await tx.select({ id: notifications.id }).from(notifications).where(isSame).limit(1);
  if (!existing) await notify(tx, userId, 'points_refused', data);
}

/** Awards an occasion that the server observed, or notifies the user why not. */
export async function awardOrNotify(
  context: RewardContext,
  award: { userId: string; account: `0x${string}`; key: string; requestId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const outcome = await awardWithin(context, tx, award);
    if (!outcome.accepted) await notifyRejected(tx, { ...award, ...outcome });
  });
}
