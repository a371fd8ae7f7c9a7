import { expect, test } from 'vitest';
import { createTwins, runRandomTransactions } from '../../test/engine-twins.ts';
import { bytesToHex } from '../encoding/hex.ts';

test('the genesis state equals the one computed by the library', async () => {
  const twins = await createTwins();
  expect(bytesToHex(twins.blocks[0]!.header.stateRoot)).toBe(bytesToHex(await twins.library.stateRoot()));
});

test.each([
  [1, 'cancun'],
  [2, 'prague'],
  [3, 'osaka'],
  [4, 'osaka'],
] as const)(
  'state, receipts, logs and gas agree with the library over random transactions, seed %i by the rules of %s',
  async (seed, fork) => {
    // The seeds must reach the branches this test covers.
    expect(await runRandomTransactions(seed, { count: 120, fork })).toBeGreaterThan(3);
  },
  120_000,
);
