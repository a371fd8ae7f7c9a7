import type { Receipt } from '@nova/shared/presale/purchase';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Hex } from 'viem';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { readFollowed } from '../receipt/followed-purchase.ts';
import { OtherPayment } from './other-payment.tsx';
import type { RequestWallet } from '../bridge/bridge-tools.ts';
import { storeBridge, readBridge } from '../bridge/stored-bridge.ts';

const account = privateKeyToAccount(`0x${'29'.repeat(32)}`);
const BUYER = account.address.toLowerCase() as Hex;
const ID: Hex = `0x${'12'.repeat(32)}`;
const NAMED: Hex = `0x${'cd'.repeat(32)}`;
const receipt = {
  id: ID,
  status: 'pending',
  wallet_address: BUYER,
  payment_chain_id: 1,
  phase: 1,
  usdt_amount: '20000000',
} as Receipt;

let registered: Record<string, unknown>[];
let refusal: string | null;
const request: RequestWallet = async <T,>(_: string, [raw]: readonly unknown[]) =>
  (await account.signMessage({ message: { raw: raw as Hex } })) as T;

const onNamed = vi.fn();
function show(shown = receipt) {
  render(
    <TextContext value={{ source: clientTexts, isFallback: false }}>
      <MemoryRouter initialEntries={['/presale/receipt/1']}>
        <OtherPayment receipt={shown} request={request} onNamed={onNamed} />
      </MemoryRouter>
    </TextContext>,
  );
}
function name(hash: string) {
  fireEvent.change(screen.getByLabelText('Payment transaction hash'), { target: { value: hash } });
  fireEvent.click(screen.getByRole('button', { name: 'Use this hash' }));
}

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'presale', 'form']);
  registered = [];
  refusal = null;
  onNamed.mockClear();
  vi.stubGlobal('fetch', async (_: string, init: { method: string; body: string }) => {
    if (init.method === 'HEAD') return new Response(null);
    registered.push((JSON.parse(init.body) as { data: Record<string, unknown> }).data);
    const body = refusal
      ? { error: { code: refusal, message: 'No.' } }
      : { success: true, simulated: false, purchase: { id: ID, wallet_address: BUYER } };
    return new Response(JSON.stringify(body), { status: refusal ? 409 : 200 });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('sends another transaction for a registered purchase, signed under the purchase’s own ID', async () => {
  // Another unregistered payment of the same wallet, which must remain stored.
  const other = { address: BUYER, clientRequestId: 'request-29', chainId: 1, phase: 1, usdtUnits: '1' };
  storeBridge({ ...other, txHash: null, startedAt: 1 });
  show();
  name(NAMED);
  await waitFor(() => expect(onNamed).toHaveBeenCalledOnce());
  expect(registered).toMatchObject([
    { address: BUYER, clientRequestId: ID, txHash: NAMED, usdtAmount: '20', phaseId: 1, isMainnet: true },
  ]);
  expect((registered[0]!['signedMessage'] as string).split('|').slice(4)).toEqual([ID, NAMED]);
  expect(readFollowed(BUYER)).toBe(ID);
  expect(readBridge(BUYER)?.clientRequestId).toBe('request-29');
});

it('says why it was rejected, and reports an invalid hash', async () => {
  show();
  name('0x12');
  expect(screen.getByText('Enter a transaction hash: 0x followed by 64 hex characters.')).toBeDefined();
  expect(registered).toEqual([]);
  refusal = 'payment_seen';
  name(NAMED);
  await screen.findByText('The payment is already in a block and is being confirmed.');
  expect(onNamed).not.toHaveBeenCalled();
});

it('explains which hash to enter if the transaction was not a payment', () => {
  show({ ...receipt, status: 'failed' });
  expect(
    screen.getByText(
      'If a different transaction was your payment of 20 USDT, enter its hash and sign for it. You won’t pay again.',
    ),
  ).toBeDefined();
});
