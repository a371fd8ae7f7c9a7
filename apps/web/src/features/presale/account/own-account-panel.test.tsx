import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { saveSession } from '../../../lib/session/session-store.ts';
import { connectVisitor } from '../../../lib/page/test-visitor.ts';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { toastQueue } from '../../../ui/feedback/show-toast.ts';
import { encodeMove } from './move-holdings.ts';
import { OwnAccountPanel } from './own-account-panel.tsx';
import type { TransactionCall } from '../../../lib/transaction/transaction-call.ts';

const WALLET = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const ACCOUNT = `0x${'ac'.repeat(20)}` as const;
const COINS = '1200000000000000000000';
const IN_A_DAY = '2099-11-23T12:00:00.000Z';

interface RpcCall {
  readonly id: number;
  readonly method: string;
}
const ON_CHAIN: Readonly<Record<string, unknown>> = {
  eth_getBalance: '0x410d586a20a4c00000',
  eth_getTransactionReceipt: { status: '0x1' },
};

/** Only the network is replaced: an account on the chain, and the requests of the page. */
let account: Record<string, unknown>;
let requestedPaths: string[];
let refusal: number | null;

const answerJson = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function serve(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const path = typeof url === 'string' ? url : '';
  if (path === '/rpc') {
    const rpcBody = JSON.parse(init!.body as string) as RpcCall | RpcCall[];
    const answerTo = ({ id, method }: RpcCall) => ({ id, result: ON_CHAIN[method] });
    return answerJson(Array.isArray(rpcBody) ? rpcBody.map(answerTo) : answerTo(rpcBody));
  }
  if (init?.method !== 'POST') return answerJson(account);
  requestedPaths.push(path);
  if (refusal !== null) return answerJson({ error: { code: 'unavailable', message: 'No.' } }, refusal);
  const isCancel = path.endsWith('/cancel-link');
  account = { ...account, waiting_link: isCancel ? null : { wallet: WALLET, effective_at: IN_A_DAY } };
  return new Response(null, { status: 202 });
}

const sent: TransactionCall[] = [];
function show(language: 'en' | 'de' = 'en') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const send = async (call: TransactionCall) => {
    sent.push(call);
    return `0x${'11'.repeat(32)}` as const;
  };
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[language === 'de' ? '/de/settings' : '/settings']}>
          <OwnAccountPanel send={send} />
        </MemoryRouter>
      </QueryClientProvider>
    </TextContext>,
  );
}

function signIn(wallets: string[]) {
  const tokens = { access_token: 'a1', refresh_token: 'r1', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: null, email: 'ina@example.org', wallets, tokens });
}

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'holdings', 'transaction']);
  await loadCatalogues('de', ['site', 'holdings', 'transaction']);
  vi.stubGlobal('fetch', serve);
  requestedPaths = [];
  sent.length = 0;
  refusal = null;
  account = { address: ACCOUNT, balance_wei: COINS, owner: null, waiting_link: null };
  signIn([WALLET]);
});
afterEach(() => {
  cleanup();
  toastQueue.set([]);
  walletStore.set(DISCONNECTED);
  localStorage.clear();
  vi.unstubAllGlobals();
});
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const showsToast = (title: string) =>
  waitFor(() => expect(toastQueue.get().map((toast) => toast.title)).toContain(title));

it('shows a pending link with its wallet, its date and the time left, and cancels it', async () => {
  account = { ...account, waiting_link: { wallet: WALLET, effective_at: IN_A_DAY } };
  show();
  await screen.findByText(/^On 23 Nov 2099 at 12:00 UTC, all of this moves to the wallet below\./);
  expect(screen.getByTitle(WALLET)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^\d+:\d\d:\d\d$/);
  await click('Cancel transfer');
  await showsToast('Canceled. Everything stays with your account.');
  expect(requestedPaths).toEqual(['/api/v1/presale/account/cancel-link']);
  await screen.findByText('No wallet is set to receive these coins.');
});

it('shows in German until when a link can be canceled', async () => {
  account = { ...account, waiting_link: { wallet: WALLET, effective_at: IN_A_DAY } };
  show('de');
  await screen.findByText(/^Ab dem 23\. Nov\. 2099, 12:00 UTC gehören alle Coins der Wallet unten\./);
  await click('Übertragung abbrechen');
  await showsToast('Abgebrochen. Alles bleibt bei deinem Konto.');
  expect(requestedPaths).toEqual(['/api/v1/presale/account/cancel-link']);
});

it('reports a failed cancellation and keeps showing the link', async () => {
  account = { ...account, waiting_link: { wallet: WALLET, effective_at: IN_A_DAY } };
  refusal = 503;
  show();
  await screen.findByText(/moves to the wallet below/);
  await click('Cancel transfer');
  await showsToast('The request failed. Please try again.');
  expect(screen.getByRole('button', { name: 'Cancel transfer' })).toBeTruthy();
});

it('links the wallet again after a cancellation', async () => {
  show();
  await screen.findByText('No wallet is set to receive these coins.');
  await click('Assign to my wallet');
  await screen.findByText(/moves to the wallet below/);
  expect(requestedPaths).toEqual(['/api/v1/presale/account/link']);
});

it('links to the wallets if none is linked', async () => {
  signIn([]);
  show();
  const way = await screen.findByRole('link', { name: 'Go to your wallets' });
  expect(way.getAttribute('href')).toBe('/settings');
  expect(screen.queryByRole('button', { name: 'Assign to my wallet' })).toBeNull();
});

it('lets the owner withdraw all coins in one transaction of the account', async () => {
  account = { ...account, owner: WALLET };
  connectVisitor(WALLET);
  show();
  await screen.findByText('Confirm once in your wallet. Then all coins move to it.');
  await click('Move everything to my wallet');
  await showsToast('The coins are in your wallet');
  expect(sent).toEqual([{ to: ACCOUNT, data: encodeMove(WALLET, 1_200_000_000_000_000_000_000n) }]);
});

it('asks for the owner’s wallet if another one, or none, is connected', async () => {
  account = { ...account, owner: WALLET };
  show();
  await screen.findByText('To withdraw the coins, connect the wallet that owns them on the Nova network.');
  expect(screen.queryByRole('button', { name: 'Move everything to my wallet' })).toBeNull();
});

it('shows nothing to a user who never bought without a wallet', async () => {
  account = { address: null, balance_wei: null, owner: null, waiting_link: null };
  show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('Coins held by your account')).toBeNull();
});
