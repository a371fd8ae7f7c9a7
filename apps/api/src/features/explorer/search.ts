import type { Queryable } from '@nova/db/database';
import { blocks, orphanedBlocks, orphanedTransactions, transactions } from '@nova/db/schema/explorer';
import { addressSchema, hashSchema } from '@nova/shared/hex';
import type { SearchResult } from '@nova/shared/explorer/schemas';
import { eq } from 'drizzle-orm';

/** Says what a text is: a height, a hash of a transaction or block, or an address. What does not exist is `none`. */
export async function search(db: Queryable, text: string): Promise<SearchResult> {
  const query = text.trim();
  const address = addressSchema.safeParse(query);
  if (address.success) return { kind: 'address', address: address.data };
  const hash = hashSchema.safeParse(query);
  if (hash.success) return searchHash(db, hash.data);
  const height = parseHeight(query.replace(/^#/, ''));
  if (height === null) return { kind: 'none' };
  const [block] = await db.select({ number: blocks.number }).from(blocks).where(eq(blocks.number, height));
  return block ? { kind: 'block', number: block.number } : { kind: 'none' };
}

/** A block height as people write it, null for anything else. */
export function parseHeight(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

async function searchHash(db: Queryable, hash: `0x${string}`): Promise<SearchResult> {
  const [transaction] = await db
    .select({ hash: transactions.hash })
    .from(transactions)
    .where(eq(transactions.hash, hash));
  if (transaction) return { kind: 'transaction', hash: transaction.hash };
  const [block] = await db.select({ number: blocks.number }).from(blocks).where(eq(blocks.hash, hash));
  return block ? { kind: 'block', number: block.number } : searchOrphans(db, hash);
}

/** A reorg takes a block or transaction out of the chain, not out of the notes of whoever has its hash. */
async function searchOrphans(db: Queryable, hash: `0x${string}`): Promise<SearchResult> {
  const [block] = await db
    .select({ hash: orphanedBlocks.hash })
    .from(orphanedBlocks)
    .where(eq(orphanedBlocks.hash, hash));
  if (block) return { kind: 'orphaned_block', hash: block.hash };
  const [transaction] = await db
    .select({ hash: orphanedTransactions.hash })
    .from(orphanedTransactions)
    .where(eq(orphanedTransactions.hash, hash))
    .limit(1);
  return transaction ? { kind: 'transaction', hash: transaction.hash } : { kind: 'none' };
}
