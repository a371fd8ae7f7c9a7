import type { Transaction } from '@nova/db/database';
import { notify } from '@nova/db/notify';
import { chainCursors } from '@nova/db/schema/admin';
import { nftEvents } from '@nova/db/schema/market';
import { wallets } from '@nova/db/schema/wallet';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';

const CURSOR = 'nft sales';
/** Any constant: one process at a time looks for sales. */
const FOLLOWER_LOCK = 7_021_978;

/**
 * Tells sellers of their sales, each once: cursor and message are one transaction. Where an engine may take blocks
 * back, only sales that it will not take back are told.
 * @returns how many sales were looked at
 */
export async function followSales(context: ApiContext): Promise<number> {
  let seen = 0;
  // One sale a transaction: it ends by telling somebody, and whoever tells must lock nobody else afterwards.
  while (await context.db.transaction((tx) => followNext(context, tx))) seen += 1;
  return seen;
}

async function followNext({ config }: ApiContext, tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ is_ours: boolean; head: string | null }>(sql`
    select pg_try_advisory_xact_lock(${FOLLOWER_LOCK}) as is_ours,
      (select block_number from chain.sync_state) as head`);
  const { is_ours: isOurs, head } = rows[0]!;
  if (!isOurs || head === null) return false;
  const [cursor] = await tx.select().from(chainCursors).where(eq(chainCursors.name, CURSOR));
  const { blockNumber, logIndex } = cursor ?? { blockNumber: 0, logIndex: -1 };
  const [sale] = await tx
    .select()
    .from(nftEvents)
    .where(
      and(
        eq(nftEvents.kind, 'sold'),
        sql`(${nftEvents.blockNumber}, ${nftEvents.logIndex}) > (${blockNumber}::bigint, ${logIndex}::bigint)`,
        lte(nftEvents.blockNumber, Number(head) - config.chainConfirmations),
      ),
    )
    .orderBy(asc(nftEvents.blockNumber), asc(nftEvents.logIndex))
    .limit(1);
  if (!sale) return false;
  const set = { blockNumber: sale.blockNumber, logIndex: sale.logIndex };
  await tx
    .insert(chainCursors)
    .values({ name: CURSOR, ...set })
    .onConflictDoUpdate({ target: chainCursors.name, set });
  const [seller] = await tx
    .select({ userId: wallets.userId })
    .from(wallets)
    .where(eq(wallets.address, sale.from));
  if (seller) {
    await notify(tx, seller.userId, 'nft_sold', {
      wallet: sale.to ?? undefined,
      token_id: String(sale.tokenId),
      price_wei: (sale.priceWei ?? 0n).toString(),
    });
  }
  return true;
}
