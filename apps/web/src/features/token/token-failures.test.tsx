import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { encodeAbiParameters } from 'viem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../lib/i18n/text-context.ts';
import { type Session, saveSession } from '../../lib/session/session-store.ts';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { Creating } from './create/creating.tsx';
import { Dashboard } from './dashboard.tsx';
import { OwnTokens } from './own-tokens.tsx';
import type { TokenClient } from './token-client.ts';
import { EMPTY_DRAFT } from './create/token-draft.ts';

const WALLET = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const FACTORY = `0x${'fa'.repeat(20)}`;
const FORETOLD = '0x00000000000000000000000000000000000c0ffe';
const HASH = `0x${'ab'.repeat(32)}` as const;
const OWN = `0x${'0c'.repeat(20)}`;
const session: Session = {
  userId: 'u1',
  address: WALLET,
  tokens: { access_token: 'a1', refresh_token: 'r1', expires_at: '2099-01-01T00:00:00.000Z' },
};
const client: TokenClient = {
  send: async () => Promise.reject(new Error('Ledger is locked')),
  showToken: async () => undefined,
};

const CREATOR = {
  factory: FACTORY,
  addresses: [],
  own_address: null,
  has_wallet: true,
  orders_left: 3,
  next_order_at: null,
  orders: [],
};
const METADATA = {
  factory: FACTORY,
  name: 'Car Coin',
  symbol: 'CAR',
  contract_uri: 'https://nova.example.org/metadata/x.json',
  logo: null,
};
/** Only the network is replaced: the response of each path; a number is a status without a body. */
let answers: Record<string, unknown>;
/** Request bodies by path. */
let sent: Record<string, unknown[]>;
const CHAIN: Readonly<Record<string, unknown>> = {
  eth_call: encodeAbiParameters([{ type: 'address' }], [FORETOLD]),
  eth_gasPrice: '0x3b9aca00',
  eth_estimateGas: '0x5208',
  eth_getTransactionReceipt: {
    transactionHash: HASH,
    blockNumber: '0x2a',
    status: '0x1',
    gasUsed: '0x5208',
    effectiveGasPrice: '0x1',
    contractAddress: null,
    logs: [],
  },
};
function serve(url: string, init?: RequestInit): Response {
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
  if (url === '/rpc') {
    const calls = body as { id: number; method: string }[];
    return new Response(JSON.stringify(calls.map(({ id, method }) => ({ id, result: CHAIN[method] }))));
  }
  const path = url.split('?')[0]!;
  if (body !== null) (sent[path] ??= []).push(body);
  const answer = answers[path];
  if (typeof answer === 'number') return new Response('{}', { status: answer });
  return new Response(JSON.stringify(answer ?? { items: [], next: null, prev: null }));
}

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'form', 'token', 'transaction']);
  saveSession(session);
  answers = { '/api/v1/token-creator': CREATOR };
  sent = {};
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => serve(url, init));
});
afterEach(() => {
  cleanup();
  saveSession(null);
  walletStore.set(DISCONNECTED);
  vi.unstubAllGlobals();
});

/** Without retries, so that a load error is shown immediately. */
function show(children: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </TextContext>,
  );
}

function connect() {
  walletStore.set({
    status: 'connected',
    address: WALLET,
    chainId: 96969,
    walletName: 'MetaMask',
    mode: 'session',
  });
}

async function fillIn(click: string) {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Name'), 'Car Coin');
  await user.type(screen.getByLabelText('Symbol'), 'CAR');
  await user.type(screen.getByLabelText('Initial supply'), '7');
  await user.click(await screen.findByRole('button', { name: click }));
  return user;
}

/** The form with its values as state, as on its page; the button switches to another account. */
function CreatingAlone({ session: signedIn }: { session: Session }) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [userId, setUserId] = useState(signedIn.userId);
  return (
    <>
      <button type="button" onClick={() => setUserId('u2')}>
        Switch account
      </button>
      <Creating
        key={userId}
        session={{ ...signedIn, userId }}
        client={client}
        draft={draft}
        onDraft={setDraft}
      />
    </>
  );
}

it('reports tokens that failed to load, and retries', async () => {
  answers['/api/v1/token-creator/own-tokens'] = 503;
  show(<OwnTokens session={session} client={client} />);
  await screen.findByText('Tokens could not be loaded');
  answers['/api/v1/token-creator/own-tokens'] = { items: [], next: null, prev: null };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No tokens yet')).toBeTruthy();
});

it('reports token data that failed to load', async () => {
  answers['/api/v1/token-creator/own-tokens'] = 503;
  show(<Dashboard session={session} client={client} />);
  expect(await screen.findByText('Token data could not be loaded')).toBeTruthy();
});

it('shows the address before the wallet opens, and reports that nothing was created', async () => {
  connect();
  answers['/api/v1/token-creator/metadata'] = METADATA;
  const send = vi.spyOn(client, 'send');
  show(<CreatingAlone session={session} />);
  const user = await fillIn('Review');
  await screen.findByText(FORETOLD);
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  await screen.findByText('Token could not be created. Please try again later.');
  expect(send).toHaveBeenCalledOnce();
});

it('shows an empty form to the next account after a creation, as after a demo was kept', async () => {
  connect();
  answers['/api/v1/token-creator/metadata'] = METADATA;
  vi.spyOn(client, 'send').mockResolvedValueOnce(HASH);
  show(<CreatingAlone session={session} />);
  const user = await fillIn('Review');
  await user.click(await screen.findByRole('button', { name: 'Create token' }));
  await screen.findByRole('heading', { name: 'Token successfully created!' });
  await user.click(screen.getByRole('button', { name: 'Switch account' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Symbol').value).toBe('');
});

it('lets the server create it for an account without a wallet, as the same order after a lost response', async () => {
  answers['/api/v1/token-creator'] = { ...CREATOR, has_wallet: false };
  answers['/api/v1/token-creator/orders'] = 503;
  show(<CreatingAlone session={{ ...session, address: null }} />);
  await screen.findByText('You can create 3 more tokens today.');
  const user = await fillIn('Create token');
  await screen.findByRole('alert');
  answers['/api/v1/token-creator/orders'] = {
    operation_id: `0x${'0e'.repeat(32)}`,
    token: FORETOLD,
    owner: OWN,
    name: 'Car Coin',
    symbol: 'CAR',
    supply: '7000000000000000000',
    status: 'waiting',
    requested_at: '2026-03-01T12:00:00.000Z',
  };
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  await screen.findByRole('heading', { name: 'Your token is being created' });
  const [first, second] = sent['/api/v1/token-creator/orders'] as { request_id: string; supply: string }[];
  expect(second!.supply).toBe('7000000000000000000');
  expect(second!.request_id).toBe(first!.request_id);
});
