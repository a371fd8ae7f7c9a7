import { presaleAbi } from '@nova/abi/presale';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { encodeErrorResult, type Hex } from 'viem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import { createWalletCalls } from '../../../lib/transaction/send-calls.ts';
import type { TransactionCall, WalletRequest } from '../../../lib/transaction/transaction-call.ts';
import { encodeCall, toWord } from '../sale/presale-errors.ts';
import { runPurchase, type PurchaseTools } from './run-purchase.ts';
import { readPurchase, storeLateAnswer, storePurchase } from './stored-purchase.ts';
import { begun, BUYER, Chain, SALE, UNITS, USDT } from './test-chain.ts';

const TOGETHER = [
  { to: USDT, data: encodeCall('approve', SALE, UNITS) },
  { to: SALE, data: encodeCall('buy', 1n, UNITS, 30_000n) },
];
const NO_BLOCK = { blockNumber: '0x1', gasUsed: '0x1', logs: [] };
const failure = (code: number) => Object.assign(new Error('No.'), { code });

/** A wallet that sends several calls as one transaction and, like a real one, accepts each ID once. */
class CallsWallet {
  readonly sent = new Map<string, { calls: TransactionCall[]; hash: Hex | null }>();
  prompts: string[] = [];
  /** Answers the next request to send calls with an error. */
  refusal: number | null = null;
  /** Confirms a request when it resolves. */
  confirmation: Promise<void> = Promise.resolve();
  /** Status while there is no transaction. */
  waiting: object = { status: 100 };
  isSealing = true;

  constructor(private readonly chain: () => Chain) {}

  readonly request: WalletRequest = async <T>(method: string, params: readonly unknown[]) =>
    (await this.#answer(method, params[0])) as T;

  async #answer(method: string, param: unknown): Promise<unknown> {
    if (method === 'wallet_getCapabilities') return { '0x17ac9': { atomic: { status: 'ready' } } };
    if (method === 'wallet_getCallsStatus') return this.#status(param as string);
    const { id, calls } = param as { id: string; calls: TransactionCall[] };
    this.prompts.push(id);
    if (this.refusal !== null) throw failure(this.refusal);
    await this.confirmation;
    if (this.sent.has(id)) throw failure(5720);
    this.sent.set(id, { calls, hash: this.isSealing ? this.chain().sendTogether(calls) : null });
    return { id };
  }

  #status(id: string): object {
    const sent = this.sent.get(id);
    if (!sent) throw failure(5730);
    if (sent.hash === null) return this.waiting;
    const status = this.chain().receipts.get(sent.hash)!;
    const receipts = [{ ...NO_BLOCK, status, transactionHash: sent.hash }];
    return { status: status === '0x1' ? 200 : 500, receipts };
  }
}

let chain: Chain;
let wallet: CallsWallet;
const progressLog: string[] = [];
const tools = (changes: Partial<PurchaseTools> = {}): PurchaseTools => ({
  send: () => Promise.reject(new Error('No single transaction is sent here.')),
  loadCalls: async () => createWalletCalls(wallet.request),
  keep: storePurchase,
  storeLate: storeLateAnswer,
  reportProgress: ({ step, waitsFor }) => progressLog.push(`${step} ${waitsFor}`),
  mayPrompt: true,
  walletTimeoutMs: 50,
  ...changes,
});
const sentCalls = () => [...wallet.sent.values()].map(({ calls }) => calls);

beforeEach(() => {
  chain = new Chain();
  wallet = new CallsWallet(() => chain);
  progressLog.length = 0;
  localStorage.clear();
  storePurchase(begun);
  walletStore.set({
    status: 'connected',
    address: BUYER,
    chainId: CHAIN_ID,
    walletName: 'Test',
    mode: 'session',
  });
  vi.stubGlobal('fetch', (path: string, init: { body: string }) => chain.fetch(path, init));
});
afterEach(() => {
  walletStore.set(DISCONNECTED);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('approves exactly the payment and buys with one confirmation', async () => {
  const outcome = await runPurchase(begun, tools());
  expect(sentCalls()).toEqual([TOGETHER]);
  expect(outcome).toEqual({ status: 'done', hash: chain.bought[0]!.hash });
  expect(chain.paid).toEqual([UNITS]);
  expect(chain.allowance).toBe(0n);
  expect(progressLog).toEqual(['approveAndBuy wallet', 'approveAndBuy block', 'approveAndBuy block']);
});

it('resets another allowance in the same transaction', async () => {
  chain.allowance = 7n;
  await runPurchase(begun, tools());
  expect(sentCalls()).toEqual([[{ to: USDT, data: encodeCall('approve', SALE, 0n) }, ...TOGETHER]]);
  expect(chain.paid).toEqual([UNITS]);
});

it('only buys if the payment is already approved', async () => {
  chain.allowance = UNITS;
  await runPurchase(begun, tools({ send: async (call) => chain.send(call) }));
  expect(sentCalls()).toEqual([]);
  expect(chain.paid).toEqual([UNITS]);
});

it.each([5750, 5760])('sends one transaction after the other if the wallet answers with %i', async (code) => {
  wallet.refusal = code;
  const outcome = await runPurchase(begun, tools({ send: async (call) => chain.send(call) }));
  expect(outcome.status).toBe('done');
  expect(progressLog).toEqual([
    'approveAndBuy wallet',
    'approve wallet',
    'approve block',
    'buy wallet',
    'buy block',
  ]);
  expect(wallet.prompts).toHaveLength(1);
});

it('stores the ID before it asks the wallet', async () => {
  const stored: unknown[] = [];
  const request: WalletRequest = (method, params) => {
    if (method === 'wallet_sendCalls') stored.push(readPurchase(BUYER));
    return wallet.request(method, params);
  };
  await runPurchase(begun, tools({ loadCalls: async () => createWalletCalls(request) }));
  expect(stored).toMatchObject([{ step: 'approveAndBuy', callsId: wallet.prompts[0], hash: null }]);
});

it('finds calls that were sealed while the page was closed, without asking the wallet again', async () => {
  await runPurchase(begun, tools());
  const { callsId } = readPurchase(BUYER)!;
  const stored = { ...begun, step: 'approveAndBuy' as const, callsId };
  const outcome = await runPurchase(stored, tools({ mayPrompt: false }));
  expect(outcome).toEqual({ status: 'done', hash: chain.bought[0]!.hash });
  expect(wallet.prompts).toHaveLength(1);
});

it('waits after a reload for calls that are pending', async () => {
  wallet.isSealing = false;
  vi.useFakeTimers();
  const first = runPurchase(begun, tools({ walletTimeoutMs: 60_000 }));
  await vi.advanceTimersByTimeAsync(1_000);
  const looking = runPurchase(readPurchase(BUYER)!, tools({ mayPrompt: false }));
  await vi.advanceTimersByTimeAsync(1_000);
  const sent = wallet.sent.get(readPurchase(BUYER)!.callsId!)!;
  sent.hash = chain.sendTogether(sent.calls);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await looking).toEqual({ status: 'done', hash: sent.hash });
  expect(await first).toEqual({ status: 'done', hash: sent.hash });
});

it('never pays twice if the wallet is asked again while its first request is open', async () => {
  let confirm = () => undefined as void;
  wallet.confirmation = new Promise((resolve) => (confirm = resolve));
  await expect(runPurchase(begun, tools())).rejects.toMatchObject({ reason: 'walletSilent' });
  // Both requests of the wallet are confirmed.
  const again = runPurchase(readPurchase(BUYER)!, tools({ walletTimeoutMs: 5_000 }));
  await vi.waitFor(() => expect(wallet.prompts).toHaveLength(2));
  confirm();
  expect((await again).status).toBe('done');
  expect(new Set(wallet.prompts).size).toBe(1);
  expect(chain.paid).toEqual([UNITS]);
});

it('uses a new ID after the user has declined', async () => {
  wallet.refusal = 4001;
  await expect(runPurchase(begun, tools())).rejects.toMatchObject({ reason: 'rejected' });
  expect(readPurchase(BUYER)).toMatchObject({ step: 'approveAndBuy', callsId: null, hash: null });
  wallet.refusal = null;
  await runPurchase(readPurchase(BUYER)!, tools());
  expect(new Set(wallet.prompts).size).toBe(2);
  expect(chain.paid).toEqual([UNITS]);
});

it('is rejected by the contract before the wallet is asked', async () => {
  chain.refusal = encodeErrorResult({ abi: presaleAbi, errorName: 'TooFewCoins', args: [25_000n] });
  await expect(runPurchase(begun, tools())).rejects.toMatchObject({
    reason: 'refused',
    refusal: 'tooFewCoins',
    values: [25_000n],
  });
  expect(wallet.prompts).toEqual([]);
});

it.each([
  [{ status: 400 }, 'lost'],
  [{ status: 500 }, 'reverted'],
])('reports calls with the status %j, and starts anew when it continues', async (status, reason) => {
  wallet.isSealing = false;
  wallet.waiting = status;
  await expect(runPurchase(begun, tools())).rejects.toMatchObject({ reason });
  expect(readPurchase(BUYER)?.callsId).toBeNull();
  wallet.isSealing = true;
  await runPurchase(readPurchase(BUYER)!, tools());
  expect(chain.paid).toEqual([UNITS]);
});

it('does not ask again if the wallet says nothing about calls that it has accepted', async () => {
  const request: WalletRequest = (method, params) =>
    method === 'wallet_getCallsStatus' ? Promise.reject(failure(-32601)) : wallet.request(method, params);
  wallet.isSealing = false;
  await expect(
    runPurchase(begun, tools({ loadCalls: async () => createWalletCalls(request) })),
  ).rejects.toMatchObject({ reason: 'walletSilent' });
  expect(wallet.prompts).toHaveLength(1);
  chain.sendTogether(TOGETHER);
  const outcome = await runPurchase(
    readPurchase(BUYER)!,
    tools({ loadCalls: async () => createWalletCalls(request), mayPrompt: false }),
  );
  expect(outcome).toEqual({ status: 'done', hash: `0x${toWord(1n)}` });
});

it('reads a purchase that an earlier version has stored', () => {
  const { callsId, ...earlier } = begun;
  expect(callsId).toBeNull();
  localStorage.setItem(`nova.presale.purchase.${BUYER}`, JSON.stringify(earlier));
  expect(readPurchase(BUYER)).toEqual(begun);
});
