import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { saveSession } from '../../../lib/session/session-store.ts';
import { DISCONNECTED, walletPopoverRequests, walletStore } from '../../../lib/chain/wallet-state.ts';
import { signInVisitor } from '../../../lib/page/test-visitor.ts';
import { CollectInvitation } from './collect-invitation.tsx';

const COLLECT = /Collect energy/;
let collected = 0;

async function serve(url: string, { body }: RequestInit = {}): Promise<Response> {
  if (url.startsWith('/api/v1/energy/progress')) return new Response(JSON.stringify({ items: [] }));
  if (typeof body === 'string' && body.includes('get_user_points'))
    return new Response(JSON.stringify({ energy_points: 1_020, total_actions: 2, earned: 1_020 }));
  collected += 1;
  return new Response(JSON.stringify({ success: true, points_awarded: 40, status: 'pending' }));
}

const show = () =>
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <MemoryRouter>
        <CollectInvitation isWide />
      </MemoryRouter>
    </TextContext>,
  );

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'energy']);
  vi.stubGlobal('fetch', serve);
  collected = 0;
  walletStore.set(DISCONNECTED);
});
afterEach(() => {
  cleanup();
  saveSession(null);
  vi.unstubAllGlobals();
});

const connecting = { status: 'connecting', walletId: 'io.metamask', deadline: 4_000_000_000_000 } as const;

it('executes a click made before the wallet code was loaded exactly once', async () => {
  show();
  act(() => walletStore.set(connecting));
  await userEvent.click(screen.getByRole('button', { name: COLLECT }));
  expect(collected).toBe(0);
  act(signInVisitor);
  await waitFor(() => expect(collected).toBe(1));
  await screen.findByText('Ready. One click seals one block.');
  expect(collected).toBe(1);
});

it('shows the points of a wallet that is logged in', async () => {
  show();
  act(signInVisitor);
  expect(await screen.findByText('1,020')).toBeTruthy();
});

it('asks a visitor for a wallet and sends nothing', async () => {
  show();
  const before = walletPopoverRequests.get();
  await userEvent.click(screen.getByRole('button', { name: COLLECT }));
  expect(walletPopoverRequests.get()).toBe(before + 1);
  expect(collected).toBe(0);
});
