import { expect, it } from 'vitest';
import { sharePrice } from './price-shares.ts';

it('shares every wei of a price, and cuts parts of a wei to the seller', () => {
  expect(sharePrice(999n, { feeBps: 250, royaltyBps: 500, isCreator: false })).toEqual({
    feeWei: 24n,
    royaltyWei: 49n,
    sellerWei: 926n,
  });
});

it('gives the creator who sells himself no royalty', () => {
  const shares = sharePrice(1_000n, { feeBps: 0, royaltyBps: 1_000, isCreator: true });
  expect(shares).toEqual({ feeWei: 0n, royaltyWei: 0n, sellerWei: 1_000n });
});

it('honours a royalty up to a tenth', () => {
  expect(sharePrice(1_000n, { feeBps: 0, royaltyBps: 5_000, isCreator: false }).royaltyWei).toBe(100n);
});
