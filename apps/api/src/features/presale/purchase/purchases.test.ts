import { createTestDatabase, type TestDatabase } from '@nova/testing/test-database';
import { users } from '@nova/db/schema/account';
import { presalePurchases } from '@nova/db/schema/presale';
import { toBuyerKey } from '@nova/shared/presale/operations';
import { PURCHASE_STATUSES } from '@nova/shared/presale/purchase';
import { bigInt, constantFrom, integer, record, sample } from 'fast-check';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPurchases, sumPurchases } from './purchases.ts';

const WALLETS = ['11', '22', '33'].map((digits) => `0x${digits.repeat(20)}` as const);
const [own, alsoOwn] = [WALLETS[0]!, WALLETS[1]!];
let database: TestDatabase;
let userId: string;

/** Three hundred purchases of three wallets in every state, with amounts up to a phase's allocation. */
const rows = sample(
  record({
    wallet: integer({ min: 0, max: 2 }),
    status: constantFrom(...PURCHASE_STATUSES),
    usdtAmount: bigInt({ min: 1n, max: 2_500_000_000_000n }),
    novaTokens: bigInt({ min: 0n, max: 50_000_000n * 10n ** 18n }),
    bonusTokens: bigInt({ min: 0n, max: 2_000_000n * 10n ** 18n }),
  }),
  { numRuns: 300, seed: 96_969 },
);

beforeAll(async () => {
  database = await createTestDatabase();
  userId = randomUUID();
  await database.db.insert(users).values({ id: userId, name: '', email: `${userId}@example.org` });
  await database.db.insert(presalePurchases).values(
    rows.map(({ wallet, ...row }) => ({
      ...row,
      id: `0x${randomBytes(32).toString('hex')}` as const,
      method: 'bridge' as const,
      walletAddress: WALLETS[wallet]!,
      // The second wallet was linked later, so its purchases are found by the account whatever the row
      // contains.
      userId: wallet === 0 ? userId : null,
      buyerKey: toBuyerKey(WALLETS[wallet]!),
      phase: 1,
      createdAt: new Date(),
    })),
  );
});
afterAll(() => database.drop());

function sumOf(indexes: readonly number[]) {
  const completed = rows.filter(({ wallet, status }) => indexes.includes(wallet) && status === 'completed');
  const base = completed.reduce((sum, row) => sum + row.novaTokens, 0n);
  const bonus = completed.reduce((sum, row) => sum + row.bonusTokens, 0n);
  return {
    total_tokens: (base + bonus).toString(),
    base_tokens: base.toString(),
    bonus_tokens: bonus.toString(),
    total_usd: completed.reduce((sum, row) => sum + row.usdtAmount, 0n).toString(),
    simulated_usd: '0',
  };
}

test('the totals equal the completed purchases of the account to the last unit', async () => {
  const owner = { userId, addresses: [own, alsoOwn] };
  expect(await sumPurchases(database.db, owner, undefined)).toEqual(sumOf([0, 1]));
  expect(await sumPurchases(database.db, owner, own)).toEqual(sumOf([0]));
  expect(await sumPurchases(database.db, owner, alsoOwn)).toEqual(sumOf([1]));
  expect(sumOf([0, 1]).total_tokens).not.toBe('0');
});

test('another user’s address adds nothing to the totals', async () => {
  const none = {
    total_tokens: '0',
    base_tokens: '0',
    bonus_tokens: '0',
    total_usd: '0',
    simulated_usd: '0',
  };
  expect(await sumPurchases(database.db, { userId, addresses: [own] }, WALLETS[2])).toEqual(none);
});

test('the paginated history contains each purchase once, newest first', async () => {
  const owner = { userId, addresses: [own, alsoOwn] };
  const seen: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await listPurchases(database.db, owner, undefined, { limit: 17, cursor });
    seen.push(...page.items.map(({ id }) => id));
    if (page.next === null) break;
    cursor = page.next;
  }
  expect(seen).toHaveLength(rows.filter(({ wallet }) => wallet < 2).length);
  expect(new Set(seen).size).toBe(seen.length);
});
