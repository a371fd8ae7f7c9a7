import { NFT_SORTS } from '@nova/shared/nft/list-queries';
import { expect, it, test } from 'vitest';
import {
  countFilters,
  MARKET_SORTS,
  readMarketFilters,
  toMarketQuery,
  toUrlPrice,
  writeMarketFilters,
} from './market-filters.ts';

const at = (text: string) => new URLSearchParams(text);

it('offers every order of the API', () => {
  expect(MARKET_SORTS.toSorted()).toEqual(NFT_SORTS.toSorted());
});

it('reads only the newest-first order from an empty URL', () => {
  const filters = readMarketFilters(at(''));
  expect(countFilters(filters)).toBe(0);
  expect(toMarketQuery(filters)).toEqual({ sort: 'newest' });
});

it('ignores invalid values', () => {
  const text = 'status=free&kind=2&rarity=x&collection=a&minPrice=1,5,&maxPrice=-1&sort=no&p=a&p=%25:b';
  expect(toMarketQuery(readMarketFilters(at(text)))).toEqual({ sort: 'newest' });
});

it('cuts a search text of a link to the 100 characters that the API accepts', () => {
  const filters = readMarketFilters(at(`q=${'a'.repeat(3_000)}`));
  expect(toMarketQuery(filters)).toEqual({ sort: 'newest', q: 'a'.repeat(100) });
});

it('sends prices in wei and properties as pairs', () => {
  const text = writeMarketFilters(at(''), {
    q: ' ebb ',
    kind: 'premium',
    collection: '7',
    properties: [
      ['Eyes', 'Red: dark'],
      ['Höhe', '100 %'],
    ],
    minPrice: '0.5',
    maxPrice: '12',
    sort: 'price_low',
  });
  expect(toMarketQuery(readMarketFilters(at(text)))).toEqual({
    q: 'ebb',
    is_premium: 'true',
    collection: '7',
    properties: '[["Eyes","Red: dark"],["Höhe","100 %"]]',
    min_price: '500000000000000000',
    max_price: '12000000000000000000',
    sort: 'price_low',
  });
});

it('keeps the URL’s other parameters and omits default values', () => {
  expect(writeMarketFilters(at('tab=collections&q=a'), { q: '', sort: 'newest' })).toBe('?tab=collections');
  expect(writeMarketFilters(at('q=a'), { q: '' })).toBe('?');
});

it('drops the properties together with their collection', () => {
  const search = at('collection=7&p=Eyes:Red');
  expect(writeMarketFilters(search, { kind: 'standard' })).toBe('?collection=7&kind=standard&p=Eyes%3ARed');
  expect(writeMarketFilters(search, { collection: '8' })).toBe('?collection=8');
  expect(writeMarketFilters(search, { collection: null })).toBe('?');
});

test.each([
  ['sort=price_low', { status: 'bought' } as const, '?status=bought'],
  ['minPrice=1&sort=sold', { status: 'removed' } as const, '?sort=sold&status=removed'],
  ['status=bought', { sort: 'listed' } as const, '?status=listed&sort=listed'],
  ['status=bought', { minPrice: '2' } as const, '?status=listed&minPrice=2'],
])('lets the last change win between %s and %o', (before, change, after) => {
  expect(writeMarketFilters(at(before), change)).toBe(after);
});

it('writes a price with a decimal point in every language', () => {
  expect(toUrlPrice(1_500_000_000_000_000_000n)).toBe('1.5');
  expect(toUrlPrice(20_000_000_000_000_000_000n)).toBe('20');
  expect(toUrlPrice(1n)).toBe('0.000000000000000001');
});
