import { expect, test } from 'vitest';
import { blockMilliseconds, clockLag, nextBlockTime } from './block-clock.ts';
import type { Header } from '../header.ts';
import { unsealedExtraData } from './seal.ts';

const headerAt = (timestamp: number, milliseconds: number): Header =>
  ({ timestamp, extraData: unsealedExtraData(milliseconds) }) as Header;

test('a block includes its milliseconds', () => {
  expect(blockMilliseconds(headerAt(1_700_000_000, 250))).toBe(1_700_000_000_250);
});

test('the next block has the time of the clock', () => {
  expect(nextBlockTime(1_700_000_003_001, headerAt(1_700_000_000, 250))).toEqual({
    timestamp: 1_700_000_003,
    milliseconds: 1,
  });
});

test('the next block repeats the time of a parent that is ahead of the clock', () => {
  expect(nextBlockTime(1_699_999_999_000, headerAt(1_700_000_000, 250))).toEqual({
    timestamp: 1_700_000_000,
    milliseconds: 250,
  });
});

test('a block may be two seconds ahead of the clock and no more', () => {
  const parent = headerAt(1_700_000_000, 250);
  expect(clockLag(1_700_000_000_250, parent)).toBe(0);
  expect(clockLag(1_699_999_998_250, parent)).toBe(0);
  expect(clockLag(1_699_999_998_249, parent)).toBe(1);
  expect(clockLag(1_699_999_990_250, parent)).toBe(8_000);
});
