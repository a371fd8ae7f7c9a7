import { expect, test } from 'vitest';
import { runRandomTransactions } from '../../test/engine-twins.ts';
import { rounds } from '../../test/env.ts';
import { evmCrypto } from '../crypto/evm-crypto.ts';
import { FORKS } from './genesis/schedule.ts';

// Our cryptography makes the library three times as fast but replaces its own; execute-block.test.ts has
// seeds that use the library's cryptography.
const TRANSACTIONS = 250;
const seeds = Array.from({ length: rounds(8, 200) }, (_, index) => 101 + index);

test.each(seeds)(
  'all roots, logs and gas agree with the library over 250 random transactions, seed %i',
  async (seed) => {
    const fork = FORKS[seed % FORKS.length]!;
    const failed = await runRandomTransactions(seed, { count: TRANSACTIONS, fork, libraryCrypto: evmCrypto });
    expect(failed).toBeGreaterThan(3);
  },
  180_000,
);
