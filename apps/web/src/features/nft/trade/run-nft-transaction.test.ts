import { marketplaceAbi } from '@nova/abi/marketplace';
import { novaNFTAbi } from '@nova/abi/nova-nft';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { decodeFunctionData, encodeErrorResult, type Hex } from 'viem';
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest';
import { DISCONNECTED, walletStore } from '../../../lib/chain/wallet-state.ts';
import type { NftTransaction } from './nft-transactions.ts';
import { createWalletCalls } from '../../../lib/transaction/send-calls.ts';
import type { TransactionCall, WalletRequest } from '../../../lib/transaction/transaction-call.ts';
import { runNftTransaction, runListing, type NftTransactionTools } from './run-nft-transaction.ts';

const ANNA: Hex = `0x${'a1'.repeat(20)}`;
const NFT: Hex = `0x${'0f'.repeat(20)}`;
const MARKET: Hex = `0x${'3a'.repeat(20)}`;
const HASH: Hex = `0x${'ab'.repeat(32)}`;
const ZERO = `0x${'0'.repeat(64)}`;
const ONE = `0x${'1'.padStart(64, '0')}`;

interface Rpc {
  readonly method: string;
  readonly params: readonly unknown[];
}
/** Only the network is replaced: a chain that accepts or rejects calls, and the requests it received. */
let chain: { refusals: string[]; status: Hex; approved: string; forAll: string };
const progressLog: string[] = [];
const sent: TransactionCall[] = [];

function reply({ method, params }: Rpc): object {
  if (method === 'eth_getTransactionReceipt')
    return { result: { status: chain.status, transactionHash: HASH, blockNumber: '0x2a', logs: [] } };
  if (method === 'eth_simulateV1') {
    const data = chain.refusals.shift() ?? '';
    const refused = { status: '0x0', error: { code: 3, message: 'execution reverted', data } };
    return { result: [{ calls: [{ status: '0x1' }, data === '' ? { status: '0x1' } : refused] }] };
  }
  const { data, from } = params[0] as { data: Hex; from?: Hex };
  if (from === undefined) {
    const { functionName } = decodeFunctionData({ abi: novaNFTAbi, data });
    return { result: functionName === 'getApproved' ? chain.approved : chain.forAll };
  }
  const refusal = chain.refusals.shift();
  if (refusal === undefined || refusal === '') return { result: '0x' };
  if (refusal.startsWith('0x')) return { error: { code: 3, message: 'execution reverted', data: refusal } };
  return { error: { code: -32000, message: refusal } };
}

/** A wallet that sends several calls as one transaction; `answer` is its answer to that request. */
const callsWallet =
  (answer: (calls: unknown) => unknown): WalletRequest =>
  async <T>(method: string, [param]: readonly unknown[]) => {
    if (method === 'wallet_getCapabilities') return { '0x17ac9': { atomic: { status: 'supported' } } } as T;
    if (method === 'wallet_sendCalls') return answer(param) as T;
    const receipt = { status: chain.status, transactionHash: HASH, blockNumber: '0x2a', gasUsed: '0x1' };
    return { status: chain.status === '0x1' ? 200 : 500, receipts: [receipt] } as T;
  };
const withRequest = (request: WalletRequest): NftTransactionTools => {
  const usual = tools();
  return { ...usual, client: { ...usual.client, loadCalls: async () => createWalletCalls(request) } };
};

const tools = (send: (call: TransactionCall) => Promise<Hex> = async () => HASH): NftTransactionTools => ({
  client: {
    send: (call) => {
      sent.push(call);
      return send(call);
    },
    loadCalls: async () => createWalletCalls(() => Promise.reject(new Error('Unknown method.'))),
    switchToNova: async () => connect(ANNA),
  },
  contracts: { nft: NFT, marketplace: MARKET },
  from: ANNA,
  reportProgress: ({ kind, waitsFor }) => progressLog.push(`${kind} ${waitsFor}`),
});
const connect = (address: Hex, chainId: number = CHAIN_ID) =>
  walletStore.set({ status: 'connected', address, chainId, walletName: 'Test', mode: 'session' });
const buy: NftTransaction = { kind: 'buy', tokenId: '7', priceWei: 500n };
const notListed = encodeErrorResult({ abi: marketplaceAbi, errorName: 'NotListed', args: [7n] });

beforeEach(() => {
  chain = { refusals: [], status: '0x1', approved: ZERO, forAll: ZERO };
  progressLog.length = 0;
  sent.length = 0;
  connect(ANNA);
  vi.stubGlobal('fetch', async (_path: string, init: { body: string }) => {
    const calls = JSON.parse(init.body) as (Rpc & { id: number })[];
    return new Response(JSON.stringify(calls.map((call) => Object.assign({ id: call.id }, reply(call)))));
  });
});
afterEach(() => {
  walletStore.set(DISCONNECTED);
  vi.unstubAllGlobals();
});

it('buys for exactly the expected price, after a simulation', async () => {
  const receipt = await runNftTransaction(buy, tools());
  expect(receipt.transactionHash).toBe(HASH);
  expect(progressLog).toEqual(['buy check', 'buy wallet', 'buy block']);
  expect(sent.map(({ to, value }) => [to, value])).toEqual([[MARKET, 500n]]);
  expect(decodeFunctionData({ abi: marketplaceAbi, data: sent[0]!.data })).toEqual({
    functionName: 'buy',
    args: [7n, 500n],
  });
});

it('reports a faster buyer before the wallet opens', async () => {
  chain.refusals = [notListed];
  await expect(runNftTransaction(buy, tools())).rejects.toMatchObject({ refusal: 'notListed' });
  expect(sent).toEqual([]);
});

it('reports a faster buyer when the transaction is sealed too late', async () => {
  chain.refusals = ['', notListed];
  chain.status = '0x0';
  await expect(runNftTransaction(buy, tools())).rejects.toMatchObject({ refusal: 'notListed' });
  expect(sent).toHaveLength(1);
});

it('reports a faster buyer that the wallet finds first', async () => {
  chain.refusals = ['', notListed];
  const wallet = tools(() => Promise.reject(new Error('cannot estimate gas')));
  await expect(runNftTransaction(buy, wallet)).rejects.toMatchObject({ refusal: 'notListed' });
});

test.each([
  [encodeErrorResult({ abi: marketplaceAbi, errorName: 'PriceChanged', args: [9n] }), 'priceChanged'],
  [encodeErrorResult({ abi: marketplaceAbi, errorName: 'ListingExpired', args: [9n] }), 'listingExpired'],
  [encodeErrorResult({ abi: marketplaceAbi, errorName: 'SelfPurchase', args: [7n] }), 'selfPurchase'],
  [encodeErrorResult({ abi: marketplaceAbi, errorName: 'EnforcedPause' }), 'paused'],
  ['0x12345678', ''],
])('maps the contract error %s to %s', async (contractError, refusal) => {
  chain.refusals = [contractError];
  await expect(runNftTransaction(buy, tools())).rejects.toMatchObject({ reason: 'refused', refusal });
});

it('reports insufficient funds before the wallet opens', async () => {
  chain.refusals = ['insufficient funds for transfer'];
  await expect(runNftTransaction(buy, tools())).rejects.toMatchObject({ reason: 'insufficientFunds' });
  expect(sent).toEqual([]);
});

it('approves the marketplace before listing, but only if necessary', async () => {
  const list = { kind: 'list', tokenId: '7', priceWei: 500n, expiresAt: 9_000 } as const;
  await runListing(list, tools());
  expect(progressLog).toEqual([
    'list check',
    'approve check',
    'approve wallet',
    'approve block',
    'list check',
    'list wallet',
    'list block',
  ]);
  expect(sent.map(({ to }) => to)).toEqual([NFT, MARKET]);
  sent.length = 0;
  chain.forAll = ONE;
  await runListing(list, tools());
  chain = { ...chain, forAll: ZERO, approved: `0x${MARKET.slice(2).padStart(64, '0')}` };
  await runListing(list, tools());
  expect(sent.map(({ to }) => to)).toEqual([MARKET, MARKET]);
});

const LISTING = { kind: 'list', tokenId: '7', priceWei: 500n, expiresAt: 9_000 } as const;

it('approves and lists in one transaction if the wallet can', async () => {
  const requests: unknown[] = [];
  const receipt = await runListing(
    LISTING,
    withRequest(
      callsWallet((calls) => {
        requests.push(calls);
        return { id: '0x01' };
      }),
    ),
  );
  expect(receipt.transactionHash).toBe(HASH);
  expect(progressLog).toEqual(['list check', 'approveAndList wallet', 'approveAndList block']);
  expect(requests).toMatchObject([{ atomicRequired: true, calls: [{ to: NFT }, { to: MARKET }] }]);
  expect(sent).toEqual([]);
});

it('approves and lists one after the other if the user does not let the wallet do both at once', async () => {
  const refuse = callsWallet(() => {
    throw Object.assign(new Error('No upgrade.'), { code: 5750 });
  });
  await runListing(LISTING, withRequest(refuse));
  expect(sent.map(({ to }) => to)).toEqual([NFT, MARKET]);
});

it('reports the contract’s refusal of calls before the wallet opens, and of sealed ones', async () => {
  const onRequest = vi.fn<(calls: unknown) => unknown>(() => ({ id: '0x01' }));
  const paused = encodeErrorResult({ abi: marketplaceAbi, errorName: 'EnforcedPause' });
  chain.refusals = [paused];
  await expect(runListing(LISTING, withRequest(callsWallet(onRequest)))).rejects.toMatchObject({
    refusal: 'paused',
  });
  expect(onRequest).not.toHaveBeenCalled();
  chain = { ...chain, refusals: ['', paused], status: '0x0' };
  await expect(runListing(LISTING, withRequest(callsWallet(onRequest)))).rejects.toMatchObject({
    refusal: 'paused',
  });
  expect(onRequest).toHaveBeenCalledOnce();
});

it('uses the wallet that started the operation, on Nova', async () => {
  connect(ANNA, 1);
  await runNftTransaction(buy, tools());
  expect(sent).toHaveLength(1);
  connect(`0x${'be'.repeat(20)}`);
  await expect(runNftTransaction(buy, tools())).rejects.toMatchObject({ reason: 'accountChanged' });
  walletStore.set(DISCONNECTED);
  await expect(runNftTransaction(buy, tools())).rejects.toMatchObject({ reason: 'noWallet' });
  expect(sent).toHaveLength(1);
});

it('distinguishes a rejection by the user from a wallet error', async () => {
  const refuse = (code: number, message: string) => () =>
    Promise.reject(Object.assign(new Error(message), { code }));
  await expect(runNftTransaction(buy, tools(refuse(4001, 'No.')))).rejects.toMatchObject({
    reason: 'rejected',
  });
  await expect(runNftTransaction(buy, tools(refuse(-32002, 'Open.')))).rejects.toMatchObject({
    reason: 'requestPending',
  });
  const broken = tools(refuse(-32603, 'Ledger is locked.'));
  await expect(runNftTransaction(buy, broken)).rejects.toMatchObject({
    reason: 'wallet',
    detail: 'Ledger is locked.',
  });
});
