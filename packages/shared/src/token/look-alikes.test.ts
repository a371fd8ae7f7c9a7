import { expect, it } from 'vitest';
import { foldLook, looksLikeOurCoin } from './look-alikes.ts';

it('refuses the names of the coins of this chain however they are written', () => {
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
  expect(bad.filter((name) => !looksLikeOurCoin(name))).toEqual([]);
});

it('reads letters of other alphabets as what they look like', () => {
  // Cyrillic А and С, Greek Α, full width, mathematical, accents, the tugrik sign.
  const bad = ['NАС', 'ΝΑC', 'ＮＡＣ', '𝐍𝐀𝐂', 'Nàç', 'USD₮', 'ＵＳＤＴ', 'Теther', 'N4C', 'U$DT'];
  expect(bad.filter((name) => !looksLikeOurCoin(name))).toEqual([]);
});

it('leaves other names alone', () => {
  const good = ['Car Coin', 'Nacho', 'Nova Friends', 'Grüne Welle', '猫', 'Tetherball', 'ACN', 'USD Coin'];
  expect(good.filter(looksLikeOurCoin)).toEqual([]);
  expect(foldLook('Grüne Welle')).toBe('GRUNEWELLE');
});
