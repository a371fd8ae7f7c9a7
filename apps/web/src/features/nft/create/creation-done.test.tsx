import type { MarketNftDetail } from '@nova/shared/nft/schemas';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { nftApi } from '../nft-api.ts';
import type { NftClient } from '../nft-client.ts';
import { CreationDone } from './creation-done.tsx';

const CREATED = {
  tokenId: '5',
  hash: `0x${'12'.repeat(32)}`,
  blockNumber: 31,
  isPremium: false,
  gain: 50,
  name: 'Ebb',
} as const;
const LISTED = {
  token_id: '5',
  metadata_state: 'read',
  price_wei: '12500000000000000000',
  last_sale_wei: null,
};
const SOLD = { ...LISTED, price_wei: null, last_sale_wei: '12500000000000000000' };

async function show(nft: object): Promise<void> {
  vi.spyOn(nftApi, 'getNft').mockResolvedValue(nft as MarketNftDetail);
  await renderUi(
    <CreationDone created={CREATED} image={null} client={{} as NftClient} onClose={() => undefined} />,
  );
}

beforeEach(async () => {
  await loadCatalogues('en', ['nft']);
  vi.stubGlobal('fetch', async () => Response.json({ items: [] }));
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('reports a listing with its price and a link while the NFT is for sale', async () => {
  await show(LISTED);
  expect(await screen.findByText('Your NFT is now for sale for 12.5 NAC.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View listing' }).getAttribute('href')).toBe('/nft/5');
});

it('reports the sale with its price instead of the listing', async () => {
  await show(SOLD);
  expect(await screen.findByText('Your NFT was sold for 12.5 NAC.')).toBeTruthy();
  expect(screen.queryByText(/now for sale/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'List for sale' })).toBeNull();
});
