import { expect, test } from 'vitest';
import { addGasHeadroom } from './gas-headroom.ts';

test('a call has margin for another storage slot, and a plain payment needs exactly its cost', () => {
  expect(addGasHeadroom(52_000n, '0xa9059cbb')).toBe(78_000n);
  expect(addGasHeadroom(21_000n, undefined)).toBe(21_000n);
  expect(addGasHeadroom(23_400n, '0x')).toBe(23_400n);
});
