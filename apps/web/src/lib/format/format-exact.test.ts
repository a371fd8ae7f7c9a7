import { expect, it } from 'vitest';
import { formatExact } from './format-exact.ts';

it('writes every digit of an amount and no zero at its end', () => {
  expect(formatExact(1_500_000_000n, 9)).toBe('1.5');
  expect(formatExact(1n, 18)).toBe('0.000000000000000001');
  expect(formatExact(10n ** 18n, 18)).toBe('1');
  expect(formatExact(1_234n, 0)).toBe('1234');
  expect(formatExact(0n, 6)).toBe('0');
});
