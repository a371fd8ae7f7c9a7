import { openDatabase } from '@nova/db/database';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCursor } from '../../../http/requests/page-cursor.ts';
import { LAST_PAGE_CURSOR } from '@nova/shared/pagination';
import { type ExplorerFixture, fillExplorer } from '../../../testing/explorer-fixture.ts';
import { toBytes } from '../../../http/chain/sql-values.ts';
import { readPageOf } from '../lists/read-page-of.ts';
import { type SortPosition, type PositionSearch, selectPlaces } from './search-places.ts';

let database: TestDatabase;
let chain: ExplorerFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  chain = await fillExplorer(database.db, 11, 200);
});
afterAll(() => database.drop());

const ANY_HEIGHT = { from: null, to: null };
/** Small enough that most pages end before they are full. */
const ROWS_MAX = 20;

/** Reads a page of positions without the rows. */
function readPlaces(search: PositionSearch, limit: number, cursor: string | undefined) {
  return readPageOf<SortPosition>(
    database.db,
    search,
    { cursor, limit },
    async (places) => {
      const { rows } = await database.db.execute<Record<string, string>>(
        sql`select distinct * from (${places}) p`,
      );
      return rows.map((row) => search.order.map((column) => Number(row[column])));
    },
    (place) => place,
    ROWS_MAX,
  );
}

/** Reads all positions with a small candidate limit, and counts the pages that were not full. */
async function walk(search: PositionSearch, limit: number, way: 'next' | 'prev') {
  const found: string[] = [];
  let short = 0;
  for (
    let cursor: string | null | undefined = way === 'next' ? undefined : LAST_PAGE_CURSOR;
    cursor !== null;
  ) {
    const page = await readPlaces(search, limit, cursor);
    const keys = page.items.map((place) => place.join(':'));
    found.push(...(way === 'next' ? keys : keys.toReversed()));
    if (page.items.length < limit) short += 1;
    cursor = page[way];
  }
  return { found, short };
}

test('a rare match is found page by page with a small candidate limit, and in reverse too', async () => {
  const search: PositionSearch = {
    table: sql`chain.transactions`,
    order: ['block_number', 'tx_index'],
    drivers: [sql`true`],
    filter: [sql`c."to" is null`],
    heights: ANY_HEIGHT,
  };
  const expected = chain.transactions
    .filter((row) => row.to === null)
    .map((row) => `${row.blockNumber}:${row.index}`)
    .toReversed();
  const there = await walk(search, 2, 'next');
  expect(there.found).toEqual(expected);
  expect(there.short).toBeGreaterThan(5);
  const back = await walk(search, 2, 'prev');
  expect(back.found).toEqual(expected.toReversed());
});

test('the driver that reaches its limit first ends the page, so that no row is left out', async () => {
  const [busy] = chain.people;
  const search: PositionSearch = {
    table: sql`chain.token_transfers`,
    order: ['block_number', 'log_index'],
    // One condition matches nearly every row, the other almost none.
    drivers: [sql`c.kind = 'erc20'`, sql`c."to" = ${toBytes(busy!)}`],
    filter: [sql`c.amount > 800`],
    heights: ANY_HEIGHT,
  };
  const expected = chain.transfers
    .filter((row) => (row.kind === 'erc20' || row.to === busy) && row.amount > 800n)
    .map((row) => `${row.blockNumber}:${row.logIndex}`)
    .toReversed();
  expect(expected.length).toBeGreaterThan(5);
  expect((await walk(search, 3, 'next')).found).toEqual(expected);
  expect((await walk(search, 3, 'prev')).found).toEqual(expected.toReversed());
});

test('an empty page continues after the examined rows, and the list comes to an end', async () => {
  const search: PositionSearch = {
    table: sql`chain.transactions`,
    order: ['block_number', 'tx_index'],
    drivers: [sql`true`],
    filter: [sql`c.type = 99`],
    heights: ANY_HEIGHT,
  };
  const first = await readPlaces(search, 5, undefined);
  const newest = chain.transactions.toReversed()[ROWS_MAX - 1]!;
  expect(first.items).toEqual([]);
  expect(readCursor(first.next!, 2).position).toEqual([newest.blockNumber, newest.index]);
  const { found, short } = await walk(search, 5, 'next');
  expect(found).toEqual([]);
  expect(short).toBe(Math.floor(chain.transactions.length / ROWS_MAX) + 1);
});

// A cached plan is made for an average address, for which sorting is as fast as an index, but not for the
// busiest one.
test('a list without a driving value keeps its cached plan, and one with a value is planned anew', async () => {
  const { db, pool, close } = openDatabase(database.url, { max: 1, cachesPlans: true });
  try {
    const shared = {
      table: sql`chain.transactions`,
      order: ['block_number', 'tx_index'],
      heights: ANY_HEIGHT,
    };
    const ofOne = { ...shared, drivers: [sql`c."from" = ${toBytes(`0x${'a1'.repeat(20)}`)}`], filter: [] };
    const ofAll = { ...shared, drivers: [sql`not c.is_successful`], filter: [] };
    for (let time = 0; time < 5; time++) {
      for (const search of [ofOne, ofAll]) {
        await db.execute(selectPlaces(search, readCursor(undefined, 2), 25, ROWS_MAX));
      }
    }
    const { rows } = await pool.query<{ statement: string }>(
      `select statement from pg_prepared_statements where statement like '%chain.transactions%'`,
    );
    expect(rows.map(({ statement }) => statement.includes('not c.is_successful'))).toEqual([true]);
  } finally {
    await close();
  }
});
