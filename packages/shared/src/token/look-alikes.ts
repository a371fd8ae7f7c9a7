import { RESERVED_TOKEN_NAMES } from './constants.ts';

/**
 * Characters that resemble a Latin capital after compatibility forms (full width, mathematical, circled) and
 * diacritics are removed: those that can imitate names of this chain's coins.
 */
const CONFUSABLES: Readonly<Record<string, string>> = {
  A: '4@ΑАᎪꓮ',
  C: '¢СϹᏟꓚ',
  D: 'ĐᎠꓓ',
  E: '3€ΕЕᎬꓰЄ',
  G: '6Ԍ',
  H: 'ΗНᎻꓧ',
  I: '1!|ΙІӀᏆꓲ',
  L: '£Ꮮꓡ',
  N: 'ΝꓠИ',
  O: '0ΟОՕꓳØΘ',
  P: 'ΡРᏢꓑ',
  R: 'ᎡꓣЯ',
  S: '5$ЅՏꓢ',
  T: '7ΤТᎢꓔ₮',
  U: 'ՍꓴꓵЦ',
  V: 'ѴᏙꓦ',
  W: 'ԜᎳꓪ',
  Y: 'ΥҮꓬ¥',
};
const LATIN = new Map(
  Object.entries(CONFUSABLES).flatMap(([letter, signs]) =>
    Array.from(signs, (sign) => [sign, letter] as const),
  ),
);

/** Returns the visual form of a text: capitals of one alphabet, without diacritics, spaces and signs. */
export function foldConfusables(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  return Array.from(plain, (sign) => LATIN.get(sign) ?? sign)
    .join('')
    .replace(/[^A-Z0-9\p{L}]/gu, '');
}

/** Returns true if a token with this name could be mistaken for a coin of this chain, in any alphabet. */
export function resemblesOwnCoin(name: string): boolean {
  return RESERVED_TOKEN_NAMES.includes(foldConfusables(name));
}
