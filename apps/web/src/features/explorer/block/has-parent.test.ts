import { expect, it } from 'vitest';
import { hasParent } from './has-parent.ts';

const NONE = `0x${'0'.repeat(64)}` as const;
const HASH = `0x${'ab'.repeat(32)}` as const;

it('finds no block before the first one of our chain and of CometBFT', () => {
  expect(hasParent({ number: 0, parent_hash: NONE })).toBe(false);
  expect(hasParent({ number: 1, parent_hash: NONE })).toBe(false);
});

it('finds the block before all others, also before the first one after a move', () => {
  expect(hasParent({ number: 1, parent_hash: HASH })).toBe(true);
  expect(hasParent({ number: 501, parent_hash: NONE })).toBe(true);
});
