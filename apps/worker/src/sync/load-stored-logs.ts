import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { toBytes, toHex } from '@nova/runtime/hex-bytes';
import type { ChainLog } from './chain-block.ts';

interface LogRow {
  block_number: string;
  log_index: number;
  tx_index: number;
  address: Buffer;
  topics: Buffer[];
  data: Buffer;
}

/** Returns all logs of this height and above, in chain order. */
export async function loadLogsFrom(client: ClientBase, fromHeight: number): Promise<ChainLog[]> {
  const { rows } = await client.query<LogRow>(
    'select * from chain.logs where block_number >= $1 order by block_number, log_index',
    [fromHeight],
  );
  return rows.map(toLog);
}

/** Returns the logs of one event of one contract below a height, in chain order. */
export async function loadEventLogsBelow(
  client: ClientBase,
  contract: Hex,
  eventTopic: Hex,
  belowHeight: number,
): Promise<ChainLog[]> {
  const { rows } = await client.query<LogRow>(
    `select * from chain.logs where address = $1 and topics[1] = $2 and block_number < $3
     order by block_number, log_index`,
    [toBytes(contract), toBytes(eventTopic), belowHeight],
  );
  return rows.map(toLog);
}

function toLog(row: LogRow): ChainLog {
  return {
    blockNumber: Number(row.block_number),
    logIndex: row.log_index,
    txIndex: row.tx_index,
    address: toHex(row.address),
    topics: row.topics.map(toHex),
    data: toHex(row.data),
  };
}
