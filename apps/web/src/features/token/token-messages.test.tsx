import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCatalogues } from '../../lib/i18n/client-catalogues.ts';
import type { Language } from '@nova/shared/language/language';
import { saveSession } from '../../lib/session/session-store.ts';
import { TransactionFailure } from '../../lib/transaction/transaction-failure.ts';
import { DISCONNECTED, walletStore } from '../../lib/chain/wallet-state.ts';
import { renderUi } from '../../ui/render-ui.tsx';
import { CreateForm } from './create/create-form.tsx';
import { EMPTY_DRAFT, type TokenTexts } from './create/token-draft.ts';
import { CreationDone } from './create/creation-done.tsx';
import { LoginGate } from './login-gate.tsx';
import type { TokenClient } from './token-client.ts';
import { TransferPanel } from './transfer/transfer-panel.tsx';

const WALLET = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const OTHER = `0x${'bb'.repeat(20)}`;
const client: TokenClient = {
  send: async () => Promise.reject(Object.assign(new Error('User rejected'), { code: 4001 })),
  showToken: async () => undefined,
};

/** Native coins that the replaced network reports: NAC or none. */
let native: object[];
const CHAIN: Readonly<Record<string, string>> = {
  eth_getBalance: '0xde0b6b3a7640000',
  eth_gasPrice: '0x3b9aca00',
  eth_estimateGas: '0x5208',
  eth_getCode: '0x',
  eth_call: '0x',
};
function serve(url: string, init?: RequestInit): Response {
  const answer = (body: unknown) => new Response(JSON.stringify(body));
  if (url.startsWith('/rest/')) return answer(native);
  if (url !== '/rpc') return answer({ items: [], next: null, prev: null });
  const calls = JSON.parse(init!.body as string) as { id: number; method: string }[];
  return answer(calls.map(({ id, method }) => ({ id, result: CHAIN[method] })));
}

beforeEach(async () => {
  native = [{ symbol: 'NAC', is_native_coin: true }];
  await loadCatalogues('en', ['token', 'transaction']);
  await loadCatalogues('de', ['token', 'transaction']);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => serve(url, init));
});
afterEach(() => {
  sessionStorage.clear();
  cleanup();
  saveSession(null);
  walletStore.set(DISCONNECTED);
  vi.unstubAllGlobals();
});

function connect() {
  walletStore.set({
    status: 'connected',
    address: WALLET,
    chainId: 96969,
    walletName: 'MetaMask',
    mode: 'session',
  });
}

it('asks for a login, and shows the content after it', async () => {
  await renderUi(<LoginGate>{({ userId }) => <p>{userId}</p>}</LoginGate>);
  expect(screen.getByRole('heading', { name: 'Login required' })).toBeTruthy();
  expect(screen.queryByText('u1')).toBeNull();
  const tokens = { access_token: 'a1', refresh_token: 'r1', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: null, tokens });
  await screen.findByText('u1');
});

function Form({ received }: { received: TokenTexts[] }) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  return (
    <CreateForm
      draft={draft}
      onDraft={setDraft}
      isBusy={false}
      busyText="Checking"
      buttonText="Create"
      onSubmit={(values) => void received.push(values)}
    />
  );
}

async function showForm(received: TokenTexts[]) {
  await renderUi(<Form received={received} />);
  return userEvent.setup();
}

it('reports missing fields and focuses the first one', async () => {
  const received: TokenTexts[] = [];
  const user = await showForm(received);
  await user.type(screen.getByLabelText('Name'), 'Car Coin');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Please fill in all fields');
  expect(document.activeElement).toBe(screen.getByLabelText('Symbol'));
  expect(received).toEqual([]);
});

it('rejects look-alike characters and returns valid amounts in smallest units', async () => {
  const received: TokenTexts[] = [];
  const user = await showForm(received);
  const click = () => user.click(screen.getByRole('button', { name: 'Create' }));
  await user.type(screen.getByLabelText('Name'), 'Теther');
  await user.type(screen.getByLabelText('Symbol'), 'u5dt');
  await user.type(screen.getByLabelText('Initial supply'), '1000.5');
  await click();
  await screen.findByText(/^This name is too similar to one of this chain’s coins\./);
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Car Coin');
  await click();
  await screen.findByText(/^This symbol is too similar to one of this chain’s coins\./);
  await user.clear(screen.getByLabelText('Symbol'));
  await user.type(screen.getByLabelText('Symbol'), 'car');
  await click();
  await waitFor(() => expect(received).toHaveLength(1));
  expect(received).toEqual([
    {
      name: 'Car Coin',
      symbol: 'CAR',
      supply: 1_000_500_000_000_000_000_000n,
      description: '',
      website: '',
      logo: null,
    },
  ]);
});

it('rejects a logo of another type or size with the specified messages', async () => {
  await showForm([]);
  const user = userEvent.setup({ applyAccept: false });
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input(), new File(['x'], 'logo.webp', { type: 'image/webp' }));
  expect(screen.getByText(/^Invalid file type\./)).toBeTruthy();
  const large = new File([new Uint8Array(5_000_001)], 'logo.png', { type: 'image/png' });
  await user.upload(input(), large);
  expect(screen.getByText('File too large. Logo must be maximum 5MB')).toBeTruthy();
});

it('reports a created token', async () => {
  const token = {
    name: 'Car Coin',
    symbol: 'CAR',
    supply: 10n ** 18n,
    address: WALLET,
    hash: null,
    blockNumber: null,
  } as const;
  await renderUi(<CreationDone token={token} client={client} onAgain={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'Token successfully created!' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Holders and transfers' }).getAttribute('href')).toBe(
    `/explorer/token/${WALLET}`,
  );
});

it.each([
  ['en', 'Wallet not connected', 'Please connect your wallet to transfer tokens.'],
  ['de', 'Wallet nicht verbunden', 'Bitte verbinde deine Wallet, um Token zu senden.'],
] as const)('requires a wallet before sending, in %s', async (language, title, text) => {
  await renderUi(<TransferPanel client={client} />, language);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

/** Fills in the form and submits it for validation. */
async function checkTransfer(language: Language, names: { to: string; amount: string; check: string }) {
  const user = userEvent.setup();
  connect();
  await renderUi(<TransferPanel client={client} />, language);
  await user.type(await screen.findByLabelText(names.to), OTHER);
  await user.type(screen.getByLabelText(names.amount), '0,5'.replace(',', language === 'de' ? ',' : '.'));
  await user.click(screen.getByRole('button', { name: names.check }));
  return user;
}

it('sends nothing if the user rejects the transaction, and says so in German', async () => {
  const user = await checkTransfer('de', { to: 'An', amount: 'Betrag', check: 'Prüfen' });
  await user.click(await screen.findByRole('button', { name: '0,5 NAC senden' }));
  expect(await screen.findByText('Du hast abgelehnt. Es wurde nichts gesendet.')).toBeTruthy();
});

it('reports a disconnected wallet in German', async () => {
  const send = vi
    .spyOn(client, 'send')
    .mockImplementation(async () => Promise.reject(new TransactionFailure('noWallet')));
  const user = await checkTransfer('de', { to: 'An', amount: 'Betrag', check: 'Prüfen' });
  await user.click(await screen.findByRole('button', { name: '0,5 NAC senden' }));
  expect(await screen.findByText('Keine Wallet gefunden!')).toBeTruthy();
  send.mockRestore();
});

it('reports a chain without a coin to send in German', async () => {
  native = [];
  connect();
  await renderUi(<TransferPanel client={client} />, 'de');
  await waitFor(() => expect(screen.getByText('NAC Token Contract nicht gefunden!')).toBeTruthy());
});

it('names the invalid field before the wallet opens', async () => {
  const user = userEvent.setup();
  connect();
  await renderUi(<TransferPanel client={client} />);
  await user.type(await screen.findByLabelText('To'), '0x12');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  await screen.findByText(/^Enter a valid address: 0x followed by 40 hex characters/);
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), OTHER);
  await user.type(screen.getByLabelText('Amount'), '2');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(await screen.findByText('You don’t have that much. Enter a smaller amount.')).toBeTruthy();
});
