import { expect, test } from 'vitest';
import { playYear } from './play-year.ts';
import { type Kind, POPULATION } from './population.ts';

const POOL_POINTS = 3_000_000_000;

test('10,000 attackers take less than 1% of the pool per year, and daily users convert 80% of what they earn', () => {
  const results = playYear(POPULATION);
  const attackers = results.filter(({ kind }) => !kind.isHonest);
  expect(attackers).toHaveLength(7);
  expect(attackers.reduce((sum, { kind }) => sum + kind.accounts, 0)).toBe(10_000);
  const drawn = attackers.reduce((sum, { convertedPoints }) => sum + convertedPoints, 0);
  expect(drawn).toBeLessThan(POOL_POINTS / 100);
  const daily = results.find(({ kind }) => kind.name === 'daily user who bought for 25 USDT')!;
  expect(daily.convertedPoints / daily.earnedPoints).toBeGreaterThan(0.8);
});

test('more attackers together take no more from the open pot', () => {
  const kind = POPULATION.find(({ name }) => name === 'own mailboxes, own networks')!;
  const drawnBy = (accounts: number) =>
    playYear([{ ...kind, accounts, mailboxes: accounts, arrivalsPerDay: accounts }])[0]!.convertedPoints;
  expect(drawnBy(5_000)).toBeLessThanOrEqual(drawnBy(100));
});

test('a purchase costs an attacker five times the amount it unlocks', () => {
  const kind = POPULATION.find(({ name }) => name === 'a 5 USDT purchase each')!;
  const [result] = playYear([{ ...kind, accounts: 5_000, arrivalsPerDay: 5_000 }]);
  const paidNac = 5_000 * 500;
  // A year's pots add up to 36,500 NAC.
  expect(result!.convertedPoints / 100).toBeLessThanOrEqual(paidNac / 5 + 36_500);
});

const divide = (kind: Kind, by: number): Kind => ({
  ...kind,
  accounts: kind.accounts / by,
  mailboxes: Math.ceil(kind.mailboxes / by),
  arrivalsPerDay: Math.ceil(kind.arrivalsPerDay / by),
  partnerPointsPerDay: kind.partnerPointsPerDay / by,
});

test('a hundredth of the population receives exactly these amounts in a year', () => {
  const hundredth = POPULATION.map((kind) => divide(kind, 100));
  const drawn = playYear(hundredth).map((result) => [
    result.kind.name,
    result.earnedPoints,
    result.convertedPoints,
  ]);
  expect(drawn).toEqual([
    ['daily user who bought for 25 USDT', 369_840, 365_400],
    ['weekly user who bought for 25 USDT', 19_696, 19_600],
    ['daily user without a purchase', 123_180, 122_600],
    ['wallets without a mailbox', 4_519_500, 0],
    ['aliases of a few mailboxes', 2_259_750, 61_300],
    ['own mailboxes, five networks', 2_216_700, 896_200],
    ['own mailboxes, own networks', 2_259_750, 916_600],
    ['a 5 USDT purchase each', 1_507_000, 673_000],
    ['pairs that invite each other and buy', 1_507_000, 673_000],
    ['a colluding partner', 789_750, 306_500],
  ]);
});
