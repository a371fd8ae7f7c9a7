import type { Queryable } from '@nova/db/database';
import { outbox } from '@nova/db/schema/outbox';
import type { PendingRow } from '@nova/shared/explorer/chain-list-schemas';
import { toPooledNonce } from '@nova/shared/explorer/pooled-nonce';
import type { Page, PageQuery } from '@nova/shared/pagination';
import { asc, sql } from 'drizzle-orm';
import type { ChainClient } from '../../../http/chain/chain-client.ts';
import { maximumPriceOf, type NodeTransaction, readNodePool } from '../../../http/chain/node-transactions.ts';
import { toWireTime } from '../../../http/clock.ts';
import { readKeyCursor, toPage } from '../../../http/requests/page-cursor.ts';
import { numberOf } from '../../../http/requests/time-position.ts';

/** Milliseconds for which all requests share one reading of the pool, which may contain thousands of rows. */
const SHARED_FOR_MS = 1_000;
/** Maximum number of rows that the server's own transactions contribute. */
const OUTBOX_ROWS_MAX = 1_000;

/** A row and its position: those of the pool first, the highest price first. */
interface Placed {
  readonly row: PendingRow;
  readonly position: readonly [section: string, rank: string, key: string];
}

/**
 * Creates a reader of the transactions that are not in a block yet: those in the node's pool, and those that the
 * server has queued or signed. A queued one is listed by its lane and time only, because its content names people
 * before the chain does.
 */
export function createPendingReader(
  db: Queryable,
  chain: ChainClient,
): (query: PageQuery) => Promise<Page<PendingRow>> {
  let shared: { readonly at: number; readonly rows: Promise<Placed[]> } | undefined;
  const readRows = (): Promise<Placed[]> => {
    const at = performance.now();
    if (shared === undefined || at - shared.at > SHARED_FOR_MS) {
      const rows = readAll(db, chain);
      shared = { at, rows };
      rows.catch(() => (shared = undefined));
    }
    return shared.rows;
  };
  return async (query) => {
    const start = readKeyCursor(query.cursor, ['amount', 'amount', 'amount']);
    const sign = start.direction === 'next' ? 1 : -1;
    const ordered = (await readRows()).toSorted((a, b) => sign * compare(b.position, a.position));
    const here = start.position;
    const rest =
      here === null ? ordered : ordered.filter(({ position }) => sign * compare(position, here) < 0);
    const page = toPage<Placed, string>(
      rest.slice(0, query.limit + 1),
      query.limit,
      start,
      ({ position }) => position,
    );
    return { ...page, items: page.items.map(({ row }) => row) };
  };
}

function compare(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((part, place) => part !== b[place]);
  if (index < 0) return 0;
  return BigInt(a[index]!) < BigInt(b[index]!) ? -1 : 1;
}

async function readAll(db: Queryable, chain: ChainClient): Promise<Placed[]> {
  const [own, pool] = await Promise.all([readOutbox(db), readNodePool(chain)]);
  const laneOf = new Map(own.map(({ row }) => [row.hash, row]));
  const pooled = [
    ...(pool?.pending ?? []).map((one) => toPooled(one, 'pool', laneOf.get(one.hash))),
    ...(pool?.queued ?? []).map((one) => toPooled(one, 'waiting', laneOf.get(one.hash))),
  ];
  const inPool = new Set(pooled.map(({ row }) => row.hash));
  return [...pooled, ...own.filter(({ row }) => row.hash === null || !inPool.has(row.hash))];
}

function toPooled(one: NodeTransaction, state: 'pool' | 'waiting', own: PendingRow | undefined): Placed {
  const price = maximumPriceOf(one);
  return {
    row: {
      state,
      hash: one.hash,
      from: one.from,
      to: one.to,
      value: one.value.toString(),
      nonce: toPooledNonce(one.nonce),
      gas_price: price.toString(),
      lane: own?.lane ?? null,
      place: own?.place ?? null,
      since: own?.since ?? null,
    },
    position: [state === 'pool' ? '2' : '1', price.toString(), numberOf(one.hash.slice(2))],
  };
}

async function readOutbox(db: Queryable): Promise<Placed[]> {
  const { id, lane, status, signer, nonce, transactionHash, gasPrice, createdAt } = outbox;
  const rows = await db
    .select({ id, lane, signer, nonce, transactionHash, gasPrice, createdAt })
    .from(outbox)
    // The first condition repeats that of the partial index.
    .where(sql`${status} not in ('done', 'refused') and ${status} in ('queued', 'signed')`)
    .orderBy(asc(id))
    .limit(OUTBOX_ROWS_MAX);
  const places = new Map<string, number>();
  return rows.map((row) => ({
    row: {
      state: row.transactionHash === null ? ('queued' as const) : ('signed' as const),
      hash: row.transactionHash,
      from: row.transactionHash === null ? null : row.signer,
      to: null,
      value: null,
      nonce: row.transactionHash === null ? null : row.nonce,
      gas_price: row.gasPrice?.toString() ?? null,
      lane: row.lane,
      place: nextPlace(places, row.lane),
      since: toWireTime(row.createdAt),
    },
    position: ['0', String(row.createdAt.getTime()), String(row.id)] as const,
  }));
}

function nextPlace(places: Map<string, number>, lane: string): number {
  const place = (places.get(lane) ?? 0) + 1;
  places.set(lane, place);
  return place;
}
