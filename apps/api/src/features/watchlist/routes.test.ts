import { users } from '@nova/db/schema/account';
import { watchedAddresses, watchEvents } from '@nova/db/schema/labels';
import type { WatchAnswer, WatchFeedCreated, WatchPage } from '@nova/shared/watchlist/schemas';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { TestUser } from '@nova/testing/test-user';
import { eq } from 'drizzle-orm';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toHex } from '../../testing/explorer-fixture.ts';

const address = toHex(0xa1, 20);
const CHOICE = { has_nac: true, has_tokens: true, has_nfts: false, wants_mail: false };
let api: TestApi;
let ann: TestUser;
let bob: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  [ann, bob] = [new TestUser(api.url), new TestUser(api.url)];
  for (const user of [ann, bob]) await user.signIn();
}, 60_000);
afterAll(() => api.close());
beforeEach(() => api.database.pool.query('delete from app.watched_addresses; delete from app.watch_feeds'));

const call = (user: TestUser, path: string, options: { method?: string; body?: unknown } = {}) =>
  callApi(api.url, `/api/v1/watchlist${path}`, { ...options, token: user.accessToken });
const watch = (user: TestUser, of: string, body: unknown = CHOICE) =>
  call(user, `/addresses/${of}`, { method: 'PUT', body });
const read = async (user: TestUser) =>
  ((await call(user, `/addresses/${address}`)).body as WatchAnswer).watched;

/** Reads the titles of an Atom feed. @throws if it is not well-formed */
function readTitles(xml: string): string[] {
  const titles: string[] = [];
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => open.push(name));
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => open.at(-1) === 'title' && open.includes('entry') && titles.push(text));
  parser.write(xml).close();
  return titles;
}

test('an account watches an address, changes how, and stops', async () => {
  expect((await watch(ann, address)).body).toMatchObject({ address, ...CHOICE });
  expect(await read(bob)).toBeNull();
  await watch(ann, address, { ...CHOICE, has_nac: false });
  expect(await read(ann)).toMatchObject({ has_nac: false, has_tokens: true });
  expect((await watch(ann, address, { ...CHOICE, has_nac: false, has_tokens: false })).code).toBe(
    'invalid_input',
  );
  expect((await watch(ann, address, { ...CHOICE, wants_mail: true })).code).toBe('watch_needs_email');
  expect((await call(bob, `/addresses/${address}`, { method: 'DELETE' })).status).toBe(204);
  expect(await read(ann)).not.toBeNull();
  expect((await call(ann, `/addresses/${address}`, { method: 'DELETE' })).status).toBe(204);
  expect(await read(ann)).toBeNull();
});

test('an account watches at most fifty addresses, listed page by page', async () => {
  for (let index = 0; index < 50; index++) expect((await watch(ann, toHex(index + 1, 20))).status).toBe(200);
  expect(await watch(ann, address)).toMatchObject({ status: 409, code: 'watch_limit' });
  expect((await watch(ann, toHex(7, 20), { ...CHOICE, has_nfts: true })).status).toBe(200);
  const first = (await call(ann, '?limit=30')).body as WatchPage;
  const second = (await call(ann, `?limit=30&cursor=${first.next}`)).body as WatchPage;
  expect([first.items.length, second.items.length, second.next]).toEqual([30, 20, null]);
  expect(first.items[0]!.address).toBe(toHex(50, 20));
});

test('the feed is valid Atom at a secret address that can be replaced and revoked', async () => {
  await watch(ann, address);
  const { db } = api.database;
  const [watched] = await db.select().from(watchedAddresses);
  await db.insert(watchEvents).values({
    watchId: watched!.id,
    userId: ann.userId,
    blockNumber: 1,
    transactionHash: toHex(0x99, 32),
    asset: 'nac',
    isIncoming: true,
    counterparty: toHex(0xb0, 20),
    amount: 1_500_000_000_000_000_000n,
    position: 't0',
    timestamp: new Date('2026-05-01T12:00:00Z'),
    isMailDone: true,
  });
  const create = async () => ((await call(ann, '/feed', { method: 'POST' })).body as WatchFeedCreated).url;
  const readFeed = (url: string, query = '') => callApi(api.url, new URL(url).pathname + query);
  const url = await create();
  const feed = await readFeed(url);
  expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(readTitles(String(feed.body))).toEqual([`Received 1.5 NAC from ${toHex(0xb0, 20)}`]);
  const german = await readFeed(url, '?language=de');
  expect(readTitles(String(german.body))).toEqual([`1,5 NAC von ${toHex(0xb0, 20)} erhalten`]);
  // Only a hash is stored, so the database does not reveal the address.
  const { rows } = await api.database.pool.query('select f::text as text from app.watch_feeds f');
  expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-1));
  const replaced = await create();
  expect(await readFeed(url)).toMatchObject({ status: 404, code: 'feed_not_found' });
  expect((await readFeed(replaced)).status).toBe(200);
  expect((await call(ann, '/feed', { method: 'DELETE' })).status).toBe(204);
  expect((await readFeed(replaced)).status).toBe(404);
});

test('the key in an email ends the emails about one address without a login', async () => {
  const { db } = api.database;
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, ann.userId));
  await watch(ann, address, { ...CHOICE, wants_mail: true });
  const [watched] = await db.select().from(watchedAddresses);
  const leave = (key: string) =>
    callApi(api.url, `/api/v1/watchlist/unsubscribe?key=${key}`, { method: 'POST' });
  expect((await leave(watched!.mailKey)).body).toEqual({ left: true });
  expect(await read(ann)).toMatchObject({ wants_mail: false, has_nac: true });
  expect((await leave('00000000-0000-4000-8000-000000000000')).body).toEqual({ left: false });
});
