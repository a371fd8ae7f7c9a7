import type { Database } from '@nova/db/database';
import { toHex } from '@nova/runtime/hex-bytes';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { type FindAbi, readVerifiedAbis } from '../../../http/chain/abi/verified-abis.ts';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { toWireTime } from '../../../http/clock.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { type DescribeAddress, describeAddresses } from '../address-params.ts';
import { decodeListedLog } from '../decoded.ts';
import { behind, PAGE_ITEMS, type Place, toPage } from '../page.ts';
import type { LogItem } from '../schemas/logs.ts';
import { findPlace } from './place.ts';

/** Maximum bytes of data of a log in a list: a log may contain megabytes, and a page contains 50. */
export const LOG_DATA_BYTES_MAX = 8_192;
/** A log has up to four topics; missing ones are null. */
const TOPICS = [0, 1, 2, 3] as const;
const LIMIT = sql.raw(String(PAGE_ITEMS + 1));

interface LogRow extends Record<string, unknown> {
  readonly block_number: string;
  readonly log_index: number;
  readonly address: Buffer;
  readonly topics: readonly Buffer[];
  /** Null if it is too long for a list. */
  readonly data: Buffer | null;
  readonly hash: Buffer;
  readonly target: Buffer | null;
  readonly block_hash: Buffer;
  readonly timestamp: string;
}

/** Lists the logs of a transaction, first one first. @throws AppError `transaction_not_found` */
export async function listTransactionLogs(
  context: Pick<ApiContext, 'db' | 'chain'>,
  hash: Hex,
  { index }: Place,
) {
  const place = await findPlace(context, hash);
  if (!place) return { items: [], next_page_params: null };
  const isLater = index === undefined ? sql`true` : sql`c.log_index > ${index}::bigint`;
  return readPage(
    context.db,
    sql`c.block_number = ${place.block_number}::bigint and c.tx_index = ${place.tx_index} and ${isLater}`,
    'asc',
  );
}

/** Position in the logs of an address, and the topic that they must have. */
export interface AddressLogsQuery extends Place {
  readonly topic?: Hex | undefined;
}

/** Lists the logs that a contract emitted, newest first. */
export async function listAddressLogs(db: Database, address: Hex, query: AddressLogsQuery) {
  const hasTopic = query.topic === undefined ? sql`true` : sql`${toBytes(query.topic)} = any(c.topics)`;
  return readPage(
    db,
    sql`c.address = ${toBytes(address)} and ${hasTopic} and ${behind(query, sql`c.log_index`)}`,
    'desc',
  );
}

async function readPage(db: Database, condition: SQL, direction: 'asc' | 'desc') {
  const order = sql.raw(direction);
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<LogRow>(sql`
      with places as (
        select c.block_number, c.log_index from chain.logs c where ${condition}
        order by c.block_number ${order}, c.log_index ${order} limit ${LIMIT})
      select l.block_number, l.log_index, l.address, l.topics, t.hash, t.target, b.hash as block_hash, b.timestamp,
        case when octet_length(l.data) <= ${sql.raw(String(LOG_DATA_BYTES_MAX))} then l.data end as data
      from places p
      join chain.logs l on l.block_number = p.block_number and l.log_index = p.log_index
      cross join lateral (select t.hash, t."to" as target from chain.transactions t
        where t.block_number = l.block_number and t.tx_index = l.tx_index limit 1) t
      cross join lateral (select b.hash, b.timestamp from chain.blocks b where b.number = l.block_number limit 1) b
      order by l.block_number ${order}, l.log_index ${order} ${plannedAnew}`);
    const describe = await describeAddresses(
      tx,
      rows.flatMap((row) => [row.address, row.target]),
    );
    const findAbi = await readVerifiedAbis(
      tx,
      rows.map((row) => row.address),
    );
    return toPage(
      rows,
      (row) => toLog(row, describe, findAbi),
      (last) => ({
        block_number: Number(last.block_number),
        index: last.log_index,
        items_count: PAGE_ITEMS,
      }),
    );
  });
}

function toLog(row: LogRow, describe: DescribeAddress, findAbi: FindAbi): LogItem {
  const topics = row.topics.map(toHex);
  return {
    transaction_hash: toHex(row.hash),
    address: describe(row.address),
    topics: TOPICS.map((index) => topics[index] ?? null),
    data: row.data && toHex(row.data),
    index: row.log_index,
    decoded: row.data && decodeListedLog(findAbi(row.address), topics, row.data),
    smart_contract: row.target && describe(row.target),
    block_hash: toHex(row.block_hash),
    block_number: Number(row.block_number),
    block_timestamp: toWireTime(new Date(row.timestamp)),
  };
}
