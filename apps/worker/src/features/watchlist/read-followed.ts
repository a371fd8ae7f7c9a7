import type { Transaction } from '@nova/db/database';
import { blocks, syncState } from '@nova/db/schema/explorer';
import { watchCursor } from '@nova/db/schema/labels';
import { eq, sql } from 'drizzle-orm';
import { lockDetailsIn } from '../../sync/lock-details.ts';

interface Followed {
  /** The last block that was compared. */
  readonly blockNumber: number;
  /** The last of the compared blocks that is still in the chain. */
  readonly ancestor: number;
}

/**
 * Reads how far transfers were compared, and locks it. Starts with the current head, because nobody watched an
 * address before. Null while the index is empty or behind, for example while it is rebuilt.
 */
export async function readFollowed(tx: Transaction): Promise<Followed | null> {
  // Excludes reorgs until the commit, so that all reads below see one chain.
  await lockDetailsIn(tx);
  const [head] = await tx.select().from(syncState);
  if (!head) return null;
  const [cursor] = await tx.select().from(watchCursor).for('update');
  if (!cursor) {
    const { blockNumber, blockHash } = head;
    await tx.insert(watchCursor).values({ blockNumber, blockHash }).onConflictDoNothing();
    return null;
  }
  const { blockNumber, blockHash } = cursor;
  const [same] = await tx.select({ number: blocks.number }).from(blocks).where(eq(blocks.hash, blockHash));
  if (same) return { blockNumber, ancestor: blockNumber };
  const ancestor = await findAncestor(tx, blockHash);
  if (ancestor !== null) return { blockNumber, ancestor };
  if (head.blockNumber < blockNumber) return null;
  // The index follows another chain than before, about which nothing was compared.
  await tx.update(watchCursor).set({ blockNumber: head.blockNumber, blockHash: head.blockHash });
  return null;
}

/** Follows the parents of an orphaned block to one in the chain; null if the block is not a known orphan. */
async function findAncestor(
  tx: Transaction,
  hash: typeof watchCursor.$inferSelect.blockHash,
): Promise<number | null> {
  const bytes = Buffer.from(hash.slice(2), 'hex');
  const { rows } = await tx.execute<{ number: string }>(sql`
    with recursive parents as (
      select parent_hash from chain.orphaned_blocks where hash = ${bytes}
      union all
      select o.parent_hash from parents p join chain.orphaned_blocks o on o.hash = p.parent_hash
    )
    select b.number from parents p join chain.blocks b on b.hash = p.parent_hash limit 1`);
  return rows[0] ? Number(rows[0].number) : null;
}
