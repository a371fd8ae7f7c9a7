import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCursor, toPage, type PageStart } from '../../http/page-cursor.ts';
import { type ExplorerFixture, fillExplorer } from '../../testing/explorer-fixture.ts';
import { toBytes } from './bytes.ts';
import { type PlaceSearch, searchPlaces } from './search-places.ts';

let database: TestDatabase;
let chain: ExplorerFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  chain = await fillExplorer(database.db, 11, 200);
});
afterAll(() => database.drop());

const ANY_HEIGHT = { from: null, to: null };
/** Few enough that most pages end before they are full. */
const ROWS_MAX = 20;

/** Every place that a walk with a small search finds, and how many pages had less than they were asked for. */
async function walk(search: PlaceSearch, limit: number, first: PageStart, way: 'next' | 'prev') {
  const found: string[] = [];
  let short = 0;
  for (let start = first; ;) {
    const { places, searchedTo } = await searchPlaces(database.db, search, start, limit, ROWS_MAX);
    const page = toPage(places, limit, start, (place) => place, searchedTo);
    const keys = page.items.map((place) => place.join(':'));
    found.push(...(way === 'next' ? keys : keys.toReversed()));
    if (page.items.length < limit) short += 1;
    const cursor = page[way];
    if (cursor === null) return { found, short };
    start = readCursor(cursor, search.order.length);
  }
}

const FIRST: PageStart = { direction: 'next', position: null };
const LAST: PageStart = { direction: 'prev', position: null };

test('a rare match is found page by page, however few a page may look through, and the way back finds the same', async () => {
  const search: PlaceSearch = {
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
  const there = await walk(search, 2, FIRST, 'next');
  expect(there.found).toEqual(expected);
  expect(there.short).toBeGreaterThan(5);
  const back = await walk(search, 2, LAST, 'prev');
  expect(back.found).toEqual(expected.toReversed());
});

test('of two sides the one that ran out first decides how far the page goes, so that nothing is left out', async () => {
  const [busy] = chain.people;
  const search: PlaceSearch = {
    table: sql`chain.token_transfers`,
    order: ['block_number', 'log_index'],
    // One side gives nearly everything, the other next to nothing.
    drivers: [sql`c.kind = 'erc20'`, sql`c."to" = ${toBytes(busy!)}`],
    filter: [sql`c.amount > 800`],
    heights: ANY_HEIGHT,
  };
  const expected = chain.transfers
    .filter((row) => (row.kind === 'erc20' || row.to === busy) && row.amount > 800n)
    .map((row) => `${row.blockNumber}:${row.logIndex}`)
    .toReversed();
  expect(expected.length).toBeGreaterThan(5);
  expect((await walk(search, 3, FIRST, 'next')).found).toEqual(expected);
  expect((await walk(search, 3, LAST, 'prev')).found).toEqual(expected.toReversed());
});

test('a page that found nothing yet goes on behind what it looked through, and comes to an end', async () => {
  const search: PlaceSearch = {
    table: sql`chain.transactions`,
    order: ['block_number', 'tx_index'],
    drivers: [sql`true`],
    filter: [sql`c.type = 99`],
    heights: ANY_HEIGHT,
  };
  const first = await searchPlaces(database.db, search, FIRST, 5, ROWS_MAX);
  const newest = chain.transactions.toReversed()[ROWS_MAX - 1]!;
  expect(first).toEqual({ places: [], searchedTo: [newest.blockNumber, newest.index] });
  const { found, short } = await walk(search, 5, FIRST, 'next');
  expect(found).toEqual([]);
  expect(short).toBe(Math.floor(chain.transactions.length / ROWS_MAX) + 1);
});
