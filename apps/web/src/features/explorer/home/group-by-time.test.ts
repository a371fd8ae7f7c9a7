import type { Block } from '@nova/shared/explorer/schemas';
import { expect, it } from 'vitest';
import { groupByTime, stretchOf } from './group-by-time.ts';

const hash = `0x${'a'.repeat(64)}` as const;
const address = `0x${'3'.repeat(40)}` as const;

function block(number: number, time: string, points: number | null): Block {
  const timestamp = `2026-11-20T${time}.000Z`;
  const action = points === null ? null : { points, account: address };
  return { number, hash, timestamp, action } as Block;
}

it('chooses the shortest interval that does not need too many columns', () => {
  expect(stretchOf(0, 40)).toBe(1_000);
  expect(stretchOf(38_000, 40)).toBe(1_000);
  expect(stretchOf(40_000, 40)).toBe(5_000);
  expect(stretchOf(30 * 60_000, 40)).toBe(60_000);
  expect(stretchOf(3 * 86_400_000, 40)).toBe(4 * 3_600_000);
});

it('groups each action into its interval and keeps empty ones', () => {
  const blocks = [block(4, '10:03:10', 40), block(3, '10:01:50', 5), block(2, '10:01:10', 10)];
  const columns = groupByTime(blocks, 6);
  expect(columns.map((column) => [new Date(column.from).toISOString().slice(11, 19), column.points])).toEqual(
    [
      ['10:01:00', [5, 10]],
      ['10:02:00', []],
      ['10:03:00', [40]],
    ],
  );
});

it('counts actions, not blocks, and ignores an old first block', () => {
  const blocks = [block(2, '10:00:00', null), block(1, '10:00:00', 5), block(0, '01:00:00', null)];
  expect(groupByTime(blocks, 40).map((column) => column.points)).toEqual([[5]]);
});

it('has no columns without blocks', () => {
  expect(groupByTime([], 40)).toEqual([]);
});

it('never returns more columns than requested', () => {
  for (const seconds of [1, 39, 41, 600, 3_599]) {
    const oldest = new Date(Date.parse('2026-11-20T12:00:00Z') - seconds * 1000).toISOString().slice(11, 19);
    const columns = groupByTime([block(2, '12:00:00', 5), block(1, oldest, 5)], 40);
    expect(columns.length).toBeLessThanOrEqual(40);
  }
});
