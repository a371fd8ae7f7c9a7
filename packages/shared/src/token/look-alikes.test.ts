import { expect, it } from 'vitest';
import { foldConfusables, resemblesOwnCoin } from './look-alikes.ts';

it('refuses the names of this chain’s coins in any script', () => {
  const bad = [
    'NAC',
    'nac',
    'N A C',
    'N.A.C.',
    'Nova Action Coin',
    'USDT',
    'U5DT',
    'Tether',
    'Tether USD',
    'USD Tether',
  ];
  expect(bad.filter((name) => !resemblesOwnCoin(name))).toEqual([]);
});

it('reads letters of other alphabets as the Latin ones they resemble', () => {
  // Cyrillic А and С, Greek Α, full width, mathematical, accents, the tugrik sign.
  const bad = ['NАС', 'ΝΑC', 'ＮＡＣ', '𝐍𝐀𝐂', 'Nàç', 'USD₮', 'ＵＳＤＴ', 'Теther', 'N4C', 'U$DT'];
  expect(bad.filter((name) => !resemblesOwnCoin(name))).toEqual([]);
});

it('does not affect other names', () => {
  const good = ['Car Coin', 'Nacho', 'Nova Friends', 'Grüne Welle', '猫', 'Tetherball', 'ACN', 'USD Coin'];
  expect(good.filter(resemblesOwnCoin)).toEqual([]);
  expect(foldConfusables('Grüne Welle')).toBe('GRUNEWELLE');
});
