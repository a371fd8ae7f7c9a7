import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConnectedWallet } from '../../../lib/chain/wallet-state.ts';
import { walletStore } from '../../../lib/chain/wallet-state.ts';
import { loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { sendVisitorAway, signInVisitor } from '../../../lib/page/test-visitor.ts';
import { toastQueue } from '../../../ui/feedback/show-toast.ts';
import { renderUi } from '../../../ui/render-ui.tsx';
import { WalletActions } from './wallet-actions.tsx';

beforeEach(async () => {
  await loadCatalogues('en', ['wallet']);
  toastQueue.set([]);
});
afterEach(() => {
  cleanup();
  sendVisitorAway();
  vi.unstubAllGlobals();
});

it('says after a failed claim that nothing is lost and what to do, long enough to read it', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  signInVisitor();
  await renderUi(<WalletActions wallet={walletStore.get() as ConnectedWallet} onLeave={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Collect energy' }));
  await waitFor(() => expect(toastQueue.get()).toHaveLength(1));
  expect(toastQueue.get()[0]).toMatchObject({
    title: 'Couldn’t award Energy Points. Please try again.',
    text: 'Nothing is lost. Check your connection and try again: a click that has already arrived counts only once.',
    durationMs: 12_000,
  });
});
