import { stringToBytes } from 'viem';
import {
  RESERVED_TOKEN_SYMBOLS,
  TOKEN_NAME_MAX_BYTES,
  TOKEN_SYMBOL_MAX_LENGTH,
  TOKEN_SYMBOL_MIN_LENGTH,
} from './constants.ts';

/**
 * Ranges of code points that do not show: controls, no-break and other odd spaces, soft hyphen, direction marks,
 * zero widths, fillers, variation selectors (but the emoji one), specials and tags. The same list stands in
 * DisplayName.sol.
 */
const INVISIBLE: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  // Half a surrogate pair has no bytes at all.
  [0xd800, 0xdfff],
  [0xfe00, 0xfe0e],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xffff],
  [0xe0000, 0xe0fff],
];

/**
 * True if a token may have this name: 1 to 31 bytes of UTF-8, nothing that does not show, no space at either end.
 * The contract decides the same.
 */
export function isTokenName(name: string): boolean {
  const { length } = stringToBytes(name);
  if (length === 0 || length > TOKEN_NAME_MAX_BYTES) return false;
  if (name.startsWith(' ') || name.endsWith(' ')) return false;
  return Array.from(name, (character) => character.codePointAt(0)!).every(isVisible);
}

/**
 * True if a token may have this symbol: 2 to 11 of A-Z and 0-9, a letter first, and no look-alike of a coin of
 * this chain (0 counts as O, 1 as I, 5 as S). The contract decides the same.
 */
export function isTokenSymbol(symbol: string): boolean {
  if (symbol.length < TOKEN_SYMBOL_MIN_LENGTH || symbol.length > TOKEN_SYMBOL_MAX_LENGTH) return false;
  if (!/^[A-Z][A-Z0-9]*$/.test(symbol)) return false;
  const look = symbol.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('5', 'S');
  return !RESERVED_TOKEN_SYMBOLS.includes(look);
}

function isVisible(codePoint: number): boolean {
  return !INVISIBLE.some(([first, last]) => codePoint >= first && codePoint <= last);
}
