import { describe, expect, it } from 'vitest';
import { formatUnit, formatUtc, parseInteger, parseTime, parseUnit } from './convert-value.ts';

describe('units of the coin', () => {
  it('convert exactly in both directions', () => {
    expect(parseUnit('0.000000001', 'nac', 'en')).toBe(1_000_000_000n);
    expect(parseUnit('1,5', 'gwei', 'de')).toBe(1_500_000_000n);
    expect(formatUnit(1_500_000_000n, 'gwei')).toBe('1.5');
    expect(formatUnit(1n, 'nac')).toBe('0.000000000000000001');
  });

  it('reject fractions of a wei, text, and numbers that the EVM cannot hold', () => {
    expect(parseUnit('0.1', 'wei', 'en')).toBeNull();
    expect(parseUnit('many', 'nac', 'en')).toBeNull();
    expect(parseUnit('', 'nac', 'en')).toBeNull();
    expect(parseUnit((2n ** 256n - 1n).toString(), 'wei', 'en')).toBe(2n ** 256n - 1n);
    expect(parseUnit((2n ** 256n).toString(), 'wei', 'en')).toBeNull();
  });
});

describe('whole numbers', () => {
  it('are read as decimal or hexadecimal digits', () => {
    expect(parseInteger('96969')).toBe(96_969n);
    expect(parseInteger('0x17ac9')).toBe(96_969n);
    expect(parseInteger(`0x${'f'.repeat(64)}`)).toBe(2n ** 256n - 1n);
  });

  it('reject any other text, and values above 2^256 - 1', () => {
    const texts = ['', '-1', '1.5', '0x', 'ff', (2n ** 256n).toString(), `0x1${'0'.repeat(64)}`];
    expect(texts.filter((text) => parseInteger(text) !== null)).toEqual([]);
  });
});

describe('times', () => {
  it('convert between seconds and UTC', () => {
    expect(parseTime('0')).toBe(0);
    expect(parseTime('2026-11-25 13:30')).toBe(1_795_613_400);
    expect(parseTime('2026-11-25T13:30:05Z')).toBe(1_795_613_405);
    expect(parseTime('2026-11-25')).toBe(1_795_564_800);
    expect(formatUtc(1_795_613_400)).toBe('2026-11-25 13:30:00 UTC');
  });

  it('reject days and seconds that do not exist', () => {
    const texts = ['', 'today', '2026-13-01', '2026-11-25 25:00', '9999999999999'];
    expect(texts.filter((text) => parseTime(text) !== null)).toEqual([]);
  });
});
