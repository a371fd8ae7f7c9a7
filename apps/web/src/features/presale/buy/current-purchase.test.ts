import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveSession } from '../../../lib/session/session-store.ts';
import { beginPurchase, discardPurchase, purchaseRuns, type Order } from './current-purchase.ts';

const order: Order = {
  address: `0x${'31'.repeat(20)}`,
  contract: `0x${'11'.repeat(20)}`,
  usdt: `0x${'22'.repeat(20)}`,
  phase: 1,
  usdtUnits: '1000000',
  minNacWei: '0',
};
const nothing = () => Promise.reject(new Error('Nothing is sent here.'));
const client = { send: nothing, loadCalls: nothing };
let noted: unknown[];

beforeEach(() => {
  noted = [];
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    if (path === '/auth/v1/language') {
      noted.push(JSON.parse(init.body));
      return new Response(null, { status: 204 });
    }
    const rpcBody = JSON.parse(init.body) as { id: number; method: string }[];
    const answers = rpcBody.map(({ id, method }) =>
      method === 'eth_blockNumber' ? { id, result: '0x1' } : { id, error: { code: 3, message: 'No.' } },
    );
    return new Response(JSON.stringify(answers));
  });
});
afterEach(() => {
  discardPurchase(order.address);
  saveSession(null);
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('sends the account’s language with a purchase on the chain, for its receipt', async () => {
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: order.address, tokens });
  history.pushState(null, '', '/de/presale');
  await beginPurchase(order, client);
  expect(purchaseRuns.get(order.address).status).toBe('stopped');
  await vi.waitFor(() => expect(noted).toEqual([{ language: 'de' }]));
});

it('sends no language without an account', async () => {
  history.pushState(null, '', '/de/presale');
  await beginPurchase(order, client);
  expect(purchaseRuns.get(order.address).status).toBe('stopped');
  expect(noted).toEqual([]);
});

it('continues the purchase of an account while another one selected in the wallet buys', async () => {
  const other: Order = { ...order, address: `0x${'32'.repeat(20)}` };
  const answer = globalThis.fetch;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await held;
    return answer(...request);
  });
  const first = beginPurchase(order, client);
  const second = beginPurchase(other, client);
  expect(purchaseRuns.get(order.address).status).toBe('running');
  expect(purchaseRuns.get(other.address).status).toBe('running');
  release();
  await Promise.all([first, second]);
  expect(purchaseRuns.get(order.address).status).toBe('stopped');
  expect(purchaseRuns.get(other.address).status).toBe('stopped');
  discardPurchase(other.address);
});
