import type { Database, Queryable } from '@nova/db/database';
import { contractSources, verifiedContracts } from '@nova/db/schema/contract';
import { logs } from '@nova/db/schema/explorer';
import { decodeLog } from '@nova/shared/contract/decode';
import type { DecodedEvent, FoundEvent } from '@nova/shared/explorer/event-schemas';
import type { EventSearchQuery } from '@nova/shared/explorer/list-queries';
import type { Page } from '@nova/shared/pagination';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Abi, Hex } from 'viem';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { toBytes } from '../../../http/chain/sql-values.ts';
import { selectEvents, toEvent } from '../lists/events.ts';
import { toHeightRange } from '../lists/height-range.ts';
import { isAmong, readPageOf } from '../lists/read-page-of.ts';
import type { PositionSearch } from '../search/search-places.ts';

interface KnownContract {
  readonly name: string;
  readonly abi: Abi;
}

/**
 * Searches the events of all contracts by contract and topics, newest first, and decodes those whose contract is
 * verified or that belong to a common token standard.
 * @throws AppError `unavailable` if the read takes too long
 */
export function searchEvents(db: Database, query: EventSearchQuery): Promise<Page<FoundEvent>> {
  return readInTime(db, async (tx) => {
    const page = await readPageOf(
      tx,
      describeEventSearch(query),
      query,
      (places) => selectEvents(tx).where(isAmong(places, logs.blockNumber, logs.logIndex)),
      (row) => [row.blockNumber, row.index],
    );
    const known = await readKnown(tx, [...new Set(page.items.map(({ address }) => address))]);
    return {
      ...page,
      items: page.items.map((row) => {
        const event = toEvent(row);
        const contract = known.get(event.address);
        const isWhole = (event.data.length - 2) / 2 === event.data_bytes;
        return {
          contract: event.address,
          contract_name: contract?.name ?? null,
          block_number: event.block_number,
          transaction_hash: event.transaction_hash,
          log_index: event.index,
          timestamp: event.timestamp,
          topics: event.topics,
          data: event.data,
          data_bytes: event.data_bytes,
          decoded: isWhole ? decode(contract, event.topics, event.data) : null,
        };
      }),
    };
  });
}

function describeEventSearch({ contract, ...query }: EventSearchQuery): PositionSearch {
  const { topic0, topic1, topic2, topic3 } = query;
  const topics = [topic0, topic1, topic2, topic3].flatMap((topic, index) =>
    topic === undefined ? [] : [sql`${sql.raw(`c.topics[${index + 1}]`)} = ${toBytes(topic)}`],
  );
  const isOfContract = contract && sql`c.address = ${toBytes(contract)}`;
  // Only the first topic has an index; the others are checked row by row.
  const driver = isOfContract ?? (topic0 === undefined ? sql`true` : topics[0]!);
  return {
    table: sql`chain.logs`,
    order: ['block_number', 'log_index'],
    drivers: [driver],
    filter: topics.filter((topic) => topic !== driver),
    heights: toHeightRange(query),
  };
}

async function readKnown(db: Queryable, addresses: Hex[]): Promise<ReadonlyMap<Hex, KnownContract>> {
  if (addresses.length === 0) return new Map();
  const { address, sourceId } = verifiedContracts;
  const { id, name, abi } = contractSources;
  const rows = await db
    .select({ address, name, abi })
    .from(verifiedContracts)
    .innerJoin(contractSources, eq(id, sourceId))
    .where(inArray(address, addresses));
  return new Map(rows.map((row) => [row.address, { name: row.name, abi: row.abi as unknown as Abi }]));
}

function decode(contract: KnownContract | undefined, topics: readonly Hex[], data: Hex): DecodedEvent | null {
  const decoded = decodeLog(contract?.abi ?? null, topics, data);
  return (
    decoded && {
      name: decoded.name,
      signature: decoded.signature,
      arguments: decoded.values.map(({ name, type, text, isAddress }) => ({
        name,
        type,
        value: isAddress ? text.toLowerCase() : text,
      })),
    }
  );
}
