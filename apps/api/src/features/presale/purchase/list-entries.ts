import type { Queryable } from '@nova/db/database';
import { presaleLedger } from '@nova/db/schema/presale';
import type { LedgerEntry } from '@nova/shared/presale/purchase';
import { asc, eq, type InferSelectModel } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../../http/clock.ts';

/** Lists the ledger entries of one purchase in order. */
export async function listEntries(db: Queryable, purchaseId: Hex): Promise<LedgerEntry[]> {
  const rows = await db
    .select()
    .from(presaleLedger)
    .where(eq(presaleLedger.purchaseId, purchaseId))
    .orderBy(asc(presaleLedger.id));
  return rows.map(toEntry);
}

/** Returns a ledger entry in the format of the API. */
export function toEntry(row: InferSelectModel<typeof presaleLedger>): LedgerEntry {
  const { id, kind, asset, amount, debit, credit, evidence, at } = row;
  return { id, kind, asset, amount: amount.toString(), debit, credit, evidence, at: toWireTime(at) };
}
