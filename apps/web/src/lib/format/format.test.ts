import { describe, expect, it } from 'vitest';
import { formatAmount, formatInteger } from './format-number.ts';
import { formatAgo, formatClock, formatCountdown, formatExact } from './format-time.ts';
import { shortenHex } from './shorten-hex.ts';

const NAC = 10n ** 18n;
const AT = Date.parse('2026-11-20T14:02:44.204Z');

describe('numbers', () => {
  it('follow the language of the page', () => {
    expect(formatInteger(1_284_507, 'en')).toBe('1,284,507');
    expect(formatInteger(1_284_507, 'de')).toBe('1.284.507');
  });

  it('show an amount exactly or truncated, never rounded up', () => {
    expect(formatAmount(1_482n * NAC + 600_000_000_000_000_000n, 18, 'en')).toBe('1,482.6');
    expect(formatAmount(1_999_999_999_999_999_999n, 18, 'de')).toBe('1,999999');
    expect(formatAmount(0n, 18, 'en')).toBe('0');
    expect(formatAmount(-5n * NAC, 18, 'en')).toBe('−5');
  });

  it('never show a nonzero value as zero', () => {
    expect(formatAmount(1n, 18, 'en')).toBe('<0.000001');
  });
});

describe('times', () => {
  it('are relative to now in the language of the page', () => {
    expect(formatAgo(AT, AT + 400, 'en')).toBe('now');
    expect(formatAgo(AT, AT + 9 * 60_000, 'de')).toBe('vor 9 Min.');
    expect(formatAgo(AT, AT + 9 * 60_000, 'en')).toBe('9 min ago');
    expect(formatAgo(AT, AT + 26 * 3_600_000, 'en')).toBe('yesterday');
  });

  it('show a block from a clock ahead of ours as now', () => {
    expect(formatAgo(AT, AT - 5_000, 'en')).toBe('now');
  });

  it('are exact to the millisecond where required', () => {
    expect(formatClock(AT)).toBe('14:02:44.204');
    expect(formatExact(AT, 'en')).toBe('20 Nov 2026, 14:02:44.204 UTC');
  });

  it('count down', () => {
    expect(formatCountdown(14_348_000)).toBe('3:59:08');
    expect(formatCountdown(247_000)).toBe('4:07');
    expect(formatCountdown(-1)).toBe('0:00');
  });
});

it('shortens an address to its first and last six characters', () => {
  expect(shortenHex('0xde6b34a0a6baa8b8b90896c7015da6f177345d98')).toBe('0xde6b…345d98');
  expect(shortenHex('0x1234')).toBe('0x1234');
});
