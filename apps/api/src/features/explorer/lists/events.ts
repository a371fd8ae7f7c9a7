import type { Queryable } from '@nova/db/database';
import { logs, transactions } from '@nova/db/schema/explorer';
import type { EventsQuery } from '@nova/shared/explorer/list-queries';
import type { ContractEvent } from '@nova/shared/explorer/schemas';
import type { Page } from '@nova/shared/pagination';
import { and, eq, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../../http/clock.ts';
import { toBytes } from '../../../http/chain/sql-values.ts';
import { toHeightRange } from './height-range.ts';
import { isAmong, readPageOf } from './read-page-of.ts';

type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** Maximum number of bytes shown per log: a log may contain megabytes, and a list contains many logs. */
const DATA_SHOWN_BYTES = 2_048;

/** Lists a contract's events, newest first. */
export async function listEvents(
  db: Queryable,
  address: Hex,
  query: EventsQuery,
): Promise<Page<ContractEvent>> {
  const { topic0 } = query;
  const search = {
    table: sql`chain.logs`,
    order: ['block_number', 'log_index'],
    drivers: [sql`c.address = ${toBytes(address)}`],
    filter: topic0 === undefined ? [] : [sql`c.topics[1] = ${toBytes(topic0)}`],
    heights: toHeightRange(query),
  };
  const page = await readPageOf<EventRow>(
    db,
    search,
    query,
    (places) => selectEvents(db).where(isAmong(places, logs.blockNumber, logs.logIndex)),
    (row) => [row.blockNumber, row.index],
  );
  return { ...page, items: page.items.map(toEvent) };
}

export function selectEvents(db: Queryable) {
  const transaction = db
    .select({ hash: transactions.hash, timestamp: transactions.timestamp })
    .from(transactions)
    .where(and(eq(transactions.blockNumber, logs.blockNumber), eq(transactions.index, logs.txIndex)))
    .limit(1)
    .as('transaction');
  return db
    .select({
      index: logs.logIndex,
      address: logs.address,
      topics: logs.topics,
      data: sql<string>`encode(substring(${logs.data} from 1 for ${DATA_SHOWN_BYTES}), 'hex')`,
      dataBytes: sql<number>`octet_length(${logs.data})`,
      blockNumber: logs.blockNumber,
      transactionHash: transaction.hash,
      timestamp: transaction.timestamp,
    })
    .from(logs)
    .innerJoinLateral(transaction, sql`true`)
    .$dynamic();
}

export function toEvent(row: EventRow): ContractEvent {
  return {
    index: row.index,
    address: row.address,
    topics: row.topics,
    data: `0x${row.data}`,
    data_bytes: row.dataBytes,
    block_number: row.blockNumber,
    transaction_hash: row.transactionHash,
    timestamp: toWireTime(row.timestamp),
  };
}
