import { expect, test } from 'vitest';
import { rankRarity, rarityTierOf } from './rarity.ts';

const item = (traits: Record<string, string>) => ({
  traits: Object.entries(traits).map(([name, value]) => ({ name, value })),
});

test('a property of one in four is worth two bits, and equal scores share a rank', () => {
  const items = [
    item({ eyes: 'red' }),
    item({ eyes: 'blue' }),
    item({ eyes: 'blue' }),
    item({ eyes: 'blue' }),
  ];
  expect(rankRarity(items)).toEqual([
    { rank: 1, score: 2, share: 0.25 },
    { rank: 2, score: 0.415037, share: 1 },
    { rank: 2, score: 0.415037, share: 1 },
    { rank: 2, score: 0.415037, share: 1 },
  ]);
});

test('the absence of a property counts as a property', () => {
  const items = [item({}), item({ hat: 'top' }), item({ hat: 'cap' }), item({ hat: 'cap' })];
  expect(rankRarity(items).map(({ rank, score }) => [rank, score])).toEqual([
    [1, 2],
    [1, 2],
    [3, 1],
    [3, 1],
  ]);
});

test('a property that all NFTs have changes nothing', () => {
  const plain = [item({ eyes: 'red' }), item({ eyes: 'blue' })];
  const same = [item({ eyes: 'red', base: 'x' }), item({ eyes: 'blue', base: 'x' })];
  expect(rankRarity(same)).toEqual(rankRarity(plain));
});

test('a duplicate property counts once, and two values of one name both count', () => {
  const twice = { traits: [1, 2].map(() => ({ name: 'gem', value: 'ruby' })) };
  const both = { traits: ['ruby', 'opal'].map((value) => ({ name: 'gem', value })) };
  expect(rankRarity([twice, both]).map(({ score }) => score)).toEqual([0, 1]);
});

test('a single NFT is not rare, and neither are many that are alike', () => {
  const alike = rankRarity([item({}), item({}), item({})]);
  expect(alike).toEqual(Array.from({ length: 3 }, () => ({ rank: 1, score: 0, share: 1 })));
  expect(rarityTierOf(alike[0]!.share)).toBe('common');
  expect(rankRarity([])).toEqual([]);
});

test.each([
  [0.01, 'legendary'],
  [0.010_1, 'epic'],
  [0.05, 'epic'],
  [0.15, 'rare'],
  [0.4, 'uncommon'],
  [0.41, 'common'],
  [1, 'common'],
])('a share of %d is %s', (share, tier) => {
  expect(rarityTierOf(share)).toBe(tier);
});
