import type { Faucet } from '@nova/shared/faucet/schemas';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { walletStore } from '../../lib/chain/wallet-state.ts';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { connectVisitor, sendVisitorAway } from '../../lib/page/test-visitor.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { DripPanel } from './drip-panel.tsx';
import { PuzzleView } from './puzzle-view.tsx';

const FAUCET: Faucet = {
  is_open: true,
  state: 'open',
  amount_wei: '100000000000000000',
  cooldown_seconds: 86_400,
  challenge_bits: 20,
  left_today_wei: '900000000000000000000',
  waiting: 0,
  next_at: null,
  test_usdt: null,
};

beforeEach(async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/drips') ? { items: [], next: null, prev: null } : FAUCET),
  );
  await loadCatalogues('en', ['faucet']);
  connectVisitor();
});
afterEach(() => {
  cleanup();
  sendVisitorAway();
  vi.unstubAllGlobals();
});

it('names the difficulty of this server’s puzzle', async () => {
  await renderUi(<DripPanel />);
  expect(await screen.findByText(/starts with 20 zero bits/)).toBeTruthy();
  expect(screen.queryByText(/18 zero bits/)).toBeNull();
});

it('asks no returning visitor for an address while the wallet is restored', async () => {
  act(() => walletStore.set({ status: 'restoring', address: `0x${'ab'.repeat(20)}` }));
  await renderUi(<DripPanel />);
  expect(await screen.findByRole('button', { name: 'Get 0.1 NAC' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows the bits of the challenge, and none before it is loaded', async () => {
  const view = await renderUi(<PuzzleView bits={0} tries={0} perSecond={0} onStop={() => undefined} />);
  expect(screen.queryByText(/zero bits/)).toBeNull();
  view.unmount();
  await renderUi(<PuzzleView bits={12} tries={10} perSecond={5} onStop={() => undefined} />);
  expect(screen.getByText(/starts with 12 zero bits/)).toBeTruthy();
  expect(document.querySelectorAll('.puzzle-bits i')).toHaveLength(12);
});
