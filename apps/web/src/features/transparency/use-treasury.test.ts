import type { Treasury } from '@nova/shared/treasury/schemas';
import { expect, it } from 'vitest';
import { proven } from './use-treasury.ts';

const TREASURY: Treasury = {
  block: null,
  chain_id: 96_969,
  holders: [],
  vesting: [],
  safe: { address: null, threshold: 3, owners: null },
  contracts: [],
};
const threshold = ({ safe }: Treasury) => safe.threshold;

it('is undefined while loading, and then the value', () => {
  expect(proven({ data: undefined, isError: false }, threshold)).toBeUndefined();
  expect(proven({ data: TREASURY, isError: false }, threshold)).toBe(3);
});

it('is null if the chain did not return it', () => {
  expect(proven({ data: TREASURY, isError: false }, ({ safe }) => safe.owners)).toBeNull();
});

it('never shows an old value after a failed read', () => {
  expect(proven({ data: TREASURY, isError: true }, threshold)).toBeNull();
});
