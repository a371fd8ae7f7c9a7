import type { HolderDistribution } from '@nova/shared/explorer/token-schemas';
import { expect, test } from 'vitest';
import { toParts } from './distribution-parts.ts';

const label = { address: '0x00', standard: 'erc20', name: 'A', symbol: 'A', decimals: 0 } as const;
const group = (holders: number, balance: string) => ({ holders, balance, share: null });

function distribution(changes: Partial<HolderDistribution>): HolderDistribution {
  return {
    token: label,
    total_supply: '1000',
    holder_count: 150,
    groups: [group(10, '400'), group(25, '500'), group(50, '600'), group(100, '900')],
    rest: group(50, '100'),
    half_held_by: 26,
    holders: [],
    ...changes,
  };
}

test('the ranks do not overlap and add up to the supply', () => {
  expect(toParts(distribution({})).map(({ from, to, balance, share }) => [from, to, balance, share])).toEqual(
    [
      [1, 10, 400n, 0.4],
      [11, 25, 100n, 0.1],
      [26, 50, 100n, 0.1],
      [51, 100, 300n, 0.3],
      [101, null, 100n, 0.1],
    ],
  );
});

test('a token with few holders has one part with the last rank', () => {
  const few = distribution({ holder_count: 3, groups: [], rest: group(0, '1000'), half_held_by: 1 });
  expect(toParts(few)).toEqual([{ from: 1, to: 3, holders: 3, balance: 1000n, share: 1 }]);
});

test('a token without supply has no parts', () => {
  expect(
    toParts(distribution({ total_supply: '0', holder_count: 0, groups: [], rest: group(0, '0') })),
  ).toEqual([]);
});
