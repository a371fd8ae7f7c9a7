import { bridgePayments, presalePurchases } from '@nova/db/schema/presale';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Hex } from 'viem';
import type { Sighting } from './find-transfer.ts';
import { listOpenPayments } from './watched-transfers.ts';

const START = Date.parse('2026-11-22T12:00:00Z');
const toHash = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`;
const UNSEEN: Sighting = {
  status: 'pending',
  reason: null,
  logIndex: null,
  blockNumber: null,
  blockHash: null,
  confirmations: 0,
};
const SEEN: Sighting = { ...UNSEEN, status: 'confirming', logIndex: 0, blockNumber: 7, confirmations: 1 };

let database: TestDatabase;
let now = START;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = START;
  await database.db.delete(bridgePayments);
  await database.db.delete(presalePurchases);
});

async function register(first: number, count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => first + index);
  const wallet = `0x${'aa'.repeat(20)}` as const;
  await database.db.insert(presalePurchases).values(
    numbers.map((number) => ({
      id: toHash(number),
      method: 'bridge' as const,
      status: 'pending' as const,
      walletAddress: wallet,
      buyerKey: toHash(1),
      phase: 1,
      usdtAmount: 1n,
      novaTokens: 1n,
      bonusTokens: 0n,
      createdAt: new Date(now),
    })),
  );
  await database.db.insert(bridgePayments).values(
    numbers.map((number) => ({
      purchaseId: toHash(number),
      chainId: 1,
      paymentHash: toHash(number),
      sender: wallet,
      units: 1n,
      registeredAt: new Date(now),
      status: 'pending' as const,
    })),
  );
}
const list = () =>
  listOpenPayments({
    db: database.db,
    usdt: `0x${'dc'.repeat(20)}`,
    treasury: `0x${'77'.repeat(20)}`,
    confirmations: 12,
    clock: () => now,
    pollMs: 2_000,
  });
/** Runs one poll in which only the given hashes are in a block. */
async function poll(inBlock: readonly number[] = []): Promise<number[]> {
  const open = await list();
  for (const transfer of open) {
    await transfer.write(inBlock.includes(Number(transfer.hash)) ? SEEN : UNSEEN);
  }
  return open.map(({ hash }) => Number(hash));
}
async function readWait(number: number): Promise<[number, number]> {
  const [row] = await database.db
    .select()
    .from(bridgePayments)
    .where(eq(bridgePayments.purchaseId, toHash(number)));
  return [row!.misses, row!.nextCheckAt!.getTime() - now];
}

test('looks up a hash that is in no block with growing delays, at most every five minutes', async () => {
  await register(1, 1);
  const waits: number[] = [];
  for (let misses = 1; misses <= 10; misses += 1) {
    expect(await poll()).toEqual([1]);
    const [count, wait] = await readWait(1);
    expect(count).toBe(misses);
    waits.push(wait / 1_000);
    now += wait - 1;
    expect(await poll()).toEqual([]);
    now += 1;
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
});

test('looks up a payment in a block at every poll, before all others', async () => {
  await register(1, 1);
  await poll([1]);
  await register(2, 300);
  for (let index = 0; index < 3; index += 1) expect((await poll([1]))[0]).toBe(1);
});

test('thousands of hashes that are in no block do not delay a new payment', async () => {
  await register(1, 3_000);
  while ((await poll()).length > 0) now += 1;
  now += 60 * 60_000;
  await register(5_000, 1);
  const looked = await poll([5_000]);
  expect(looked[0]).toBe(5_000);
  expect(looked.length).toBeLessThanOrEqual(100);
});

test('setting the clock back extends no delay', async () => {
  await register(1, 1);
  await poll();
  now -= 60 * 60_000;
  expect(await poll()).toEqual([1]);
});
