import { expect, test } from 'vitest';
import { DEMO_CELLS, DEMO_KEYS, DEMO_MOST } from './demo-cells.ts';
import { DEMO_START, levelOf, shownBlocks, stepDemo, type DemoState } from './demo-state.ts';

const clickAll = (state: DemoState) =>
  DEMO_KEYS.reduce((now, key) => stepDemo(now, { type: 'click', key }), state);

test('the six blocks carry what their actions are worth in the catalogue', () => {
  expect(DEMO_CELLS.map(({ points }) => points)).toEqual([10, 10, 10, 25, 35, 50]);
  expect(DEMO_MOST).toBe(140);
});

test('each block counts once, whatever the order and however often it is pressed', () => {
  const once = stepDemo(DEMO_START, { type: 'click', key: 'nft_trade' });
  expect(levelOf(once)).toBe(25);
  expect(stepDemo(once, { type: 'click', key: 'nft_trade' })).toBe(once);
});

test('mining starts with the last block and not before', () => {
  const five = DEMO_KEYS.slice(1).reduce((now, key) => stepDemo(now, { type: 'click', key }), DEMO_START);
  expect(five.phase).toBe('collecting');
  expect(stepDemo(five, { type: 'mined' })).toBe(five);
  const six = stepDemo(five, { type: 'click', key: 'wallet_connect' });
  expect(six.phase).toBe('mining');
  expect(levelOf(six)).toBe(140);
});

test('a mined block is added to the chain: it was pending and is verified', () => {
  const mining = clickAll(DEMO_START);
  expect(shownBlocks(mining).at(-1)).toEqual({ number: 6, isVerified: false });
  const added = stepDemo(mining, { type: 'mined' });
  expect(shownBlocks(added).at(-1)).toEqual({ number: 6, isVerified: true });
  const next = stepDemo(added, { type: 'next' });
  expect(shownBlocks(next).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(shownBlocks(next).at(-1)!.isVerified).toBe(false);
  expect(next.pressed).toEqual([]);
});

test('while it is mined nothing can be pressed and nothing skipped', () => {
  const mining = clickAll(DEMO_START);
  expect(stepDemo(mining, { type: 'click', key: 'nft_trade' })).toBe(mining);
  expect(stepDemo(mining, { type: 'next' })).toBe(mining);
});
