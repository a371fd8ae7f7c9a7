import type { Queryable } from '@nova/db/database';
import { blocks, orphanedBlocks, orphanedTransactions, transactions } from '@nova/db/schema/explorer';
import type { DroppedTransaction, OrphanedBlock } from '@nova/shared/explorer/schemas';
import { asc, desc, eq } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../http/clock.ts';

/** Returns a block that a reorg removed from the chain; null if no orphaned block has this hash. */
export async function readOrphanedBlock(db: Queryable, hash: Hex): Promise<OrphanedBlock | null> {
  const [row] = await db
    .select({ orphan: orphanedBlocks, replacedBy: blocks.hash })
    .from(orphanedBlocks)
    .leftJoin(blocks, eq(blocks.number, orphanedBlocks.number))
    .where(eq(orphanedBlocks.hash, hash));
  if (!row) return null;
  const { number, parentHash, timestamp, miner, orphanedAt } = row.orphan;
  return {
    status: 'orphaned',
    number,
    hash,
    parent_hash: parentHash,
    timestamp: toWireTime(timestamp),
    miner,
    orphaned_at: toWireTime(orphanedAt),
    replaced_by: row.replacedBy,
    transactions: await readContents(db, hash),
  };
}

/**
 * Returns a transaction that only orphaned blocks contain, from the block orphaned last; null if no orphaned
 * block contains it.
 */
export async function readDroppedTransaction(db: Queryable, hash: Hex): Promise<DroppedTransaction | null> {
  const [row] = await db
    .select({ transaction: orphanedTransactions, block: orphanedBlocks })
    .from(orphanedTransactions)
    .innerJoin(orphanedBlocks, eq(orphanedBlocks.hash, orphanedTransactions.blockHash))
    .where(eq(orphanedTransactions.hash, hash))
    .orderBy(desc(orphanedBlocks.orphanedAt), desc(orphanedBlocks.number))
    .limit(1);
  if (!row) return null;
  const { transaction, block } = row;
  return {
    status: 'dropped',
    hash: transaction.hash,
    from: transaction.from,
    to: transaction.to,
    value: transaction.value.toString(),
    nonce: transaction.nonce,
    block_number: block.number,
    block_hash: block.hash,
    timestamp: toWireTime(block.timestamp),
    dropped_at: toWireTime(block.orphanedAt),
  };
}

async function readContents(db: Queryable, hash: Hex): Promise<OrphanedBlock['transactions']> {
  const rows = await db
    .select({
      hash: orphanedTransactions.hash,
      from: orphanedTransactions.from,
      to: orphanedTransactions.to,
      value: orphanedTransactions.value,
      block_number: transactions.blockNumber,
    })
    .from(orphanedTransactions)
    .leftJoin(transactions, eq(transactions.hash, orphanedTransactions.hash))
    .where(eq(orphanedTransactions.blockHash, hash))
    .orderBy(asc(orphanedTransactions.index));
  return rows.map(({ value, ...row }) => Object.assign(row, { value: value.toString() }));
}
