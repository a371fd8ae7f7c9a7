import { expect, it } from 'vitest';
import { BRIDGE_CHAIN_ID, BRIDGE_CHAINS } from './bridge.ts';

it('knows the six chains of the specification, of which Ethereum accepts payments', () => {
  expect(BRIDGE_CHAINS.map(({ id }) => id)).toEqual([1, 56, 137, 42161, 10, 43114]);
  expect(BRIDGE_CHAIN_ID).toBe(1);
});
