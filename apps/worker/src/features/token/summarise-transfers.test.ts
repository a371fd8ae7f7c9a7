import { expect, test } from 'vitest';
import { NOBODY, type TokenTransfer } from '../../sync/transfer-events.ts';
import { negateSums, summariseTransfers } from './summarise-transfers.ts';

const TOKEN = `0x${'01'.repeat(20)}` as const;
const A = `0x${'aa'.repeat(20)}` as const;
const B = `0x${'bb'.repeat(20)}` as const;

function transfer(from: TokenTransfer['from'], to: TokenTransfer['to'], amount: bigint): TokenTransfer {
  const place = {
    blockNumber: 5,
    logIndex: 0,
    batchIndex: 0,
    txIndex: 0,
    timestamp: '2026-01-01T00:00:00.000Z',
  };
  return { ...place, token: TOKEN, kind: 'erc20', from, to, amount, tokenId: null };
}

test('sums up mints, transfers and burns, and does not count the zero address as a holder', () => {
  const sums = summariseTransfers([transfer(NOBODY, A, 10n), transfer(A, B, 4n), transfer(B, NOBODY, 1n)]);
  expect(sums).toEqual({
    tokens: [{ address: TOKEN, kind: 'erc20', firstBlockNumber: 5, supply: 9n, transfers: 3 }],
    balances: [
      { token: TOKEN, holder: A, units: 6n, transfers: 2 },
      { token: TOKEN, holder: B, units: 3n, transfers: 2 },
    ],
  });
});

test('a transfer to oneself moves nothing and counts once', () => {
  expect(summariseTransfers([transfer(A, A, 7n)]).balances).toEqual([
    { token: TOKEN, holder: A, units: 0n, transfers: 1 },
  ]);
});

test('sums up even implausible amounts', () => {
  const huge = 2n ** 256n - 1n;
  const { tokens } = summariseTransfers(Array.from({ length: 20 }, () => transfer(NOBODY, NOBODY, huge)));
  expect(tokens).toMatchObject([{ supply: 0n, transfers: 20 }]);
  const minted = summariseTransfers(Array.from({ length: 20 }, () => transfer(NOBODY, A, huge)));
  expect(minted.balances).toMatchObject([{ units: huge * 20n }]);
});

test('negated sums cancel out', () => {
  const sums = summariseTransfers([transfer(NOBODY, A, 10n), transfer(A, B, 4n)]);
  const back = negateSums(sums);
  for (const [index, { units, transfers }] of sums.balances.entries()) {
    expect([units + back.balances[index]!.units, transfers + back.balances[index]!.transfers]).toEqual([
      0n,
      0,
    ]);
  }
  expect(back.tokens).toMatchObject([{ supply: -10n, transfers: -2 }]);
});
