import type { Block } from '@nova/shared/explorer/schemas';
import type { Hex } from 'viem';
import { expect, it } from 'vitest';
import { mergeBlock } from './merge-blocks.ts';

const hashOf = (digit: string) => `0x${digit.repeat(64)}` as const;
function block(number: number, hash: Hex = hashOf('a')): Block {
  return {
    number,
    hash,
    parent_hash: hashOf('b'),
    timestamp: '2026-11-20T14:02:44.204Z',
    size: 900,
    gas_used: 84_219,
    gas_limit: 30_000_000,
    transaction_count: 1,
    miner: `0x${'3'.repeat(40)}`,
    action: null,
    from: null,
    to: null,
  };
}
const heights = (blocks: readonly Block[]) => blocks.map((entry) => entry.number);

it('adds the next block at the top and drops the oldest', () => {
  const merged = mergeBlock([block(7), block(6), block(5)], block(8), 3);
  expect(heights(merged.blocks)).toEqual([8, 7, 6]);
  expect(merged.hasGap).toBe(false);
});

it('shows a block once, however often it is pushed', () => {
  expect(heights(mergeBlock([block(8), block(7)], block(8), 5).blocks)).toEqual([8, 7]);
});

it('prefers the newer version of a replaced block', () => {
  const merged = mergeBlock([block(8, hashOf('a'))], block(8, hashOf('c')), 5);
  expect(merged.blocks.map((entry) => entry.hash)).toEqual([hashOf('c')]);
});

it('inserts a late block at its position', () => {
  expect(heights(mergeBlock([block(9), block(7)], block(8), 5).blocks)).toEqual([9, 8, 7]);
});

it('reports a missing height between the list and the new block', () => {
  expect(mergeBlock([block(7)], block(9), 5).hasGap).toBe(true);
  expect(mergeBlock([], block(9), 5).hasGap).toBe(false);
});
