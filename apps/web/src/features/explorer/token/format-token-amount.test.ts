import { expect, test } from 'vitest';
import { formatTokenAmount } from './format-token-amount.ts';

test('formats an amount that fits in a line exactly, with all decimals', () => {
  expect(formatTokenAmount(123_456_789n, 6, 'en', 2)).toBe('123.45');
  expect(formatTokenAmount(10n ** 36n - 1n, 18, 'en', 0)).toBe('999,999,999,999,999,999');
});

test('formats a longer amount as a power of ten in the notation of the language', () => {
  expect(formatTokenAmount(2n ** 256n - 1n, 0, 'en', 2)).toBe('≈\u00a01.15\u00a0×\u00a010⁷⁷');
  expect(formatTokenAmount(2n ** 256n - 1n, 18, 'de', 2)).toBe('≈\u00a01,15\u00a0×\u00a010⁵⁹');
});
