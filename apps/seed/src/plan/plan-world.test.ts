import { isTokenName, isTokenSymbol } from '@nova/shared/token/names';
import { expect, test } from 'vitest';
import { planWorld } from './plan-world.ts';

test('the same seed number makes the same world, another number another world', () => {
  expect(planWorld(1, 1, 40)).toEqual(planWorld(1, 1, 40));
  expect(planWorld(2, 1, 40)).not.toEqual(planWorld(1, 1, 40));
  expect(planWorld(1, 2, 40).people[0]!.name).not.toBe(planWorld(1, 1, 40).people[0]!.name);
});

test('forty users make a varied world', () => {
  const { people, purchases, collections, nfts, tokens, messages } = planWorld(1, 1, 40);
  expect(people).toHaveLength(40);
  expect(people.filter(({ login }) => login === 'email')).toHaveLength(4);
  expect(purchases).toHaveLength(41);
  expect(collections).toHaveLength(3);
  expect(nfts).toHaveLength(60);
  const of = (kind: string) => nfts.filter(({ fate }) => fate.kind === kind);
  expect(of('offered')).toHaveLength(35);
  expect(of('sold')).toHaveLength(15);
  expect(nfts.filter(({ premium }) => premium === 'model')).toHaveLength(8);
  expect(tokens).toHaveLength(6);
  expect(messages).toHaveLength(6);
});

test.each([5, 6, 7, 13, 40, 200])('%i users can do everything planned for them', (size) => {
  const { people, purchases, collections, nfts, tokens } = planWorld(3, 1, size);
  const hasWallet = (index: number) => people[index]!.login !== 'email';
  expect(new Set(people.map(({ email }) => email)).size).toBe(size);
  for (const { index, invitedBy } of people) {
    if (invitedBy === null) continue;
    expect(invitedBy).toBeLessThan(index);
    expect(hasWallet(invitedBy)).toBe(true);
  }
  const coins = new Map<number, number>();
  for (const { buyer, usdt, method } of purchases)
    if (method === 'usdt') coins.set(buyer, (coins.get(buyer) ?? 0) + Number(usdt) * 20);
  expect(nfts.filter(({ creator }) => !hasWallet(creator))).toEqual([]);
  const strangers = nfts.filter(
    ({ creator, collection }) => collection !== null && collections[collection]!.owner !== creator,
  );
  expect(strangers).toEqual([]);
  const toThemselves = nfts.filter(
    ({ creator, fate }) =>
      (fate.kind === 'given' ? fate.to : fate.kind === 'sold' ? fate.buyer : null) === creator,
  );
  expect(toThemselves).toEqual([]);
  for (const { fate } of nfts)
    if (fate.kind === 'sold') coins.set(fate.buyer, coins.get(fate.buyer)! - fate.price);
  // No user spends more than they bought, even in the most expensive phase.
  expect([...coins.values()].filter((left) => left <= 0)).toEqual([]);
  for (const { name, symbol, transfers, creator, supply } of tokens) {
    expect([isTokenName(name), isTokenSymbol(symbol)]).toEqual([true, true]);
    const held = new Map([[creator, supply]]);
    for (const { from, to, amount } of transfers) {
      expect(from).not.toBe(to);
      held.set(from, (held.get(from) ?? 0) - amount);
      expect(held.get(from)).toBeGreaterThanOrEqual(0);
      held.set(to, (held.get(to) ?? 0) + amount);
    }
  }
});
