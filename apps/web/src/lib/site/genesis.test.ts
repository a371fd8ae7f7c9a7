import { expect, test } from 'vitest';
import { readValidator } from './genesis.ts';

const vanity = `6e6f766101${'00'.repeat(27)}`;
const address = 'de6b34a0a6baa8b8b90896c7015da6f177345d98';

test('reads the validator between vanity and seal of the first block', () => {
  expect(readValidator(`0x${vanity}${address}${'00'.repeat(65)}`)).toBe(`0x${address}`);
});

test('returns no validator for the first block of another engine', () => {
  expect(readValidator('0x')).toBeNull();
  expect(readValidator(`0x${vanity}${'00'.repeat(65)}`)).toBeNull();
  expect(readValidator(`0x${'00'.repeat(32)}${address}${'00'.repeat(65)}`)).toBeNull();
});
