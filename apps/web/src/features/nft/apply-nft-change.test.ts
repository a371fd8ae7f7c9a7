import type { NftChange } from '@nova/shared/nft/live';
import type { MarketNft } from '@nova/shared/nft/schemas';
import { expect, it, test } from 'vitest';
import { applyNftChange, canBeListed } from './apply-nft-change.ts';

const ANNA = `0x${'a1'.repeat(20)}` as const;
const BEN = `0x${'be'.repeat(20)}` as const;

const nft = (tokenId: string): MarketNft => ({
  token_id: tokenId,
  name: 'Ebb',
  image: null,
  is_premium: false,
  collection: { id: '7', name: 'Almanac' },
  creator: ANNA,
  owner: ANNA,
  state: 'listed',
  price_wei: '200',
  expires_at: '2026-12-01T00:00:00.000Z',
  last_sale_wei: null,
  rarity: null,
  minted_at: '2026-11-01T00:00:00.000Z',
});
const sold: NftChange = {
  tokenId: '2',
  change: 'sold',
  collectionId: '7',
  creator: ANNA,
  owner: BEN,
  state: 'bought',
  priceWei: null,
  expiresAt: null,
};
const pages = [
  { items: [nft('1'), nft('2')], next: 'c', prev: null },
  { items: [nft('3')], next: null, prev: 'b' },
];
const idsOf = (list: readonly { items: readonly MarketNft[] }[]) =>
  list.map(({ items }) => items.map(({ token_id: tokenId }) => tokenId));

it('removes a sold card from the NFTs for sale immediately', () => {
  expect(idsOf(applyNftChange(pages, { sort: 'newest', status: 'listed' }, sold))).toEqual([['1'], ['3']]);
  expect(idsOf(applyNftChange(pages, { sort: 'price_low' }, sold))).toEqual([['1'], ['3']]);
});

it('updates the state and sale price of a token on its card', () => {
  const [first, second] = applyNftChange(pages, { sort: 'newest' }, sold);
  expect(first!.items[1]).toEqual({
    ...nft('2'),
    owner: BEN,
    state: 'bought',
    price_wei: null,
    expires_at: null,
    last_sale_wei: '200',
  });
  expect(second).toBe(pages[1]);
});

it('returns the same pages without a change', () => {
  expect(applyNftChange(pages, { sort: 'newest' }, { ...sold, tokenId: '9' })).toBe(pages);
  const same: NftChange = {
    ...sold,
    tokenId: '1',
    change: 'relisted',
    owner: ANNA,
    state: 'listed',
    priceWei: '200',
    expiresAt: '2026-12-01T00:00:00.000Z',
  };
  expect(applyNftChange(pages, { sort: 'newest' }, same)).toBe(pages);
});

test.each([
  [{}, true],
  [{ status: 'bought' }, true],
  [{ status: 'not_for_sale' }, false],
  [{ sort: 'listed' }, false],
  [{ min_price: '1' }, false],
  [{ collection: '8' }, false],
  [{ owner: BEN }, true],
  [{ owner: ANNA }, false],
  [{ creator: BEN }, false],
])('keeps what was just sold to Ben in the list of %o: %s', (query: Record<string, string>, is) => {
  expect(canBeListed(query, sold)).toBe(is);
});

it('recognizes a listing outside the selected prices', () => {
  const offer: NftChange = { ...sold, change: 'listed', owner: ANNA, state: 'listed', priceWei: '200' };
  expect(canBeListed({ max_price: '199' }, offer)).toBe(false);
  expect(canBeListed({ min_price: '200', max_price: '200' }, offer)).toBe(true);
});

it('shows no burned token', () => {
  expect(canBeListed({}, { ...sold, change: 'burnt', owner: null, state: 'not_for_sale' })).toBe(false);
});
