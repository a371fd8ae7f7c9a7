import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { DISCONNECTED, walletPopoverRequests, walletStore } from '../../../lib/chain/wallet-state.ts';
import { sendVisitorAway, signInVisitor, VISITOR } from '../../../lib/page/test-visitor.ts';
import { toastQueue } from '../../../ui/feedback/show-toast.ts';
import { CollectButton } from './collect-button.tsx';

const HASH = `0x${'ab'.repeat(32)}`;

interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
}
const sent: Sent[] = [];
let answers: (() => Response | Promise<Response>)[] = [];
let nextAt: string | null = null;
let isSilent = false;

function answerJson(body: unknown): Response {
  return new Response(JSON.stringify(body), { status: 200 });
}

const sealed = () =>
  answerJson({
    success: true,
    points_awarded: 40,
    status: 'sealed',
    reason: null,
    next_at: null,
    action_id: HASH,
    block_number: 8,
    block_hash: HASH,
    transaction_hash: HASH,
  });

async function serve(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const path = typeof url === 'string' ? url : '';
  if (path.startsWith('/api/v1/energy/progress')) {
    if (isSilent) return new Promise(() => undefined);
    const reason = nextAt ? 'cooldown' : null;
    const item = { action_key: 'energy_collection', count_today: 1, daily_cap: 3, reason, next_at: nextAt };
    return answerJson({ items: [item], browser_points_today: 40, browser_points_cap: 400 });
  }
  sent.push({ path, body: JSON.parse(init!.body as string) as Record<string, unknown> });
  return answers.shift()!();
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <CollectButton />
        </MemoryRouter>
      </QueryClientProvider>
    </TextContext>,
  );
}

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'energy']);
  vi.stubGlobal('fetch', serve);
  sent.length = 0;
  answers = [];
  nextAt = null;
  isSilent = false;
  sendVisitorAway();
  toastQueue.set([]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks a visitor for a wallet and sends nothing', async () => {
  show();
  const before = walletPopoverRequests.get();
  await userEvent.click(screen.getByRole('button', { name: /Collect energy/ }));
  expect(walletPopoverRequests.get()).toBe(before + 1);
  expect(sent).toEqual([]);
});

it('collects for the logged-in account and links to the block', async () => {
  signInVisitor();
  answers = [sealed];
  show();
  await userEvent.click(screen.getByRole('button', { name: /Collect energy/ }));
  await waitFor(() => expect(toastQueue.get()).toHaveLength(1));
  expect(toastQueue.get()[0]).toMatchObject({
    title: '40 EnergyPoints collected',
    link: { to: '/explorer/block/8' },
  });
  expect(sent[0]!.body).toMatchObject({
    action: 'reward_action',
    action_key: 'energy_collection',
    wallet_address: VISITOR,
  });
});

it('keeps the request ID after a lost response and uses a new one after a response', async () => {
  signInVisitor();
  const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
  answers = [lost, sealed, sealed];
  show();
  const click = async (count: number) => {
    await userEvent.click(await screen.findByRole('button', { name: /Collect energy/ }));
    await waitFor(() => expect(toastQueue.get()).toHaveLength(count));
  };
  await click(1);
  await click(2);
  await click(3);
  const [first, second, third] = sent.map(({ body }) => body.request_id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('says after a lost response that nothing is lost and what to do, long enough to read it', async () => {
  signInVisitor();
  answers = [() => Promise.reject<Response>(new TypeError('Failed to fetch'))];
  show();
  await userEvent.click(screen.getByRole('button', { name: /Collect energy/ }));
  await waitFor(() => expect(toastQueue.get()).toHaveLength(1));
  expect(toastQueue.get()[0]).toMatchObject({
    title: 'Error collecting energy. Please try again.',
    text:
      'We couldn’t reach the server. Check your connection and try again. ' +
      'Nothing is lost: a click that has already arrived counts only once.',
    durationMs: 12_000,
  });
});

it('can be clicked again at once after a lost response, also while the server is silent', async () => {
  signInVisitor();
  const lose = () => {
    isSilent = true;
    return Promise.reject<Response>(new TypeError('Failed to fetch'));
  };
  answers = [lose, sealed];
  show();
  await screen.findByText('1 of 3 today');
  await userEvent.click(screen.getByRole('button', { name: /Collect energy/ }));
  await waitFor(() => expect(toastQueue.get()).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: /Collect energy/ }));
  await waitFor(() => expect(toastQueue.get()).toHaveLength(2));
  expect(toastQueue.get()[1]).toMatchObject({ title: '40 EnergyPoints collected' });
});

it('is a timer during the cooldown', async () => {
  signInVisitor();
  nextAt = new Date(Date.now() + 2 * 3_600_000).toISOString();
  show();
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^(2:00:00|1:59:5\d)$/));
  expect(screen.queryByRole('button')).toBeNull();
});

it('passes the focus from the button to the timer that replaces it', async () => {
  signInVisitor();
  answers = [
    () => {
      nextAt = new Date(Date.now() + 2 * 3_600_000).toISOString();
      return sealed();
    },
  ];
  show();
  await userEvent.click(await screen.findByRole('button', { name: /Collect energy/ }));
  const timer = await screen.findByRole('timer');
  await waitFor(() => expect(document.activeElement).toBe(timer.parentElement));
});

it('leaves the focus alone when the page opens during a cooldown', async () => {
  signInVisitor();
  nextAt = new Date(Date.now() + 2 * 3_600_000).toISOString();
  show();
  await screen.findByRole('timer');
  expect(document.activeElement).toBe(document.body);
});

it('stores a click while the wallet is connecting and executes it once afterwards', async () => {
  walletStore.set({ status: 'connecting', walletId: 'io.metamask', deadline: Date.now() + 30_000 });
  answers = [sealed];
  show();
  const before = walletPopoverRequests.get();
  await userEvent.click(screen.getByRole('button', { name: /Collect energy/ }));
  expect(sent).toEqual([]);
  expect(walletPopoverRequests.get()).toBe(before);
  act(signInVisitor);
  await waitFor(() => expect(toastQueue.get()).toHaveLength(1));
  expect(sent).toHaveLength(1);
});

it('discards a click when the awaited connection fails', async () => {
  walletStore.set({ status: 'connecting', walletId: 'io.metamask', deadline: Date.now() + 30_000 });
  show();
  const button = screen.getByRole('button', { name: /Collect energy/ });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  act(() => walletStore.set(DISCONNECTED));
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  act(signInVisitor);
  await screen.findByText('Ready. One click seals one block.');
  expect(sent).toEqual([]);
});
