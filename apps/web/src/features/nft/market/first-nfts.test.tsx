import { runInThisContext } from 'node:vm';
import type { MarketNft } from '@nova/shared/nft/schemas';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../locales/en/nft.ts';
import { FIRST_NFTS_SCRIPT } from './first-nfts-script.ts';
import { FIRST_NFTS, consumeFirstNfts } from './first-nfts.ts';
import { WaitingCards } from './nft-card.tsx';

const size = (name: string) => ({
  avif: `https://files.test/storage/v1/files/${name}.avif`,
  webp: `https://files.test/storage/v1/files/${name}.webp`,
  width: 640,
  height: 480,
});
const plain = {
  token_id: '7',
  name: null,
  image: null,
  collection: null,
  price_wei: null,
  last_sale_wei: null,
};
const PAGE = {
  items: [
    {
      ...plain,
      name: '<b>Ebb</b>',
      image: { color: '#1b2a33', card: size('a') },
      collection: { id: '3', name: 'Almanac' },
      price_wei: '1234567890000000000',
    },
    { ...plain, last_sale_wei: '300000000000000' },
    { ...plain, state: 'removed' },
  ] as unknown as MarketNft[],
  next: null,
  prev: null,
};

beforeEach(() => {
  delete window[FIRST_NFTS];
  delete document.documentElement.dataset['ready'];
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/nft-marketplace');
  const texts = { catalogues: { nft: en } };
  document.body.innerHTML = `<script id="catalogues" type="application/json">${JSON.stringify(texts)}</script>`;
  render(
    <ul className="nft-grid">
      <WaitingCards count={4} />
    </ul>,
  );
});
afterEach(() => vi.unstubAllGlobals());

const requestedPaths: string[] = [];
function answerWith(response: Response | Error) {
  requestedPaths.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    requestedPaths.push(path);
    if (response instanceof Error) throw response;
    return response;
  });
  // The page runs the same code from its <script> element.
  runInThisContext(FIRST_NFTS_SCRIPT);
}
const shown = () => [...document.querySelectorAll('.nft-card')].map((card) => card.textContent);

it('writes the newest NFTs over the placeholders, as text', async () => {
  answerWith(Response.json(PAGE));
  await vi.waitFor(() =>
    expect(shown()).toEqual([
      '<b>Ebb</b>Almanac1.2345NAC',
      'NFT 7NFT 7last 0.0003NAC',
      'NFT 7NFT 7Removed from sale',
      '',
    ]),
  );
  const picture = document.querySelector('.nft-card picture')!;
  expect(picture.querySelector('source')!.getAttribute('srcset')).toBe('/storage/v1/files/a.avif');
  expect(picture.querySelector('img')!.getAttribute('src')).toBe('/storage/v1/files/a.webp');
});

it('leaves a list with filters to the application', () => {
  history.replaceState(null, '', '/nft-marketplace?status=listed');
  answerWith(Response.json(PAGE));
  expect(requestedPaths).toEqual([]);
  expect(consumeFirstNfts()).toBe(null);
});

it('leaves the page unchanged once the application has taken over', async () => {
  document.documentElement.dataset['ready'] = '';
  answerWith(Response.json(PAGE));
  await window.__novaFirstNfts;
  await Promise.resolve();
  expect(shown()).toEqual(['', '', '', '']);
});

it('returns its response to the application once, and none if the server is unreachable', async () => {
  answerWith(Response.json(PAGE));
  expect(await consumeFirstNfts()).toEqual(PAGE);
  expect(consumeFirstNfts()).toBe(null);
  answerWith(new TypeError('no answer'));
  expect(await consumeFirstNfts()).toBe(null);
});
