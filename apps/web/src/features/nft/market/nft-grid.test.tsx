import type { MarketNft } from '@nova/shared/nft/schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { deliverRealtimeEvent } from '../../../lib/realtime/realtime-events.ts';
import { CollectionGrid } from './collection-grid.tsx';
import { MyNftsPage } from '../trade/my-nfts-page.tsx';
import { NftGrid } from './nft-grid.tsx';
import { useFollowNfts } from '../use-follow-nfts.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';

const ANNA = `0x${'a1'.repeat(20)}` as const;
const QUERY = { sort: 'newest', status: 'listed' };

const nft = (tokenId: string): MarketNft => ({
  token_id: tokenId,
  name: `Ebb ${tokenId}`,
  image: null,
  is_premium: tokenId === '2',
  collection: null,
  creator: ANNA,
  owner: ANNA,
  state: 'listed',
  price_wei: '1500000000000000000',
  expires_at: '2099-01-01T00:00:00.000Z',
  last_sale_wei: null,
  rarity: null,
  minted_at: '2026-11-01T00:00:00.000Z',
});
const soldTo = (tokenId: string) => ({
  type: 'nft' as const,
  nft: {
    tokenId,
    change: 'sold' as const,
    collectionId: null,
    creator: ANNA,
    owner: `0x${'be'.repeat(20)}` as const,
    state: 'bought' as const,
    priceWei: null,
    expiresAt: null,
  },
});

/** Only the network is replaced: a market with two pages, or one that does not respond. */
let requestedPaths: string[] = [];
let answers: (url: URL) => Response;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const market = (url: URL) =>
  url.searchParams.get('cursor') === 'second'
    ? json({ items: [nft('3')], next: null, prev: 'first' })
    : json({ items: [nft('1'), nft('2')], next: 'second', prev: null });
const broken = () => json({ error: { code: 'invalid_input', message: 'No.' } }, 400);

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'nft', 'guard', 'form']);
  requestedPaths = [];
  answers = market;
  vi.stubGlobal('fetch', async (path: string) => {
    requestedPaths.push(path);
    return answers(new URL(path, 'http://nova.test'));
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  walletStore.set(DISCONNECTED);
  vi.unstubAllGlobals();
});

function Followed() {
  useFollowNfts();
  const empty = { title: 'Nothing', text: 'Nothing here.' };
  return <NftGrid label="NFTs" query={QUERY} failed="NFTs could not be loaded." empty={empty} />;
}
function show(page = <Followed />) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <TextContext value={{ source: clientTexts, isFallback: false }}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
      </TextContext>
    </QueryClientProvider>,
  );
}
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('shows cards with name, kind and price, each linked to its page', async () => {
  show();
  expect(await screen.findByRole('link', { name: /Ebb 2/ })).toHaveProperty('pathname', '/nft/2');
  expect(screen.getByRole('link', { name: /Ebb 2/ }).textContent).toContain('3D');
  expect(screen.getByRole('link', { name: /Ebb 1/ }).textContent).toContain('1.5NAC');
});

it('adds the next page on click and then offers no more', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByRole('link', { name: /Ebb 3/ });
  expect(names()).toEqual(['Ebb 1', 'Ebb 2', 'Ebb 3']);
  // Names of the new cards' owners may be requested after the page.
  expect(requestedPaths.some((path) => path.includes('cursor=second'))).toBe(true);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

it('removes a sold card immediately, and counts a new one without inserting it', async () => {
  show();
  await screen.findByRole('link', { name: /Ebb 1/ });
  act(() => deliverRealtimeEvent(soldTo('1')));
  await waitFor(() => expect(names()).toEqual(['Ebb 2']));
  const { nft: change } = soldTo('9');
  const offer = { ...change, change: 'listed' as const, state: 'listed' as const, priceWei: '5' };
  act(() => deliverRealtimeEvent({ type: 'nft', nft: offer }));
  expect(names()).toEqual(['Ebb 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 new NFT' }));
  expect(await screen.findByRole('link', { name: /Ebb 1/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /new NFT/ })).toBeNull();
});

it('shows the specified message for a list that failed to load, and retries', async () => {
  answers = broken;
  show();
  expect(await screen.findByText('NFTs could not be loaded.')).toBeTruthy();
  answers = market;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Ebb 1/ });
  cleanup();
  answers = broken;
  show(<CollectionGrid />);
  expect(await screen.findByText('Collections could not be loaded.')).toBeTruthy();
  cleanup();
  walletStore.set({ status: 'connected', address: ANNA, chainId: 1, walletName: 'T', mode: 'local' });
  show(
    <MyNftsPage
      client={{
        send: () => Promise.reject(new Error('unused')),
        loadCalls: () => Promise.reject(new Error('No calls are sent here.')),
        switchToNova: async () => undefined,
      }}
    />,
  );
  expect(await screen.findByText('Your NFTs could not be loaded.')).toBeTruthy();
});
