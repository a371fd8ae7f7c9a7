import { expect, test } from 'vitest';
import { hexOf, numberOf, numberOfUuid, uuidOf } from './time-position.ts';

test('a UUID survives a cursor unchanged, including leading zeros', () => {
  for (const uuid of ['00000000-0000-4000-8000-000000000001', 'ffffffff-ffff-4fff-bfff-ffffffffffff']) {
    expect(uuidOf(numberOfUuid(uuid))).toBe(uuid);
  }
});

test('bytes keep their length', () => {
  expect(hexOf(numberOf('00ff'), 2)).toBe('00ff');
  expect(hexOf('0', 2)).toBe('0000');
});

test('a number that is too large for its bytes is cut, not refused', () => {
  expect(hexOf('65536', 2)).toBe('0000');
});
