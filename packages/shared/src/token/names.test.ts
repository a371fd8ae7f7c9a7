import { describe, expect, it } from 'vitest';
import { isTokenName, isTokenSymbol } from './names.ts';

describe('isTokenName', () => {
  it('accepts up to 31 bytes in any script', () => {
    expect(isTokenName('1234567890123456789012345678901')).toBe(true);
    expect(isTokenName('12345678901234567890123456789012')).toBe(false);
    expect(isTokenName('äöüäöüäöüäöüäöü')).toBe(true);
    expect(isTokenName('äöüäöüäöüäöüäöüä')).toBe(false);
    expect(isTokenName('🚗 Car Coin')).toBe(true);
    expect(isTokenName('')).toBe(false);
  });

  it('refuses invisible characters', () => {
    for (const hidden of [
      '\u0000',
      '\u00A0',
      '\u200B',
      '\u200D',
      '\u202E',
      '\u2066',
      '\uFEFF',
      '\u{E0041}',
      '\u17B4',
      '\uFE0F',
      '\u{1BCA0}',
      '\uE000',
      '\u{F0000}',
      '\u{10FFFF}',
      '\u{1FFFE}',
      '\u1680',
    ]) {
      expect(isTokenName(`a${hidden}b`), `U+${hidden.codePointAt(0)!.toString(16)}`).toBe(false);
    }
  });

  it('refuses unpaired surrogates and spaces at the ends', () => {
    expect(isTokenName('a\uD800')).toBe(false);
    expect(isTokenName(' a')).toBe(false);
    expect(isTokenName('a ')).toBe(false);
  });
});

describe('isTokenSymbol', () => {
  it('accepts 2 to 11 capitals and digits, starting with a letter', () => {
    expect(['AB', 'X2Y', 'ABCDEFGHIJK'].filter((good) => !isTokenSymbol(good))).toEqual([]);
    expect(['A', 'ABCDEFGHIJKL', 'ab', '1AB', 'A B', 'АB'].filter(isTokenSymbol)).toEqual([]);
  });

  it('refuses the coins of this chain and their look-alikes', () => {
    expect(
      ['NAC', 'WNAC', 'EP', 'USDT', 'U5DT', 'N4C', 'USOT', 'U5Q7', 'VVN4C', 'VSDT'].filter(isTokenSymbol),
    ).toEqual([]);
    expect(['USDTX', 'NOVA', 'E9', 'SUN', 'WAVE'].filter((good) => !isTokenSymbol(good))).toEqual([]);
  });
});
