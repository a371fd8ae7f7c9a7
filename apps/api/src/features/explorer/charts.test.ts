import { HOUR_MS } from '@nova/shared/durations';
import { addressStats, blocks, counters, dailyStats, transactions } from '@nova/db/schema/explorer';
import { chartSchema } from '@nova/shared/explorer/chart-schemas';
import { callApi } from '@nova/testing/call-api';
import { startTestApi, type TestApi } from '@nova/testing/test-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toHex } from '../../testing/explorer-fixture.ts';

const FIRST = Date.UTC(2026, 4, 10, 21, 40);
const GENESIS = Date.UTC(2020, 0, 1);
let api: TestApi;
let now = FIRST;

const block = (number: number, timestamp: number) => ({
  number,
  hash: toHex(0xb00 + number, 32),
  parentHash: toHex(0xb00 + number - 1, 32),
  timestamp: new Date(timestamp),
  size: 1,
  gasUsed: 0,
  gasLimit: 1,
  transactionCount: 1,
  miner: toHex(1, 20),
  stateRoot: toHex(1, 32),
  transactionsRoot: toHex(1, 32),
  receiptsRoot: toHex(1, 32),
  extraData: '0x' as const,
});
const transaction = (blockNumber: number, timestamp: number, isSuccessful: boolean) => ({
  blockNumber,
  index: 0,
  hash: toHex(0x7700 + blockNumber, 32),
  from: toHex(0x11, 20),
  to: toHex(0x12, 20),
  value: 0n,
  fee: 5n,
  gasPrice: 1n,
  gasUsed: 21_000,
  gasLimit: 30_000,
  nonce: blockNumber,
  type: 0,
  isSuccessful,
  input: '0x' as const,
  timestamp: new Date(timestamp),
});

beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  const { db } = api.database;
  await db.insert(blocks).values([block(0, GENESIS), block(1, FIRST), block(2, FIRST + 2 * HOUR_MS)]);
  await db
    .insert(transactions)
    .values([transaction(1, FIRST, true), transaction(2, FIRST + 2 * HOUR_MS, false)]);
  await db
    .insert(addressStats)
    .values([{ address: toHex(0x11, 20), transactionCount: 2, firstActivity: new Date(FIRST) }]);
  await db.insert(counters).values({ name: 'transactions', value: 2 });
  await db.insert(dailyStats).values([
    { day: '2026-05-10', blocks: 2, transactions: 1 },
    { day: '2026-05-11', blocks: 1, transactions: 1 },
  ]);
}, 120_000);
afterAll(() => api.close());

async function readChart(days: number) {
  const answer = await callApi(api.url, `/api/v1/charts?days=${days}`);
  return chartSchema.parse(answer.body);
}

test('a chain younger than three days is shown by the hour, from its first block after the genesis on', async () => {
  now = FIRST + 3 * HOUR_MS;
  const { bucket, days } = await readChart(30);
  expect(bucket).toBe('hour');
  expect(
    days.map(({ start, transactions, failed_transactions: failedTransactions }) => [
      start,
      transactions,
      failedTransactions,
    ]),
  ).toEqual([
    ['2026-05-10T21:00:00.000Z', 1, 0],
    ['2026-05-10T22:00:00.000Z', 0, 0],
    ['2026-05-10T23:00:00.000Z', 1, 1],
    ['2026-05-11T00:00:00.000Z', 0, 0],
  ]);
  expect(days[0]).toMatchObject({
    day: '2026-05-10',
    blocks: 1,
    new_addresses: 1,
    gas_used: '21000',
    fees: '5',
  });
});

test('from its third day on a chain is shown by days, and none before its first block', async () => {
  now = FIRST + 72 * HOUR_MS;
  const { bucket, days } = await readChart(30);
  expect(bucket).toBe('day');
  expect(days.map(({ day, start, transactions }) => [day, start, transactions])).toEqual([
    ['2026-05-10', '2026-05-10T00:00:00.000Z', 1],
    ['2026-05-11', '2026-05-11T00:00:00.000Z', 1],
    ['2026-05-12', '2026-05-12T00:00:00.000Z', 0],
    ['2026-05-13', '2026-05-13T00:00:00.000Z', 0],
  ]);
  expect((await readChart(2)).days.map(({ day }) => day)).toEqual(['2026-05-12', '2026-05-13']);
});

test('a young chain with very many transactions is shown by days, because hours are counted one by one', async () => {
  now = FIRST + 3 * HOUR_MS;
  await api.database.db.update(counters).set({ value: 50_001 });
  expect((await readChart(30)).bucket).toBe('day');
  await api.database.db.update(counters).set({ value: 50_000 });
  expect((await readChart(30)).bucket).toBe('hour');
});

test('any period of days can be read, without days before the first block or in the future', async () => {
  now = FIRST + 72 * HOUR_MS;
  const daysOf = async (query: string) => {
    const answer = await callApi(api.url, `/api/v1/charts?${query}`);
    return chartSchema.parse(answer.body).days.map(({ day }) => day);
  };
  expect(await daysOf('from=2026-05-11&to=2026-05-12')).toEqual(['2026-05-11', '2026-05-12']);
  expect(await daysOf('from=2026-01-01&to=2026-05-10')).toEqual(['2026-05-10']);
  expect(await daysOf('from=2026-05-13')).toEqual(['2026-05-13']);
  expect(await daysOf('to=2026-05-12&days=2')).toEqual(['2026-05-11', '2026-05-12']);
  expect(await daysOf('from=2026-05-12&to=2026-06-30')).toEqual(['2026-05-12', '2026-05-13']);
  expect(await daysOf('from=2026-04-01&to=2026-04-02')).toEqual([]);
  expect(await daysOf('from=2027-01-01')).toEqual([]);
});

test('a period in the wrong order or of more than a year is refused with a sentence', async () => {
  const messageOf = async (query: string) =>
    (await callApi(api.url, `/api/v1/charts?${query}`)).body as { error: { message: string } };
  expect((await messageOf('from=2026-05-12&to=2026-05-11')).error.message).toBe('from must not be after to.');
  expect((await messageOf('from=2025-01-01&to=2026-05-11')).error.message).toBe(
    'from must be at most 366 days before to.',
  );
  expect((await messageOf('from=May')).error.message).toBe('from must be a day like 2026-05-01.');
});

test('a chain without a block shows today', async () => {
  now = FIRST;
  const empty = await startTestApi({ clock: () => now });
  const answer = await callApi(empty.url, '/api/v1/charts?days=30');
  expect(chartSchema.parse(answer.body).days.map(({ day }) => day)).toEqual(['2026-05-10']);
  await empty.close();
});
