import type { Queryable } from '@nova/db/database';
import { transactions } from '@nova/db/schema/explorer';
import { nftEvents } from '@nova/db/schema/market';
import type { NftEvent } from '@nova/shared/nft/schemas';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { toWireTime } from '../../http/clock.ts';
import { readCursor, toPage } from '../../http/requests/page-cursor.ts';

/** Lists the events of an NFT, newest first. */
export async function listHistory(
  db: Queryable,
  tokenId: number,
  { cursor, limit }: PageQuery,
): Promise<Page<NftEvent>> {
  const start = readCursor(cursor, 2);
  const isDown = start.direction === 'next';
  const order = isDown ? desc : asc;
  const place = sql`(${nftEvents.blockNumber}, ${nftEvents.logIndex})`;
  const here = start.position && sql`(${start.position[0]}::bigint, ${start.position[1]}::bigint)`;
  const rows = await db
    .select({ ...getTableColumns(nftEvents), transactionHash: transactions.hash, replaces: REPLACES })
    .from(nftEvents)
    .innerJoin(
      transactions,
      and(eq(transactions.blockNumber, nftEvents.blockNumber), eq(transactions.index, nftEvents.txIndex)),
    )
    .where(
      and(
        eq(nftEvents.tokenId, tokenId),
        sql`not ${nftEvents.isOfSale}`,
        here ? (isDown ? sql`${place} < ${here}` : sql`${place} > ${here}`) : undefined,
      ),
    )
    .orderBy(order(nftEvents.blockNumber), order(nftEvents.logIndex))
    .limit(limit + 1);
  const page = toPage(rows, limit, start, (row) => [row.blockNumber, row.logIndex]);
  return {
    ...page,
    items: page.items.map((row) => ({
      token_id: String(row.tokenId),
      kind: row.replaces ? 'price_changed' : row.kind,
      from: row.from,
      to: row.to,
      price_wei: row.priceWei?.toString() ?? null,
      expires_at: row.expiresAt && toWireTime(row.expiresAt),
      fee_wei: row.feeWei?.toString() ?? null,
      royalty_wei: row.royaltyWei?.toString() ?? null,
      timestamp: toWireTime(row.timestamp),
      block_number: row.blockNumber,
      transaction_hash: row.transactionHash,
      log_index: row.logIndex,
    })),
  };
}

/**
 * True if a listing directly follows a listing that was still valid, so the price changed; an event that ends
 * a listing would be between them.
 */
const REPLACES = sql<boolean>`${nftEvents.kind} = 'listed' and coalesce((
  select before.kind = 'listed' and before.expires_at > ${nftEvents.timestamp}
  from chain.nft_events before
  where before.token_id = ${nftEvents.tokenId}
    and (before.block_number, before.log_index) < (${nftEvents.blockNumber}, ${nftEvents.logIndex})
  order by before.block_number desc, before.log_index desc limit 1), false)`;
