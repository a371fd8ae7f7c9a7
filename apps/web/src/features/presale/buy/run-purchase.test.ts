import { encodeErrorResult, type Hex } from 'viem';
import { presaleAbi } from '@nova/abi/presale';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeCall, toWord } from '../sale/presale-errors.ts';
import { TransactionFailure } from '../../../lib/transaction/transaction-failure.ts';
import { createWalletCalls } from '../../../lib/transaction/send-calls.ts';
import type { TransactionCall } from '../../../lib/transaction/transaction-call.ts';
import { begun, BUYER, Chain, SALE, UNITS, USDT } from './test-chain.ts';
import { runPurchase, type PurchaseTools } from './run-purchase.ts';
import { storeLateAnswer, storePurchase, readPurchase, type StoredPurchase } from './stored-purchase.ts';

let chain: Chain;
const progressLog: string[] = [];
const unknownMethod = () => Promise.reject(Object.assign(new Error('Unknown method.'), { code: -32601 }));
const tools = (send: PurchaseTools['send'] | null): PurchaseTools => ({
  send: send ?? (async (call) => chain.send(call)),
  loadCalls: async () => createWalletCalls(unknownMethod),
  keep: storePurchase,
  storeLate: storeLateAnswer,
  reportProgress: ({ step, waitsFor }) => progressLog.push(`${step} ${waitsFor}`),
  mayPrompt: true,
  walletTimeoutMs: 50,
});
const reject = (code: number) => Promise.reject(Object.assign(new Error('No.'), { code }));

beforeEach(() => {
  chain = new Chain();
  progressLog.length = 0;
  localStorage.clear();
  storePurchase(begun);
  vi.stubGlobal('fetch', chain.fetch);
});
afterEach(() => vi.unstubAllGlobals());

it('approves exactly the payment, buys, and leaves no allowance', async () => {
  const outcome = await runPurchase(begun, tools(null));
  expect(outcome.status).toBe('done');
  expect(chain.paid).toEqual([UNITS]);
  expect(chain.allowance).toBe(0n);
  expect(progressLog).toEqual(['approve wallet', 'approve block', 'buy wallet', 'buy block']);
});

it('requests the displayed contract call from the wallet', async () => {
  const calls: TransactionCall[] = [];
  await runPurchase(
    begun,
    tools(async (call) => {
      calls.push(call);
      return chain.send(call);
    }),
  );
  expect(calls).toEqual([
    { to: USDT, data: encodeCall('approve', SALE, UNITS) },
    { to: SALE, data: encodeCall('buy', 1n, UNITS, 30_000n) },
  ]);
});

it('resets another allowance to zero first, because USDT rejects a replacement', async () => {
  chain.allowance = 7n;
  await runPurchase(begun, tools(null));
  expect(progressLog[0]).toBe('reset wallet');
  expect(chain.paid).toEqual([UNITS]);
});

it('continues after the page was closed between approval and purchase, without a second approval', async () => {
  chain.allowance = UNITS;
  await runPurchase({ ...begun, step: 'approve' }, tools(null));
  expect(progressLog).toEqual(['buy wallet', 'buy block']);
  expect(chain.paid).toEqual([UNITS]);
});

it('finds a purchase with a lost response, and pays nothing again', async () => {
  chain.bought.push({ hash: `0x${toWord(9n)}`, units: UNITS });
  const outcome = await runPurchase({ ...begun, step: 'buy' }, tools(null));
  expect(outcome).toEqual({ status: 'done', hash: `0x${toWord(9n)}` });
  expect(progressLog).toEqual([]);
  expect(chain.paid).toEqual([]);
});

it('ignores a purchase of another amount', async () => {
  chain.bought.push({ hash: `0x${toWord(9n)}`, units: UNITS + 1n });
  await runPurchase({ ...begun, step: 'buy' }, tools(null));
  expect(chain.paid).toEqual([UNITS]);
});

it('only checks a known transaction if it may not open the wallet', async () => {
  const send = vi.fn<PurchaseTools['send']>();
  chain.allowance = UNITS;
  const looking = { ...tools(send), mayPrompt: false };
  expect(await runPurchase({ ...begun, step: 'approve' }, looking)).toEqual({
    status: 'open',
    isApproved: true,
  });
  chain.receipts.set(`0x${toWord(5n)}`, '0x1');
  expect(await runPurchase({ ...begun, step: 'buy', hash: `0x${toWord(5n)}` }, looking)).toEqual({
    status: 'done',
    hash: `0x${toWord(5n)}`,
  });
  expect(send).not.toHaveBeenCalled();
});

it('saves its state before each request, so that every step can be continued', async () => {
  const storedPurchases: (StoredPurchase | null)[] = [];
  await runPurchase(
    begun,
    tools(async (call) => {
      storedPurchases.push(readPurchase(BUYER));
      return chain.send(call);
    }),
  );
  expect(storedPurchases.map((each) => [each?.step, each?.hash])).toEqual([
    ['approve', null],
    ['buy', null],
  ]);
  expect(readPurchase(BUYER)?.hash).toBe(`0x${toWord(2n)}`);
});

it.each([
  [4001, 'rejected'],
  [-32002, 'requestPending'],
  [-32603, 'wallet'],
] as const)('stops when the wallet responds with %i, with nothing paid', async (code, reason) => {
  const run = runPurchase(
    begun,
    tools(() => reject(code)),
  );
  await expect(run).rejects.toMatchObject({ reason });
  expect(chain.paid).toEqual([]);
  expect(readPurchase(BUYER)?.step).toBe('approve');
});

it('stops when the wallet is silent, and saves its late response for a continuation', async () => {
  let answer: (hash: Hex) => void = () => undefined;
  const run = runPurchase(
    begun,
    tools(() => new Promise<Hex>((resolve) => (answer = resolve))),
  );
  await expect(run).rejects.toMatchObject({ reason: 'walletSilent' });
  answer(chain.send({ to: USDT, data: encodeCall('approve', SALE, UNITS) }));
  await vi.waitFor(() => expect(readPurchase(BUYER)?.hash).toBe(`0x${toWord(1n)}`));
});

it('discards a late response if the purchase has progressed meanwhile', () => {
  storePurchase({ ...begun, step: 'buy', hash: `0x${toWord(2n)}` });
  storeLateAnswer({ ...begun, step: 'approve' }, { hash: `0x${toWord(1n)}` });
  expect(readPurchase(BUYER)).toMatchObject({ step: 'buy', hash: `0x${toWord(2n)}` });
});

it('is rejected by the contract before the wallet is asked to pay', async () => {
  chain.allowance = UNITS;
  chain.refusal = encodeErrorResult({ abi: presaleAbi, errorName: 'TooFewCoins', args: [25_000n] });
  const run = runPurchase(begun, tools(null));
  await expect(run).rejects.toMatchObject({ reason: 'refused', refusal: 'tooFewCoins', values: [25_000n] });
  expect(progressLog).toEqual([]);
});

it('reports a reverted transaction, and checks the allowance when it continues', async () => {
  chain.receipts.set(`0x${toWord(5n)}`, '0x0');
  const failed = { ...begun, step: 'buy' as const, hash: `0x${toWord(5n)}` as const };
  await expect(runPurchase(failed, tools(null))).rejects.toMatchObject({ reason: 'reverted' });
  chain.allowance = UNITS;
  await runPurchase(readPurchase(BUYER)!, tools(null));
  expect(chain.paid).toEqual([UNITS]);
});

it('never takes a payment twice, even if two prompts of the same purchase are confirmed', async () => {
  await runPurchase(begun, tools(null));
  // The wallet request of a page that was closed, confirmed later.
  const again = chain.send({ to: SALE, data: encodeCall('buy', 1n, UNITS, 30_000n) });
  expect(chain.receipts.get(again)).toBe('0x0');
  expect(chain.paid).toEqual([UNITS]);
});

it('requests the rest if the wallet approved less than the payment', async () => {
  const send: PurchaseTools['send'] = async () =>
    chain.send({ to: USDT, data: encodeCall('approve', SALE, 5n) });
  await expect(runPurchase(begun, tools(send))).rejects.toBeInstanceOf(TransactionFailure);
  expect(chain.paid).toEqual([]);
});
