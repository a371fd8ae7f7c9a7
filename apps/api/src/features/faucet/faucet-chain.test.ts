import { expect, test } from 'vitest';
import { nameFaucetState } from './faucet-chain.ts';

const OPEN = { isPaused: false, leftTodayWei: 10n ** 18n, balanceWei: 10n ** 18n };

test.each([
  ['open', {}],
  ['paused', { isPaused: true }],
  ['empty', { balanceWei: 10n ** 16n - 1n }],
  ['used_up', { leftTodayWei: 10n ** 16n - 1n }],
  ['open', { leftTodayWei: 10n ** 16n, balanceWei: 10n ** 16n }],
  ['away', { isPaused: null }],
  ['away', { leftTodayWei: null }],
  ['away', { balanceWei: null }],
] as const)('a faucet is %s with %o', (state, changes) => {
  expect(nameFaucetState({ ...OPEN, ...changes })).toBe(state);
});
