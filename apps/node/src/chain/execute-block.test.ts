import { expect, test } from 'vitest';
import { createTwins, runRandomTransactions } from '../../test/engine-twins.ts';
import { bytesToHex } from '../encoding/hex.ts';

test('the genesis state is the one the library computes', async () => {
  const twins = await createTwins();
  expect(bytesToHex(twins.blocks[0]!.header.stateRoot)).toBe(bytesToHex(await twins.library.stateRoot()));
});

test.each([1, 2, 3, 4])(
  'state, receipts, logs and gas agree with the library over random transactions, seed %i',
  async (seed) => {
    // the seeds must reach the paths this test is about
    expect(await runRandomTransactions(seed, { count: 120 })).toBeGreaterThan(3);
  },
  120_000,
);
