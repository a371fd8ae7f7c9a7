import { expect, test } from 'vitest';
import { DEMO_CELLS, DEMO_KEYS, DEMO_MOST } from './demo-cells.ts';
import { DEMO_START, levelOf, shownBlocks, stepDemo, type DemoState } from './demo-state.ts';

const clickAll = (state: DemoState) =>
  DEMO_KEYS.reduce((now, key) => stepDemo(now, { type: 'click', key }), state);

test('the six cells have the points of their actions in the catalog', () => {
  expect(DEMO_CELLS.map(({ points }) => points)).toEqual([10, 10, 10, 25, 35, 50]);
  expect(DEMO_MOST).toBe(140);
});

test('counts each cell once, in any order and after any number of clicks', () => {
  const once = stepDemo(DEMO_START, { type: 'click', key: 'nft_trade' });
  expect(levelOf(once)).toBe(25);
  expect(stepDemo(once, { type: 'click', key: 'nft_trade' })).toBe(once);
});

test('starts mining with the last cell and not earlier', () => {
  const five = DEMO_KEYS.slice(1).reduce((now, key) => stepDemo(now, { type: 'click', key }), DEMO_START);
  expect(five.phase).toBe('collecting');
  expect(stepDemo(five, { type: 'mined' })).toBe(five);
  const six = stepDemo(five, { type: 'click', key: 'wallet_connect' });
  expect(six.phase).toBe('mining');
  expect(levelOf(six)).toBe(140);
});

test('adds a mined block to the chain and changes it from pending to verified', () => {
  const mining = clickAll(DEMO_START);
  expect(shownBlocks(mining).at(-1)).toEqual({ number: 6, isVerified: false });
  const added = stepDemo(mining, { type: 'mined' });
  expect(shownBlocks(added).at(-1)).toEqual({ number: 6, isVerified: true });
  const next = stepDemo(added, { type: 'next' });
  expect(shownBlocks(next).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(shownBlocks(next).at(-1)!.isVerified).toBe(false);
  expect(next.pressed).toEqual([]);
});

test('ignores clicks and steps while mining', () => {
  const mining = clickAll(DEMO_START);
  expect(stepDemo(mining, { type: 'click', key: 'nft_trade' })).toBe(mining);
  expect(stepDemo(mining, { type: 'next' })).toBe(mining);
});
