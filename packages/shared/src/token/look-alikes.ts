import { RESERVED_TOKEN_NAMES } from './constants.ts';

/**
 * Letters and signs that look like a Latin capital, after compatibility forms (full width, mathematical, circled) and
 * marks above and below are gone: what names of this chain's coins could be written with.
 */
const LOOKS: Readonly<Record<string, string>> = {
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
  Object.entries(LOOKS).flatMap(([letter, signs]) => Array.from(signs, (sign) => [sign, letter] as const)),
);

/** How a text reads at a glance: capitals of one alphabet, without marks, spaces and signs between. */
export function foldLook(text: string): string {
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

/** True if a token with this name could be taken for a coin of this chain, whatever alphabet it is written in. */
export function looksLikeOurCoin(name: string): boolean {
  return RESERVED_TOKEN_NAMES.includes(foldLook(name));
}
