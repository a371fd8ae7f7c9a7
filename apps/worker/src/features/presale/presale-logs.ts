import { presaleAbi } from '@nova/abi/presale';
import type { Queryable } from '@nova/db/database';
import { toHex } from '@nova/runtime/hex-bytes';
import { createEventReader } from '@nova/shared/chain/event-reader';
import { sql } from 'drizzle-orm';
import type { DecodeEventLogReturnType, Hex } from 'viem';

/** Position in the chain's logs. */
export interface LogPosition {
  readonly blockNumber: number;
  readonly logIndex: number;
}

/** One log of the presale. */
export interface PresaleLog extends LogPosition {
  readonly transactionHash: Hex;
  readonly at: Date;
  readonly event: DecodeEventLogReturnType<typeof presaleAbi>;
}

const readEvent = createEventReader(presaleAbi);

interface LogRow extends Record<string, unknown> {
  topics: Buffer[];
  data: Buffer;
  block_number: string;
  log_index: number;
  hash: Buffer;
  timestamp: string;
}

/** Returns the next presale logs after a position, in chain order. @param final Last block to read. */
export async function readPresaleLogs(
  db: Queryable,
  { blockNumber, logIndex }: LogPosition,
  final: number,
  limit: number,
): Promise<PresaleLog[]> {
  const { rows } = await db.execute<LogRow>(sql`
    select log.topics, log.data, log.block_number, log.log_index, transactions.hash, transactions.timestamp
    from chain.contracts
    cross join lateral (
      select * from chain.logs
      where logs.address = contracts.address
        and (logs.block_number, logs.log_index) > (${blockNumber}, ${logIndex}) and logs.block_number <= ${final}
      order by logs.block_number, logs.log_index limit ${limit}
    ) log
    join chain.transactions on transactions.block_number = log.block_number and transactions.tx_index = log.tx_index
    where contracts.name = 'Presale'
    order by log.block_number, log.log_index`);
  return rows.map((row) => {
    const event = readEvent({ topics: row.topics.map(toHex), data: toHex(row.data) });
    if (!event) throw new Error('a log of the presale matches no event');
    const [blockNumber, logIndex] = [Number(row.block_number), row.log_index];
    const [transactionHash, at] = [toHex(row.hash), new Date(row.timestamp)];
    return { blockNumber, logIndex, transactionHash, at, event };
  });
}
