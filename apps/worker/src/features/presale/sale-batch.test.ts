import { outbox } from '@nova/db/schema/outbox';
import { presaleLedger, presalePhases, presalePurchases } from '@nova/db/schema/presale';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composePayment } from '@nova/presale/ledger';
import { type Followed, planFulfilment, planReservation, type PurchaseRow } from '@nova/presale/reservation';
import { SaleBatch } from './sale-batch.ts';

const hash = (byte: string) => `0x${byte.repeat(32)}` as const;
const AT = new Date('2026-05-01T12:00:00Z');
const LATER = new Date('2026-05-01T12:34:56.789Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const purchase = (id: string, reservationId: string) =>
    ({
      id: hash(id),
      reservationId: hash(reservationId),
      method: 'card',
      status: 'paid',
      walletAddress: `0x${'aa'.repeat(20)}`,
      buyerKey: hash('bb'),
      phase: 1,
      usdtAmount: 5_000_000n,
      novaTokens: 1n,
      bonusTokens: 0n,
      reservationState: 'asked',
      createdAt: AT,
      paidAt: AT,
    }) as const;
  await database.db.insert(presalePurchases).values([purchase('01', 'a1'), purchase('02', 'a2')]);
  const phases = [1, 2].map((id) => ({ id, allocation: 100n, minted: 10n, reserved: 20n, priceUsdt: 0.01 }));
  await database.db.insert(presalePhases).values(phases).onConflictDoNothing();
  await database.db.update(presalePhases).set({ minted: 10n, reserved: 20n });
});
afterAll(() => database.drop());

const read = async (id: string): Promise<PurchaseRow> => {
  const [row] = await database.db
    .select()
    .from(presalePurchases)
    .where(eq(presalePurchases.id, hash(id)));
  return row!;
};

test('stores everything that events change, only in the affected purchases', async () => {
  const [before, neighbour] = [await read('01'), await read('02')];
  const set: Required<Followed> = {
    status: 'completed',
    novaTokens: 7n * 10n ** 30n,
    bonusTokens: 3n,
    minNacWei: 10n ** 20n,
    reservationState: 'delivered',
    reservationId: hash('c1'),
    operationId: hash('c2'),
    attempts: 4,
    expiresAt: LATER,
    retryAt: LATER,
    blockNumber: 1_234_567,
    transactionHash: hash('c3'),
    logIndex: 9,
    reason: '0xit "says" \\so',
    completedAt: LATER,
  };
  await database.db.transaction(async (tx) => {
    const batch = await SaleBatch.open(tx, [hash('a1'), hash('a2'), hash('ff')]);
    batch.change(batch.find(hash('a1'))!, set);
    await batch.write('https://nova.example');
  });
  expect(await read('01')).toEqual({ ...before, ...set });
  expect(await read('02')).toEqual(neighbour);

  const empty: Followed = { operationId: null, expiresAt: null, retryAt: null, reason: null, logIndex: null };
  await database.db.transaction(async (tx) => {
    const batch = await SaleBatch.open(tx, [hash('c1')]);
    batch.change(batch.find(hash('c1'))!, empty);
    await batch.write('https://nova.example');
  });
  expect(await read('01')).toEqual({ ...before, ...set, ...empty });
});

test('later events of a batch see earlier changes, and a released reservation belongs to no purchase', async () => {
  await database.db.transaction(async (tx) => {
    const batch = await SaleBatch.open(tx, [hash('a2')]);
    const released = batch.change(batch.find(hash('a2'))!, { reservationState: 'released' });
    expect(batch.find(hash('a2'))).toEqual(released);
    batch.take(released, planReservation(released, AT.getTime()));
    expect(batch.find(hash('a2'))).toBeNull();
    const open = batch.change(released, { reservationId: hash('a3'), reservationState: 'open' });
    batch.take(open, planFulfilment(open));
    batch.post([composePayment(open, 'evidence', AT)]);
    batch.movePhase(1, { minted: 0n, reserved: 5n });
    batch.movePhase(1, { minted: 2n, reserved: -2n });
    await batch.write('https://nova.example');
  });
  expect(await read('02')).toMatchObject({ reservationId: hash('a3'), reservationState: 'delivering' });
  const written = await database.db.select().from(outbox).orderBy(asc(outbox.id));
  expect(written.map(({ lane, kind }) => [lane, kind])).toEqual([
    ['money', 'reserve_purchase'],
    ['money', 'fulfil_purchase'],
  ]);
  expect(await database.db.select().from(presaleLedger)).toMatchObject([
    { kind: 'payment', amount: 5_000_000n },
  ]);
  const phases = await database.db.select().from(presalePhases).orderBy(asc(presalePhases.id));
  expect(phases.slice(0, 2).map(({ minted, reserved }) => [minted, reserved])).toEqual([
    [12n, 23n],
    [10n, 20n],
  ]);
});
