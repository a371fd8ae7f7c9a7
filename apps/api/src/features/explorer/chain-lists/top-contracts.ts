import { HOUR_MS } from '@nova/shared/durations';
import type { Database, Queryable } from '@nova/db/database';
import { contractSources, verifiedContracts } from '@nova/db/schema/contract';
import type { TopContract } from '@nova/shared/explorer/chain-list-schemas';
import type { TopContractsQuery, TopPeriod } from '@nova/shared/explorer/list-queries';
import type { Page } from '@nova/shared/pagination';
import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { readKeyCursor, toPage, type PageStart } from '../../../http/requests/page-cursor.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { readContractNames } from '../contract-names.ts';
import { toShare } from '../lists/share.ts';

const HOURS: Readonly<Record<Exclude<TopPeriod, 'all'>, number>> = { '24h': 24, '7d': 168 };

/** The limit makes PostgreSQL look an address up by the index, instead of reading the whole table into a hash. */
const isIn = (table: string, column = 'address') =>
  `(select true from chain.${table} e where e.${column} = c.address limit 1) is not null`;

/**
 * The address is known to have code: it was created on the chain, belongs to the product, emitted an event or
 * made a call. The counts alone do not tell, because call data can be sent to any address.
 */
const IS_CONTRACT = sql.raw(
  `(${[isIn('contract_creations'), isIn('contracts'), isIn('logs'), isIn('internal_transactions', '"from"')].join(' or ')})`,
);

interface CountRow extends Record<string, unknown> {
  readonly address: Hex;
  readonly calls: string;
  readonly total: string;
}

/**
 * Lists contracts by the number of transactions that called them in a period, most first. The counts are those
 * of whole hours, of which the newest is the current one.
 * @throws AppError `unavailable` if the read takes too long
 */
export function listTopContracts(
  db: Database,
  query: TopContractsQuery,
  now: number,
): Promise<Page<TopContract>> {
  return readInTime(db, async (tx) => {
    const start = readKeyCursor(query.cursor, ['amount', 'address']);
    const { rows } = await tx.execute<CountRow>(selectCounts(query, start, now));
    const page = toPage<CountRow, string>(rows, query.limit, start, (row) => [row.calls, row.address]);
    const names = await readNames(
      tx,
      page.items.map(({ address }) => address),
    );
    const items = page.items.map(({ address, calls, total }) => ({
      address,
      name: names.get(address) ?? null,
      calls: Number(calls),
      share: toShare(BigInt(calls), BigInt(total)),
    }));
    return { ...page, items };
  });
}

function selectCounts({ period, limit }: TopContractsQuery, start: PageStart<string>, now: number): SQL {
  const way = sql.raw(start.direction === 'next' ? 'desc' : 'asc');
  const counts = countsOf(period, now);
  return sql`select '0x' || encode(c.address, 'hex') as address, c.calls::text as calls,
      (select coalesce(sum(calls), 0)::text from ${counts} total) as total
    from ${counts} c where ${IS_CONTRACT} ${beyond(start)}
    order by c.calls ${way}, c.address ${way} limit ${sql.raw(String(limit + 1))}`;
}

function countsOf(period: TopPeriod, now: number): SQL {
  if (period === 'all') return sql`chain.contract_calls`;
  const thisHour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const since = new Date(thisHour - (HOURS[period] - 1) * HOUR_MS).toISOString();
  return sql`(select address, sum(calls)::bigint as calls from chain.contract_call_hours
    where hour >= ${since}::timestamptz group by address)`;
}

function beyond({ direction, position }: PageStart<string>): SQL {
  if (position === null) return sql``;
  const calls = BigInt.asUintN(63, BigInt(position[0]!)).toString();
  const here = sql`(${calls}::bigint, ${Buffer.from(position[1]!.slice(2), 'hex')}::bytea)`;
  return direction === 'next'
    ? sql`and (c.calls, c.address) < ${here}`
    : sql`and (c.calls, c.address) > ${here}`;
}

/** Returns the names of verified contracts; those of the product's own contracts come first. */
async function readNames(db: Queryable, addresses: Hex[]): Promise<ReadonlyMap<Hex, string>> {
  if (addresses.length === 0) return new Map();
  const [own, verified] = await Promise.all([
    readContractNames(db),
    db
      .select({ address: verifiedContracts.address, name: contractSources.name })
      .from(verifiedContracts)
      .innerJoin(contractSources, eq(contractSources.id, verifiedContracts.sourceId))
      .where(inArray(verifiedContracts.address, addresses)),
  ]);
  return new Map([...verified.map(({ address, name }) => [address, name] as const), ...own]);
}
