import { expect, test } from 'vitest';
import { readUsdtAmount } from './usdt-amount.ts';

test.each([
  ['0.01', 10_000n],
  ['7.5', 7_500_000n],
  ['007.50', 7_500_000n],
  ['0.0123450000', 12_345n],
  ['999999999999.999999', 999_999_999_999_999_999n],
  [0.01, 10_000n],
  [7.5, 7_500_000n],
  [0.012345, 12_345n],
  [100, 100_000_000n],
  [999_999_999_999, 999_999_999_999_000_000n],
])('%j is read exactly', (amount, units) => {
  expect(readUsdtAmount(amount)).toBe(units);
});

test.each([-1, 0, -0, 1e-7, -1e-300, 5e-324, 0.009, '-1', '0', '-0', '0.009999999', '-12345678901234567890'])(
  '%j is below the minimum',
  (amount) => {
    expect(() => readUsdtAmount(amount)).toThrow('Ungültiger USDT-Betrag. Minimum: 0.01 USDT');
  },
);

test.each([
  '',
  'ten',
  'NaN',
  'Infinity',
  '1e5',
  '1e-7',
  '0x10',
  '+5',
  ' 5',
  '5.',
  '.5',
  '1,5',
  '1_000',
  '٣',
  '１２',
  '²',
])('%j is not a number', (amount) => {
  expect(() => readUsdtAmount(amount)).toThrow('USDT amount must be a number');
});
test.each([NaN, Infinity, -Infinity])('%s is not a number', (amount) => {
  expect(() => readUsdtAmount(amount)).toThrow('USDT amount must be a number');
});

test.each([0.012345678, 0.1 + 0.2, '0.012345678', '1.0000001'])('%j is not rounded but refused', (amount) => {
  expect(() => readUsdtAmount(amount)).toThrow('A USDT amount has at most 6 decimal places.');
});

test.each([1e12, 1e21, 1e308, 2 ** 53, '1000000000000', '9'.repeat(78)])(
  '%j exceeds the maximum',
  (amount) => {
    expect(() => readUsdtAmount(amount)).toThrow('A USDT amount must be below 1000000000000.');
  },
);

test('a JSON number that has lost decimals is refused', () => {
  expect(() => readUsdtAmount(123_456_789_012.12346)).toThrow('Send the amount as a string.');
  expect(readUsdtAmount('123456789012.123456')).toBe(123_456_789_012_123_456n);
});
