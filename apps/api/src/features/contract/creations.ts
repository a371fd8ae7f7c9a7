import type { Queryable } from '@nova/db/database';
import { transactions } from '@nova/db/schema/explorer';
import { contractCreations, internalTransactions } from '@nova/db/schema/explorer-details';
import type { ContractCreation } from '@nova/shared/contract/schemas';
import { and, desc, eq } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../http/clock.ts';

/** Creator and creation code of a contract. */
export interface KnownCreation extends ContractCreation {
  /** Includes the constructor arguments; null if the index stores only a part of the code. */
  readonly initCode: Hex | null;
}

/** Maximum number of bytes that the index stores of a call inside a transaction. */
const STORED_BYTES = 16 * 1024;

/** Returns how a contract was created; null if the index does not know it (yet). */
export async function findCreation(db: Queryable, address: Hex): Promise<KnownCreation | null> {
  const [row] = await db
    .select({
      creator: contractCreations.creator,
      traceIndex: contractCreations.traceIndex,
      blockNumber: contractCreations.blockNumber,
      transactionHash: contractCreations.transactionHash,
      timestamp: contractCreations.timestamp,
      from: transactions.from,
      input: transactions.input,
      callInput: internalTransactions.input,
    })
    .from(contractCreations)
    .innerJoin(
      transactions,
      and(
        eq(transactions.blockNumber, contractCreations.blockNumber),
        eq(transactions.index, contractCreations.txIndex),
      ),
    )
    .leftJoin(
      internalTransactions,
      and(
        eq(internalTransactions.blockNumber, contractCreations.blockNumber),
        eq(internalTransactions.txIndex, contractCreations.txIndex),
        eq(internalTransactions.traceIndex, contractCreations.traceIndex),
      ),
    )
    .where(eq(contractCreations.address, address))
    .orderBy(
      desc(contractCreations.blockNumber),
      desc(contractCreations.txIndex),
      desc(contractCreations.traceIndex),
    )
    .limit(1);
  if (!row) return null;
  const isOwn = row.traceIndex === 0;
  return {
    address,
    creator: row.from,
    factory: isOwn ? null : row.creator,
    transactionHash: row.transactionHash,
    blockNumber: row.blockNumber,
    timestamp: toWireTime(row.timestamp),
    initCode: isOwn ? row.input : toWhole(row.callInput),
  };
}

function toWhole(input: Hex | null): Hex | null {
  return input !== null && (input.length - 2) / 2 < STORED_BYTES ? input : null;
}
