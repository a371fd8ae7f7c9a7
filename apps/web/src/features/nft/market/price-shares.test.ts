import { expect, it } from 'vitest';
import { sharePrice } from './price-shares.ts';

it('distributes every wei of a price, with fractions to the seller', () => {
  expect(sharePrice(999n, { feeBps: 250, royaltyBps: 500, isCreator: false })).toEqual({
    feeWei: 24n,
    royaltyWei: 49n,
    sellerWei: 926n,
  });
});

it('charges a creator no royalty on their own sale', () => {
  const shares = sharePrice(1_000n, { feeBps: 0, royaltyBps: 1_000, isCreator: true });
  expect(shares).toEqual({ feeWei: 0n, royaltyWei: 0n, sellerWei: 1_000n });
});

it('honors a royalty of up to ten percent', () => {
  expect(sharePrice(1_000n, { feeBps: 0, royaltyBps: 5_000, isCreator: false }).royaltyWei).toBe(100n);
});
