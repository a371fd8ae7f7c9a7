import type { Database, Transaction } from '@nova/db/database';
import { LOCKS } from '@nova/db/locks';
import { notify } from '@nova/db/notify';
import { nftEvents } from '@nova/db/schema/market';
import { wallets } from '@nova/db/schema/wallet';
import type { Logger } from '@nova/runtime/logger';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { createEventFollower } from '../../lib/chain/follow-events.ts';

type Sale = typeof nftEvents.$inferSelect;

const CURSOR = 'nft sales';

/** Dependencies for following sales. */
export interface SalesContext {
  readonly db: Database;
  readonly logger: Logger;
  readonly confirmations: number;
}

/**
 * Notifies sellers of each sale once.
 * @returns A function that processes all available sales.
 */
export function createSalesFollower(context: SalesContext): () => Promise<number> {
  return createEventFollower<Sale>(context, {
    cursor: CURSOR,
    lock: LOCKS.followNftSales,
    // Each batch ends with a notification, after which the transaction must not take another lock.
    batch: 1,
    confirmations: context.confirmations,
    read: (tx, { blockNumber, logIndex }, { final, limit }) =>
      tx
        .select()
        .from(nftEvents)
        .where(
          and(
            eq(nftEvents.kind, 'sold'),
            sql`(${nftEvents.blockNumber}, ${nftEvents.logIndex}) > (${blockNumber}::bigint, ${logIndex}::bigint)`,
            lte(nftEvents.blockNumber, final),
          ),
        )
        .orderBy(asc(nftEvents.blockNumber), asc(nftEvents.logIndex))
        .limit(limit),
    subjectOf: () => null,
    apply: async (tx, sales) => {
      for (const sale of sales) await notifySeller(tx, sale);
    },
  });
}

async function notifySeller(tx: Transaction, sale: Sale): Promise<void> {
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
