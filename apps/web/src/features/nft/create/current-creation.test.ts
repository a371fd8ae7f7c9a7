import type { Hex } from 'viem';
import { afterEach, expect, it, vi } from 'vitest';
import type { NftClient } from '../nft-client.ts';
import { beginCreation, creationRuns, discardCreation, type NewCreation } from './current-creation.ts';

const [FIRST, SECOND]: [Hex, Hex] = [`0x${'31'.repeat(20)}`, `0x${'32'.repeat(20)}`];
const wanted: NewCreation = {
  address: FIRST,
  name: 'Ebb',
  description: '',
  properties: [],
  isPremium: false,
  gain: 50,
  royaltyBps: 0,
  collectionId: '1',
  newCollection: null,
};
const files = { image: new File(['x'], 'ebb.png', { type: 'image/png' }), model: null };

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('continues the creation of an account while another one selected in the wallet creates an NFT', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  vi.stubGlobal('fetch', async () => {
    await held;
    throw new TypeError('There is no network.');
  });
  const first = beginCreation(wanted, files, {} as NftClient);
  const second = beginCreation({ ...wanted, address: SECOND }, files, {} as NftClient);
  expect(creationRuns.get(FIRST).status).toBe('running');
  expect(creationRuns.get(SECOND).status).toBe('running');
  release();
  await Promise.all([first, second]);
  expect(creationRuns.get(FIRST).status).toBe('stopped');
  expect(creationRuns.get(SECOND).status).toBe('stopped');
  await discardCreation(FIRST);
  await discardCreation(SECOND);
});
