import { expect, test } from 'vitest';
import { addGasHeadroom } from './gas-headroom.ts';

test('a call has room for a storage slot more, a plain payment takes what it costs', () => {
  expect(addGasHeadroom(52_000n, '0xa9059cbb')).toBe(78_000n);
  expect(addGasHeadroom(21_000n, undefined)).toBe(21_000n);
  expect(addGasHeadroom(23_400n, '0x')).toBe(23_400n);
});
