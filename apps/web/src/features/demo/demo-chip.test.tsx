import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoDialog } from '../../lib/chain/demo-dialog.ts';
import { walletPick } from '../../lib/chain/wallet-state.ts';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { saveSession } from '../../lib/session/session-store.ts';
import { toastQueue } from '../../ui/feedback/show-toast.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { DemoChip } from './demo-chip.tsx';
import { removeDemoKey, storeDemoKey, demoStore } from './demo-session.ts';

const KEY = `0x${'ab'.repeat(32)}` as const;
const OWN = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const TOKENS = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
const HOUR_MS = 3_600_000;
const end = vi.fn<() => Promise<void>>(async () => undefined);

beforeEach(async () => {
  end.mockClear();
  toastQueue.set([]);
  await loadCatalogues('en', ['demo', 'transaction']);
  storeDemoKey(KEY);
  demoStore.set({ expiresAt: new Date(Date.now() + 2 * HOUR_MS).toISOString(), demoType: 'explore' });
});
afterEach(() => {
  cleanup();
  demoDialog.set(false);
  demoStore.set(null);
  removeDemoKey();
});

async function openDialog() {
  const user = userEvent.setup();
  await renderUi(<DemoChip onEnd={end} onKept={async () => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Demo, 2 h 0 min left' }));
  return user;
}

it('asks for confirmation before it ends the demo, and continues the demo on request', async () => {
  const user = await openDialog();
  expect(screen.getByRole('dialog', { name: 'End the demo?' })).toBeTruthy();
  expect(end).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Continue demo' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(end).not.toHaveBeenCalled();
});

it('ends the demo after the second click', async () => {
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'End demo' }));
  expect(end).toHaveBeenCalledTimes(1);
});

it('offers the key of the demo wallet, so that its NFTs and tokens can be kept', async () => {
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Copy the key' }));
  expect(await navigator.clipboard.readText()).toBe(KEY);
});

it('asks for a wallet for the NFTs and tokens, and says that points and NAC are not moved', async () => {
  const user = await openDialog();
  expect(screen.getByText(/Points and NAC aren’t carried over/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep them: connect a wallet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(walletPick.get()?.text).toBe(
    'Choose the wallet that gets your NFTs and tokens. The demo continues until they have arrived.',
  );
  walletPick.set(null);
});

it('rejects the demo wallet itself as the recipient', async () => {
  saveSession({ userId: 'd1', address: OWN, tokens: TOKENS, before: null });
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Keep them: connect a wallet' }));
  act(() => walletPick.get()!.onPick({ address: OWN, walletId: 'io.metamask', walletName: 'MetaMask' }));
  expect(toastQueue.get().map(({ title }) => title)).toEqual([
    'This is the demo wallet itself. Choose another wallet.',
  ]);
  saveSession(null);
});
