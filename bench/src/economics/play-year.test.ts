import { expect, test } from 'vitest';
import { playYear } from './play-year.ts';
import { POPULATION } from './population.ts';

const POOL_POINTS = 3_000_000_000;

test('10,000 attackers draw less than 1 % of the pool a year, and daily users convert 80 % of what they earn', () => {
  const results = playYear(POPULATION);
  const attackers = results.filter(({ kind }) => !kind.isHonest);
  expect(attackers).toHaveLength(7);
  expect(attackers.reduce((sum, { kind }) => sum + kind.accounts, 0)).toBe(10_000);
  const drawn = attackers.reduce((sum, { convertedPoints }) => sum + convertedPoints, 0);
  expect(drawn).toBeLessThan(POOL_POINTS / 100);
  const daily = results.find(({ kind }) => kind.name === 'daily user who bought for 25 USDT')!;
  expect(daily.convertedPoints / daily.earnedPoints).toBeGreaterThan(0.8);
});

test('more attackers draw no more together from the open pot', () => {
  const kind = POPULATION.find(({ name }) => name === 'own mailboxes, own networks')!;
  const drawnBy = (accounts: number) =>
    playYear([{ ...kind, accounts, mailboxes: accounts, arrivalsPerDay: accounts }])[0]!.convertedPoints;
  expect(drawnBy(5_000)).toBeLessThanOrEqual(drawnBy(100));
});

test('a purchase costs an attacker five times what it lets them draw', () => {
  const kind = POPULATION.find(({ name }) => name === 'a 5 USDT purchase each')!;
  const [result] = playYear([{ ...kind, accounts: 5_000, arrivalsPerDay: 5_000 }]);
  const paidNac = 5_000 * 500;
  // The pot of a year is 18,250 NAC.
  expect(result!.convertedPoints / 100).toBeLessThanOrEqual(paidNac / 5 + 18_250);
});
