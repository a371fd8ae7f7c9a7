import type { Queryable } from '@nova/db/database';
import { toHex } from '@nova/runtime/hex-bytes';
import type { ContractName } from '@nova/shared/chain/deployment';
import { type SQL, sql } from 'drizzle-orm';
import type { Hex } from 'viem';

const WATCHED = ['Presale', 'NovaNFT', 'Marketplace'] as const satisfies readonly ContractName[];

/** Position of a log in the chain. */
export interface LogPosition {
  readonly blockNumber: number;
  readonly logIndex: number;
}

/** A log of a contract whose events may earn points. */
export interface WatchedLog extends LogPosition {
  readonly name: ContractName;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly transactionHash: Hex;
}

interface LogRow extends Record<string, unknown> {
  name: ContractName;
  topics: Buffer[];
  data: Buffer;
  block_number: string;
  log_index: number;
  hash: Buffer;
}

/** Returns the next logs after a position, up to a block. */
export function readLogsAfter(
  db: Queryable,
  { blockNumber, logIndex }: LogPosition,
  { final, limit }: { final: number; limit: number },
): Promise<WatchedLog[]> {
  const isNext = sql`(logs.block_number, logs.log_index) > (${blockNumber}, ${logIndex}) and logs.block_number <= ${final}`;
  return readLogs(db, isNext, limit);
}

/** Returns one log, or null if the index has none at this position. */
export async function readLogAt(
  db: Queryable,
  { blockNumber, logIndex }: LogPosition,
): Promise<WatchedLog | null> {
  const isIt = sql`logs.block_number = ${blockNumber} and logs.log_index = ${logIndex}`;
  return (await readLogs(db, isIt, 1))[0] ?? null;
}

// One query per contract, so that each is a single index lookup regardless of how many logs the ledger
// writes in between.
async function readLogs(db: Queryable, condition: SQL, limit: number): Promise<WatchedLog[]> {
  const names = sql.join(
    WATCHED.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await db.execute<LogRow>(sql`
    select contracts.name, log.topics, log.data, log.block_number, log.log_index, transactions.hash
    from chain.contracts
    cross join lateral (
      select * from chain.logs
      where logs.address = contracts.address and ${condition}
      order by logs.block_number, logs.log_index limit ${limit}
    ) log
    join chain.transactions on transactions.block_number = log.block_number and transactions.tx_index = log.tx_index
    where contracts.name in (${names})
    order by log.block_number, log.log_index limit ${limit}`);
  return rows.map((row) => ({
    name: row.name,
    topics: row.topics.map(toHex),
    data: toHex(row.data),
    blockNumber: Number(row.block_number),
    logIndex: row.log_index,
    transactionHash: toHex(row.hash),
  }));
}
