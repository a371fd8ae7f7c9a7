import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { verifyMessage, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { acknowledgeRisks, withdrawRiskAcknowledgement } from '../../../lib/site/risk-acknowledgement.ts';
import { type ConnectedWallet, DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { Buying } from './buying.tsx';
import type { PresaleClient } from '../presale-client.ts';
import { BUILT_IN_SALE, type BridgeChain, type Sale } from '../sale/sale.ts';
import { storeBridge, readBridge } from '../bridge/stored-bridge.ts';
import { closeBridgeRun } from '../bridge/use-bridge.ts';

const account = privateKeyToAccount(`0x${'23'.repeat(32)}`);
const BUYER = account.address.toLowerCase() as Hex;
const MESSAGES: Hex = `0x${'ab'.repeat(32)}`;
const TYPED: Hex = `0x${'cd'.repeat(32)}`;
const ethereum: BridgeChain = {
  chain_id: 1,
  name: 'Ethereum',
  is_enabled: true,
  is_simulated: false,
  usdt: `0x${'dc'.repeat(20)}`,
  decimals: 6,
  treasury: `0x${'77'.repeat(20)}`,
  confirmations: 12,
};
const sale: Sale = {
  ...BUILT_IN_SALE,
  contract: `0x${'11'.repeat(20)}`,
  usdt: `0x${'22'.repeat(20)}`,
  card: { mode: 'live', minUnits: 500_000n, maxUnits: 5_000_000_000n },
  bridge: [ethereum],
};
const development: Sale = { ...sale, bridge: [{ ...ethereum, is_simulated: true, usdt: null }] };

let registered: Record<string, unknown>[];
/** Error that the server returns to the next registration. */
let refusal: string | null;

async function serve(url: string, init: { method?: string; body?: string } = {}): Promise<Response> {
  const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
  if (init.method === 'HEAD') return new Response(null, { headers: { date: new Date().toUTCString() } });
  if (!url.endsWith('/wallet-operations')) return json({ error: { code: 'unavailable', message: '' } }, 503);
  registered.push((JSON.parse(init.body!) as { data: Record<string, unknown> }).data);
  if (refusal) return json({ error: { code: refusal, message: 'No.' } }, 409);
  return json({ success: true, simulated: false, purchase: { id: MESSAGES, wallet_address: BUYER } });
}

const client: PresaleClient = {
  send: () => Promise.reject(new Error('Nothing is sent here.')),
  request: async <T,>(method: string, params: readonly unknown[]) => {
    if (method !== 'personal_sign') throw new Error('Only signing is asked for here.');
    return (await account.signMessage({ message: { raw: params[0] as Hex } })) as T;
  },
  loadCalls: () => Promise.reject(new Error('No calls are sent here.')),
  switchToNova: async () => undefined,
  nameNetwork: () => 'Ethereum',
};

/** Shows the path of the page, and a link to another one. */
function Place() {
  return (
    <p>
      <Link to="/faq">FAQ</Link> <span>{useLocation().pathname}</span>
    </p>
  );
}

function show(shown = sale, path = '/presale') {
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/presale" element={<Buying sale={shown} isBuiltIn={false} client={client} />} />
            <Route path="*" element={null} />
          </Routes>
          <Place />
        </MemoryRouter>
      </QueryClientProvider>
    </TextContext>,
  );
}
const keep = (txHash: Hex | null) =>
  storeBridge({
    address: BUYER,
    clientRequestId: 'request-of-23',
    chainId: 1,
    phase: 1,
    usdtUnits: '20000000',
    txHash,
    startedAt: 1,
  });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const hashField = () => screen.getByLabelText<HTMLInputElement>('Payment transaction hash');
const type = (value: string) => fireEvent.change(hashField(), { target: { value } });

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'presale', 'form']);
  vi.stubGlobal('fetch', serve);
  registered = [];
  refusal = null;
  walletStore.set({
    status: 'connected',
    address: BUYER,
    chainId: 1,
    walletName: 'Tester',
    mode: 'local',
  });
  acknowledgeRisks(1);
});
afterEach(() => {
  cleanup();
  closeBridgeRun(BUYER);
  walletStore.set(DISCONNECTED);
  withdrawRiskAcknowledgement();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('returns to the card after its payment page was canceled', async () => {
  show(sale, `/presale?cancelled&purchase=${MESSAGES}`);
  expect(await screen.findByRole('button', { name: 'Credit card', pressed: true })).toBeTruthy();
});

it('offers other payment methods beside an unregistered payment, but no second one from Ethereum', async () => {
  keep(MESSAGES);
  show();
  expect(
    screen.getByRole('heading', { name: 'A payment from Ethereum still has to be registered' }),
  ).toBeDefined();
  const again = screen.getByRole('button', { name: /^Pay .* USDT on Ethereum$/ });
  expect(again.getAttribute('aria-disabled')).toBe('true');
  click('Credit card');
  expect(await screen.findByText(/You must be logged in to pay with credit card/)).toBeDefined();
  // The choice outlives the form, and thus the test.
  click('USDT');
});

it('stores no entered hash: after an error it can be changed, or the payment discarded', async () => {
  keep(null);
  show();
  type(TYPED.toUpperCase().replace('0X', '0x'));
  refusal = 'message_invalid';
  click('Continue');
  expect(
    await screen.findByText('The signed message doesn’t match this purchase. Please sign again.'),
  ).toBeDefined();
  expect(registered).toMatchObject([{ txHash: TYPED, clientRequestId: 'request-of-23' }]);
  expect(hashField().value).toBe(TYPED);
  expect(readBridge(BUYER)?.txHash).toBeNull();

  type('0x12');
  click('Continue');
  expect(
    await screen.findByText('Enter a transaction hash: 0x followed by 64 hex characters.'),
  ).toBeDefined();
  expect(registered).toHaveLength(1);
  click('I didn’t pay');
  expect(readBridge(BUYER)).toBeNull();
  expect(screen.queryByText('The signed message doesn’t match this purchase. Please sign again.')).toBeNull();
});

it('accepts a hash other than the wallet’s, and removes the payment once it is registered', async () => {
  keep(MESSAGES);
  show();
  expect(screen.queryByLabelText('Payment transaction hash')).toBeNull();
  click('Use a different hash');
  expect(hashField().value).toBe(MESSAGES);
  type(TYPED);
  click('Continue');
  await waitFor(() => expect(readBridge(BUYER)).toBeNull());
  expect(registered).toMatchObject([{ txHash: TYPED, usdtAmount: '20', clientRequestId: 'request-of-23' }]);
});

it('offers to enter another hash or discard the payment if the wallet’s hash is rejected', async () => {
  keep(MESSAGES);
  show();
  refusal = 'payment_seen';
  click('Continue');
  expect(await screen.findByText(/^The payment is already in a block/)).toBeDefined();
  expect(hashField().value).toBe(MESSAGES);
  expect(readBridge(BUYER)?.txHash).toBe(MESSAGES);
  click('Discard');
  expect(readBridge(BUYER)).toBeNull();
});

it('delays a simulated purchase by three seconds and signs it with the wallet', async () => {
  show(development);
  fireEvent.change(screen.getByLabelText('You pay'), { target: { value: '10' } });
  vi.useFakeTimers();
  click('Simulate the purchase');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(registered).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await waitFor(() => expect(registered).toHaveLength(1));
  expect(registered).toMatchObject([{ simulated: true, usdtAmount: '10', network: 1, isMainnet: false }]);
  const { signedMessage, signature } = registered[0] as { signedMessage: string; signature: Hex };
  expect(signedMessage.split('|')).toMatchObject({ 0: BUYER, 1: '10', 2: '1', 5: 'pending' });
  expect(await verifyMessage({ address: BUYER, message: signedMessage, signature })).toBe(true);
});

/** Starts a simulated purchase, with timers that the test advances. */
const simulate = async () => {
  fireEvent.change(screen.getByLabelText('You pay'), { target: { value: '10' } });
  if (!vi.isFakeTimers()) vi.useFakeTimers();
  click('Simulate the purchase');
  await vi.advanceTimersByTimeAsync(1_000);
};
const finish = async (count: number) => {
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  await waitFor(() => expect(registered).toHaveLength(count));
};

it('pays for an account selected in the wallet while the payment of another continues', async () => {
  const other: Hex = `0x${'45'.repeat(20)}`;
  show(development);
  await simulate();
  act(() => walletStore.set({ ...(walletStore.get() as ConnectedWallet), address: other }));
  await simulate();
  await finish(2);
  expect(registered.map(({ address }) => address)).toEqual([BUYER, other]);
});

it('asks for the signature of a simulated purchase', async () => {
  let decline = () => {};
  const held = new Promise<never>((_, reject) => (decline = () => reject(new Error('Declined.'))));
  const request = vi.spyOn(client, 'request').mockReturnValue(held);
  show(development);
  await simulate();
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  expect(await screen.findByText('Sign the purchase in your wallet. It’s free.')).toBeTruthy();
  await waitFor(() => expect(request).toHaveBeenCalled());
  decline();
  await waitFor(() => expect(screen.queryByText('Sign the purchase in your wallet. It’s free.')).toBeNull());
  request.mockRestore();
});

it('opens the receipt only for someone who is still on the page of the sale', async () => {
  show(development);
  await simulate();
  await finish(1);
  expect(await screen.findByText('/presale/receipt/' + MESSAGES)).toBeTruthy();
  cleanup();

  show(development);
  await simulate();
  fireEvent.click(screen.getByRole('link', { name: 'FAQ' }));
  await finish(2);
  await act(async () => undefined);
  expect(screen.getByText('/faq')).toBeTruthy();
});

it('names the test token that stays in the wallet on a test network', () => {
  walletStore.set({
    status: 'connected',
    address: BUYER,
    chainId: 11155111,
    walletName: 'Tester',
    mode: 'local',
  });
  show(development);
  expect(screen.getByTitle('0x7169D38820dfd117C3FA1f22a697dBA58d90BA06')).toBeTruthy();
});
