import type { Queryable } from '@nova/db/database';
import { blocks, orphanedBlocks, orphanedTransactions } from '@nova/db/schema/explorer';
import type { OrphanedRow } from '@nova/shared/explorer/chain-list-schemas';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { toWireTime } from '../../../http/clock.ts';
import { afterCursor } from '../../../http/requests/after-cursor.ts';
import { readKeyCursor, toPage } from '../../../http/requests/page-cursor.ts';
import { numberOf } from '../../../http/requests/time-position.ts';

const { number, hash, parentHash, miner, timestamp, orphanedAt } = orphanedBlocks;

/** Lists the blocks that a reorg removed from the chain, highest first. */
export async function listOrphanedBlocks(db: Queryable, query: PageQuery): Promise<Page<OrphanedRow>> {
  const start = readKeyCursor(query.cursor, ['amount', 'amount']);
  const order = start.direction === 'next' ? desc : asc;
  const content = db
    .select({ count: sql<number>`count(*)::int`.as('count') })
    .from(orphanedTransactions)
    .where(eq(orphanedTransactions.blockHash, hash))
    .as('content');
  const rows = await db
    .select({
      number,
      hash,
      parentHash,
      miner,
      timestamp,
      orphanedAt,
      count: content.count,
      replacedBy: blocks.hash,
    })
    .from(orphanedBlocks)
    .innerJoinLateral(content, sql`true`)
    .leftJoin(blocks, eq(blocks.number, number))
    .where(afterCursor(start, [number, 'bigint'], [hash, 'hash']))
    .orderBy(order(number), order(hash))
    .limit(query.limit + 1);
  const page = toPage<(typeof rows)[number], string>(rows, query.limit, start, (row) => [
    String(row.number),
    numberOf(row.hash.slice(2)),
  ]);
  return { ...page, items: page.items.map(toRow) };
}

function toRow(row: {
  number: number;
  hash: OrphanedRow['hash'];
  parentHash: OrphanedRow['hash'];
  miner: OrphanedRow['miner'];
  count: number;
  timestamp: Date;
  orphanedAt: Date;
  replacedBy: OrphanedRow['replaced_by'];
}): OrphanedRow {
  return {
    number: row.number,
    hash: row.hash,
    parent_hash: row.parentHash,
    miner: row.miner,
    transaction_count: row.count,
    timestamp: toWireTime(row.timestamp),
    orphaned_at: toWireTime(row.orphanedAt),
    replaced_by: row.replacedBy,
  };
}
