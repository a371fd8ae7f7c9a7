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
import { DEMO_WALLET_ID } from './wallet-id.ts';
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

/** Answers like a wallet (EIP-6963). Returns a function to stop. */
function announce(rdns: string): () => void {
  const answer = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: { rdns } } }));
  addEventListener('eip6963:requestProvider', answer);
  return () => removeEventListener('eip6963:requestProvider', answer);
}
const transferOptions = () =>
  screen.getAllByRole('button', { name: /^Copy the key|^Keep them/ }).map(({ textContent }) => textContent);

async function openDialog() {
  const user = userEvent.setup();
  await renderUi(<DemoChip onEnd={end} onTransferred={async () => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Demo, 2 h 0 min left' }));
  return user;
}

it('says first what the demo is, how long it runs and where to try it', async () => {
  const user = await openDialog();
  const dialog = screen.getByRole('dialog', { name: 'Your demo' });
  expect(dialog.textContent).toMatch(/account and a wallet in this browser.*It has 2 h 0 min left/);
  const tries = screen.getByRole('link', { name: 'What you can try' });
  expect(tries.getAttribute('href')).toBe('/demo-account-setup');
  await user.click(tries);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for confirmation before it ends the demo, and continues the demo on request', async () => {
  const user = await openDialog();
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

it('offers only the key, with a warning, in a browser without another wallet', async () => {
  const stop = announce(DEMO_WALLET_ID);
  const user = await openDialog();
  stop();
  expect(transferOptions()).toEqual(['Copy the key']);
  expect(screen.getByText('Anyone who has this key controls the wallet. Never share it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy the key' }));
  expect(await navigator.clipboard.readText()).toBe(KEY);
});

it('offers first to connect a wallet that this browser has', async () => {
  const stop = announce('io.metamask');
  await openDialog();
  stop();
  expect(transferOptions()).toEqual(['Keep them: passkey or wallet', 'Copy the key']);
  expect(screen.getByText('Anyone who has this key controls the wallet. Never share it.')).toBeTruthy();
});

it('asks for a wallet for the NFTs and tokens, and says that points and NAC are not moved', async () => {
  const stop = announce('io.metamask');
  const user = await openDialog();
  stop();
  expect(screen.getByText(/Points and NAC aren’t carried over/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep them: passkey or wallet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(walletPick.get()?.text).toBe(
    'Choose what gets your NFTs and tokens: a passkey, or a wallet. The demo continues until they have arrived.',
  );
  walletPick.set(null);
});

it('rejects the demo wallet itself as the recipient', async () => {
  saveSession({ userId: 'd1', address: OWN, tokens: TOKENS, before: null });
  const stop = announce('io.metamask');
  const user = await openDialog();
  stop();
  await user.click(screen.getByRole('button', { name: 'Keep them: passkey or wallet' }));
  act(() => walletPick.get()!.onPick({ address: OWN, walletId: 'io.metamask', walletName: 'MetaMask' }));
  expect(toastQueue.get().map(({ title }) => title)).toEqual([
    'This is the demo wallet itself. Choose another wallet.',
  ]);
  saveSession(null);
});
