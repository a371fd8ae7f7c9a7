import { beforeEach, expect, test } from 'vitest';
import { cacheRewards } from './cache-rewards.ts';
import type { RewardsOnChain } from './rewards-chain.ts';

const CONTRACT = '0x00000000000000000000000000000000000000c0';
const ALICE = '0x00000000000000000000000000000000000000a1';
const BOB = '0x00000000000000000000000000000000000000b0';
const REWARDS: RewardsOnChain = {
  isOpen: true,
  nonce: 3,
  leftPointsOf: 500,
  leftPoints: 9_000,
  leftPotPoints: 10_000,
  leftCoveredPointsOf: 0,
};
let readAccounts: string[];
let answer: RewardsOnChain | null | Error;
let read: ReturnType<typeof cacheRewards>;

beforeEach(() => {
  readAccounts = [];
  answer = REWARDS;
  read = cacheRewards(async (_contract, account) => {
    readAccounts.push(account);
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

test('an account is read once per block, even for concurrent requests', async () => {
  await Promise.all([read(CONTRACT, ALICE, '0xaa day 7'), read(CONTRACT, ALICE, '0xaa day 7')]);
  expect(await read(CONTRACT, ALICE, '0xaa day 7')).toEqual(REWARDS);
  await read(CONTRACT, BOB, '0xaa day 7');
  expect(readAccounts).toEqual([ALICE, BOB]);
});

test('a new block and a new day cause another read', async () => {
  await read(CONTRACT, ALICE, '0xaa day 7');
  await read(CONTRACT, ALICE, '0xbb day 7');
  await read(CONTRACT, ALICE, '0xbb day 8');
  expect(readAccounts).toEqual([ALICE, ALICE, ALICE]);
});

test('missing results and errors are not cached', async () => {
  answer = null;
  expect(await read(CONTRACT, ALICE, '0xaa day 7')).toBeNull();
  answer = new Error('away');
  await expect(read(CONTRACT, ALICE, '0xaa day 7')).rejects.toThrow('away');
  answer = { ...REWARDS, isOpen: false, nonce: 4 };
  expect(await read(CONTRACT, ALICE, '0xaa day 7')).toMatchObject({ nonce: 4 });
  expect(readAccounts).toHaveLength(3);
});
