import { expect, test } from 'vitest';
import { runRandomTransactions } from '../../test/engine-twins.ts';
import { rounds } from '../../test/env.ts';
import { evmCrypto } from '../crypto/evm-crypto.ts';
import { FORKS } from './genesis/schedule.ts';

// With native cryptography the library is three times as fast, and what it computes with it is its own;
// execute-block.test.ts has seeds on which its cryptography is its own too.
const TRANSACTIONS = 250;
const seeds = Array.from({ length: rounds(20, 200) }, (_, index) => 101 + index);

test.each(seeds)(
  'all roots, logs and gas agree with the library over 250 random transactions, seed %i',
  async (seed) => {
    const fork = FORKS[seed % FORKS.length]!;
    const failed = await runRandomTransactions(seed, { count: TRANSACTIONS, fork, libraryCrypto: evmCrypto });
    expect(failed).toBeGreaterThan(3);
  },
  180_000,
);
