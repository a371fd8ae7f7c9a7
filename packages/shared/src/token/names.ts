import { stringToBytes } from 'viem';
import {
  RESERVED_TOKEN_SYMBOLS,
  TOKEN_NAME_MAX_BYTES,
  TOKEN_SYMBOL_MAX_LENGTH,
  TOKEN_SYMBOL_MIN_LENGTH,
} from './constants.ts';

/**
 * Ranges of invisible code points: controls, formats, separators, private use, those that fonts may omit,
 * and a few that render empty. DisplayName.sol has the same list.
 */
const INVISIBLE: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x600, 0x605],
  [0x61c, 0x61c],
  [0x6dd, 0x6dd],
  [0x70f, 0x70f],
  [0x890, 0x891],
  [0x8e2, 0x8e2],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  // Unpaired surrogates, which have no UTF-8 encoding.
  [0xd800, 0xdfff],
  // Private use.
  [0xe000, 0xf8ff],
  [0xfdd0, 0xfdef],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xffff],
  [0x110bd, 0x110bd],
  [0x110cd, 0x110cd],
  [0x13430, 0x1343f],
  [0x16fe4, 0x16fe4],
  [0x1bca0, 0x1bca3],
  [0x1d159, 0x1d159],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
  [0xf0000, 0x10ffff],
];

/** Characters that each character of a symbol can be mistaken for. W is two V, and V reads like U. */
const CONFUSABLE_WITH: Readonly<Record<string, string>> = {
  W: 'UU',
  V: 'U',
  0: 'O',
  D: 'O',
  Q: 'O',
  3: 'E',
  4: 'A',
  5: 'S',
  7: 'T',
};
const foldSymbol = (symbol: string) => Array.from(symbol, (sign) => CONFUSABLE_WITH[sign] ?? sign).join('');
const RESERVED = new Set(RESERVED_TOKEN_SYMBOLS.map(foldSymbol));

/**
 * Returns true if a token may have this name: 1 to 31 bytes of UTF-8, no invisible characters, no space at
 * either end. The contract has the same rule.
 */
export function isTokenName(name: string): boolean {
  const { length } = stringToBytes(name);
  if (length === 0 || length > TOKEN_NAME_MAX_BYTES) return false;
  return isVisibleText(name);
}

/** Returns true if a text has no invisible characters and no space at either end. */
export function isVisibleText(text: string): boolean {
  if (text.startsWith(' ') || text.endsWith(' ')) return false;
  return Array.from(text, (character) => character.codePointAt(0)!).every(isVisible);
}

/**
 * Returns true if a token may have this symbol: 2 to 11 of A-Z and 0-9, starting with a letter, and no
 * look-alike of a coin of this chain (0, D and Q count as O, 3 as E, 4 as A, 5 as S, 7 as T, V as U, VV as
 * W). The contract has the same rule.
 */
export function isTokenSymbol(symbol: string): boolean {
  if (symbol.length < TOKEN_SYMBOL_MIN_LENGTH || symbol.length > TOKEN_SYMBOL_MAX_LENGTH) return false;
  if (!/^[A-Z][A-Z0-9]*$/.test(symbol)) return false;
  return !RESERVED.has(foldSymbol(symbol));
}

function isVisible(codePoint: number): boolean {
  // The last two code points of each plane are noncharacters.
  if ((codePoint & 0xfffe) === 0xfffe) return false;
  return !INVISIBLE.some(([first, last]) => codePoint >= first && codePoint <= last);
}
