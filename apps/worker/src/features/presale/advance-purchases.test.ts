import { bridgePayments, presalePurchases } from '@nova/db/schema/presale';
import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import type { Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRowRunner } from '../../lib/jobs/row-runner.ts';
import { advancePurchases } from './advance-purchases.ts';

/** Exceeds the number that one run processes. */
const POISONED = 201;
const AT = new Date('2026-11-24T12:00:00.000Z');
const POISONED_WALLET = `0x${'aa'.repeat(20)}`;
const GOOD_WALLET = `0x${'bb'.repeat(20)}`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const toId = (place: number): Hex => `0x${place.toString(16).padStart(64, '0')}`;

/** Inserts a bridge payment that is now in a block, but not yet recorded with its purchase. */
async function insertUpdate(place: number, walletAddress: string): Promise<void> {
  const id = toId(place);
  await database.db.insert(presalePurchases).values({
    id,
    method: 'bridge',
    status: 'pending',
    walletAddress,
    buyerKey: id,
    phase: 1,
    usdtAmount: 1_000_000n,
    novaTokens: 100n,
    bonusTokens: 0n,
    createdAt: AT,
  });
  await database.db.insert(bridgePayments).values({
    purchaseId: id,
    chainId: 1,
    paymentHash: id,
    sender: walletAddress as Hex,
    units: 1_000_000n,
    status: 'confirming',
    confirmationsNeeded: 2,
    registeredAt: AT,
  });
}

test('more failing purchases than one run processes block no other', async () => {
  for (let place = 1; place <= POISONED; place += 1) await insertUpdate(place, POISONED_WALLET);
  await insertUpdate(POISONED + 1, GOOD_WALLET);
  const rows = createRowRunner(pino({ enabled: false }), 'test', () => 0);
  const advance = () =>
    advancePurchases({
      db: database.db,
      clock: () => AT.getTime(),
      isOpenFor: async (address) => {
        if (address === POISONED_WALLET) throw new Error('poisoned');
        return false;
      },
      rows,
    });
  await advance();
  await advance();
  const [good] = await database.db
    .select({ status: presalePurchases.status })
    .from(presalePurchases)
    .where(eq(presalePurchases.id, toId(POISONED + 1)));
  expect(good).toEqual({ status: 'confirming' });
}, 60_000);
