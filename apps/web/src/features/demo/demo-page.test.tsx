import type { DemoOffer } from '@nova/shared/demo/schemas';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { saveSession } from '../../lib/session/session-store.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { DemoPage } from './demo-page.tsx';
import { demoStore } from './demo-session.ts';

const FUNDED: DemoOffer = {
  has_value: true,
  kinds: [
    { demo_type: 'explore', points: 1_000, gas_wei: '50000000000000000', usdt_units: '100000000' },
    { demo_type: 'trade', points: 1_000, gas_wei: '1000000000000000000', usdt_units: '1000000000' },
    { demo_type: 'create', points: 1_000, gas_wei: '200000000000000000', usdt_units: '0' },
  ],
};
const EMPTY: DemoOffer = {
  has_value: false,
  kinds: FUNDED.kinds.map((kind) => ({ ...kind, points: 0, gas_wei: '0', usdt_units: '0' })),
};
const page = <DemoPage onStart={async () => undefined} />;
let answer: () => Promise<Response>;

beforeEach(async () => {
  vi.stubGlobal('fetch', () => answer());
  await loadCatalogues('en', ['demo']);
  await loadCatalogues('de', ['demo']);
});
afterEach(() => {
  cleanup();
  demoStore.set(null);
  saveSession(null);
  vi.unstubAllGlobals();
});

it('shows the assets that this server gives each type of demo', async () => {
  answer = async () => Response.json(FUNDED);
  await renderUi(page);
  expect(await screen.findByText('1,000 EP, 0.05 NAC, 100 test USDT')).toBeTruthy();
  expect(screen.getByText('1,000 EP, 1 NAC, 1,000 test USDT')).toBeTruthy();
  // A chain without a test USDT contract gives no USDT.
  expect(screen.getByText('1,000 EP, 0.2 NAC')).toBeTruthy();
});

it('promises nothing if a demo starts without assets, before and after the start', async () => {
  answer = async () => Response.json(EMPTY);
  const view = await renderUi(page, 'de');
  expect(await screen.findAllByText('Beginnt leer')).toHaveLength(3);
  expect(screen.getByText(/^In diesem Netzwerk beginnt eine Demo-Wallet ohne Punkte/)).toBeTruthy();
  expect(view.container.textContent).not.toMatch(/\d[\d.,]* (EP|NAC|Test-USDT)/);
  view.unmount();

  demoStore.set({ expiresAt: '2099-01-01T00:00:00.000Z', demoType: 'trade' });
  const running = await renderUi(page, 'de');
  expect(await screen.findByText(/^Die Wallet beginnt ohne Punkte/)).toBeTruthy();
  expect(running.container.textContent).not.toContain('Die Demo beginnt mit');
});

it('names the assets of the demo after the start', async () => {
  answer = async () => Response.json(FUNDED);
  demoStore.set({ expiresAt: '2099-01-01T00:00:00.000Z', demoType: 'trade' });
  await renderUi(page);
  expect(await screen.findByText(/The demo starts with 1,000 EP, 1 NAC, 1,000 test USDT\./)).toBeTruthy();
});

it('lists what can be tried in a running demo, with a link to each page', async () => {
  answer = async () => Response.json(FUNDED);
  demoStore.set({ expiresAt: '2099-01-01T00:00:00.000Z', demoType: 'explore' });
  await renderUi(page);
  const list = screen.getByRole('heading', { name: 'What you can try' }).nextElementSibling as HTMLElement;
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Collect energy and seal a block', '/energy-dashboard'],
    ['Buy NAC in the presale', '/presale'],
    ['Create an NFT from an image', '/create-nft'],
    ['Create your own token', '/create-token'],
    ['Find your blocks in the explorer', '/explorer'],
  ]);
});

it('promises nothing while the assets are unknown', async () => {
  answer = () => new Promise(() => undefined);
  const { container } = await renderUi(page);
  expect(container.textContent).not.toMatch(/\d[\d.,]* (EP|NAC|test USDT)/);
});

it('tells a logged-in user that their login will be restored', async () => {
  answer = async () => Response.json(FUNDED);
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: null, email: 'ina@example.org', tokens });
  await renderUi(page);
  expect(
    screen.getByText(
      'You’re logged in. Your own session is paused while the demo runs and resumes when it ends.',
    ),
  ).toBeTruthy();
});
