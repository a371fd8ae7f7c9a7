import type { Transaction } from '@nova/db/database';
import { LOCKS } from '@nova/db/locks';
import { notify } from '@nova/db/notify';
import { nftEvents } from '@nova/db/schema/market';
import { wallets } from '@nova/db/schema/wallet';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import type { EventFollower } from '../../http/event-follower.ts';
import { followEvents } from '../../http/follow-events.ts';

type Sale = typeof nftEvents.$inferSelect;

const CURSOR = 'nft sales';

/**
 * Tells sellers of their sales, each once. Where an engine may take blocks back, only sales that it will not take back
 * are told.
 * @returns how many sales were looked at
 */
export async function followSales(context: ApiContext): Promise<number> {
  const { chainConfirmations } = context.config;
  const follower: EventFollower<Sale> = {
    cursor: CURSOR,
    lock: LOCKS.followNftSales,
    // It ends with a notification, and a transaction that notifies must take no other lock afterwards.
    batch: 1,
    read: (tx, { blockNumber, logIndex }, limit) =>
      tx
        .select()
        .from(nftEvents)
        .where(
          and(
            eq(nftEvents.kind, 'sold'),
            sql`(${nftEvents.blockNumber}, ${nftEvents.logIndex}) > (${blockNumber}::bigint, ${logIndex}::bigint)`,
            sql`${nftEvents.blockNumber} <= (select block_number from chain.sync_state) - ${chainConfirmations}::bigint`,
          ),
        )
        .orderBy(asc(nftEvents.blockNumber), asc(nftEvents.logIndex))
        .limit(limit),
    subjectOf: () => null,
    apply: async (tx, sales) => {
      for (const sale of sales) await tellSeller(tx, sale);
    },
  };
  return followEvents(context, follower);
}

async function tellSeller(tx: Transaction, sale: Sale): Promise<void> {
  const [seller] = await tx
    .select({ userId: wallets.userId })
    .from(wallets)
    .where(eq(wallets.address, sale.from));
  if (!seller) return;
  await notify(tx, seller.userId, 'nft_sold', {
    wallet: sale.to ?? undefined,
    token_id: String(sale.tokenId),
    price_wei: (sale.priceWei ?? 0n).toString(),
  });
}
