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

it('is undefined while it is read, and the figure once it was', () => {
  expect(proven({ data: undefined, isError: false }, threshold)).toBeUndefined();
  expect(proven({ data: TREASURY, isError: false }, threshold)).toBe(3);
});

it('is null when the chain did not tell it', () => {
  expect(proven({ data: TREASURY, isError: false }, ({ safe }) => safe.owners)).toBeNull();
});

it('never shows an old figure once a read has failed', () => {
  expect(proven({ data: TREASURY, isError: true }, threshold)).toBeNull();
});
