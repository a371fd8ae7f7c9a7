import type { Conversion } from '@nova/shared/energy/conversion-schemas';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { UserRejectedRequestError } from 'viem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientTexts, loadCatalogues } from '../../../lib/i18n/client-catalogues.ts';
import { TextContext } from '../../../lib/i18n/text-context.ts';
import { saveSession } from '../../../lib/session/session-store.ts';
import { toastQueue } from '../../../ui/feedback/show-toast.ts';
import { ConvertPanel } from './convert-panel.tsx';
import type { SendConversion } from './use-convert.ts';

const ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const CONTRACT = `0x${'c0'.repeat(20)}` as const;
const HASH = `0x${'ab'.repeat(32)}` as const;
const NAMES = [
  'person',
  'active_days',
  'no_demo',
  'not_suspended',
  'allowance',
  'points',
  'own_room',
  'all_room',
  'open',
] as const;

const status = (missing: readonly string[]): Conversion => ({
  contract: CONTRACT,
  spendable: 1_010,
  convertible: missing.length === 0 ? 500 : 0,
  left_today: 500,
  all_left_today: 500_000,
  covered: 700,
  pot_share: 40,
  next_day_at: '2099-01-01T00:00:00.000Z',
  conditions: NAMES.map((name) => ({ name, is_met: !missing.includes(name), have: 2, need: 7 })),
});
let conversion = status([]);
let permitAnswer: { status: number; body: unknown };
let receiptStatus = '0x1';

interface RpcCall {
  readonly id: number;
  readonly method: string;
}
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
async function answer(input: string, init: { body?: string }): Promise<Response> {
  if (input.includes('/conversion/permits')) return json(permitAnswer.body, permitAnswer.status);
  if (input.includes('/conversions')) return json({ items: [] });
  if (input.includes('/conversion')) return json(conversion);
  const rpcBody = JSON.parse(init.body!) as RpcCall | RpcCall[];
  const resultOf = (method: string) =>
    method === 'eth_getBalance' ? '0x2386f26fc10000' : { status: receiptStatus, blockNumber: '0x2a' };
  const reply = ({ id, method }: RpcCall) => ({ id, result: resultOf(method) });
  return json(Array.isArray(rpcBody) ? rpcBody.map(reply) : reply(rpcBody));
}

beforeEach(async () => {
  await loadCatalogues('en', ['site', 'energy', 'form', 'transaction']);
  vi.stubGlobal('fetch', answer);
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u', address: ADDRESS, tokens });
  conversion = status([]);
  receiptStatus = '0x1';
  toastQueue.set([]);
  permitAnswer = {
    status: 201,
    body: {
      id: 'p',
      status: 'signed',
      points: 500,
      deadline: 4_102_444_800,
      signature: '0xaa',
      refusal: null,
    },
  };
});
afterEach(() => {
  cleanup();
  saveSession(null);
  vi.unstubAllGlobals();
});

function show(onSend: SendConversion = async () => HASH, client = new QueryClient()) {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <TextContext value={{ source: clientTexts, isFallback: false }}>
          <ConvertPanel address={ADDRESS} onSend={onSend} />
        </TextContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const button = () => screen.findByRole('button', { name: /^Convert to/ });

it('shows the missing conditions with links, and no button', async () => {
  conversion = status(['person', 'active_days']);
  show();
  expect(await screen.findByText('2 requirements left')).toBeDefined();
  expect(screen.getByText('Active on 7 days: day 2 of 7')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Confirm your email' }).getAttribute('href')).toBe('/settings');
  expect(screen.queryByRole('button', { name: /^Convert to/ })).toBeNull();
});

it('names what is missing first, and the limits of the allowance only when they apply', async () => {
  conversion = status(['active_days', 'open']);
  show();
  const list = await screen.findByRole('list', { name: 'Requirements' });
  const names = [...list.children].map((item) => item.textContent);
  expect(names.slice(0, 2)).toEqual([
    'Active on 7 days: day 2 of 7, missing',
    'Conversions are open, missing',
  ]);
  expect(screen.queryByText(/more today/)).toBeNull();
  cleanup();
  conversion = { ...status(['allowance']), covered: 0, pot_share: 20 };
  show();
  expect(
    await screen.findByText(/NAC you bought still cover 0 EP, and today’s share is 20 EP/),
  ).toBeDefined();
});

it('lists no requirements for a demo, whose points never convert', async () => {
  conversion = status(['no_demo', 'active_days']);
  show();
  expect(await screen.findByText(/Points of a demo can’t be converted/)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(/left$/)).toBeNull();
});

it('requests a permit, sends it with the wallet, and shows the block', async () => {
  const send = vi.fn<SendConversion>(async () => HASH);
  show(send);
  fireEvent.click(await button());
  await waitFor(() => expect(toastQueue.get()).toHaveLength(1));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    contract: CONTRACT,
    points: 500,
    deadline: 4_102_444_800,
    permit: '0xaa',
  });
  expect(toastQueue.get()[0]).toMatchObject({
    title: '5 NAC received',
    link: { to: '/explorer/block/42' },
  });
});

it.each([
  ['there is less left', []],
  ['nothing is left', ['points']],
])('reports the conversion if the checklist knows before the wallet does that %s', async (_, missing) => {
  const client = new QueryClient();
  show(async () => {
    conversion = { ...status(missing), convertible: missing.length === 0 ? 100 : 0 };
    await client.invalidateQueries();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Convert to 5 NAC' })).toBeNull());
    return HASH;
  }, client);
  fireEvent.click(await button());
  await waitFor(() => expect(toastQueue.get()).toHaveLength(1));
  expect(toastQueue.get()[0]).toMatchObject({ title: '5 NAC received' });
});

it('accepts only whole hundreds up to the current maximum', async () => {
  show();
  const field = await screen.findByLabelText('Points to convert');
  fireEvent.change(field, { target: { value: '250' } });
  expect(screen.getByText('Enter a multiple of 100 EP, at least 100 EP.')).toBeDefined();
  fireEvent.change(field, { target: { value: '600' } });
  expect(screen.getByText('You can convert at most 500 EP right now. Please enter less.')).toBeDefined();
  expect((await button()).hasAttribute('disabled')).toBe(true);
});

it('says that nothing was spent when the user rejects the transaction', async () => {
  show(async () => {
    throw new UserRejectedRequestError(new Error('No.'));
  });
  fireEvent.click(await button());
  expect(await screen.findByText('You declined in your wallet. Nothing was spent.')).toBeDefined();
});

it('names the condition that the server found missing', async () => {
  permitAnswer = {
    status: 409,
    body: { error: { code: 'conversion_refused', message: '', details: { condition: 'all_room' } } },
  };
  show();
  fireEvent.click(await button());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'A requirement is no longer met: Below the daily limit of 500,000 EP for all users',
  );
});

it('does not report a reverted transaction as a success', async () => {
  receiptStatus = '0x0';
  show();
  fireEvent.click(await button());
  expect(
    await screen.findByText('The contract rejected the conversion. No points were spent. Please try again.'),
  ).toBeDefined();
  expect(toastQueue.get()).toEqual([]);
});
