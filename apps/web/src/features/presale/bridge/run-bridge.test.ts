import type { Quote } from '@nova/shared/presale/quote';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Hex } from 'viem';
import { toWord } from '../sale/presale-errors.ts';
import type { BridgeError } from './bridge-error.ts';
import type { RequestWallet } from './bridge-tools.ts';
import { plainUsdt, registerBridge } from './register-bridge.ts';
import { runBridge } from './run-bridge.ts';
import { switchChain } from './switch-chain.ts';
import type { BridgeChain } from '../sale/sale.ts';
import { storeBridge, readBridge } from './stored-bridge.ts';

const account = privateKeyToAccount(`0x${'17'.repeat(32)}`);
const BUYER = account.address.toLowerCase() as Hex;
const PAID: Hex = `0x${'ab'.repeat(32)}`;
const chain: BridgeChain = {
  chain_id: 1,
  name: 'Ethereum',
  is_enabled: true,
  is_simulated: false,
  usdt: `0x${'dc'.repeat(20)}`,
  decimals: 6,
  treasury: `0x${'77'.repeat(20)}`,
  confirmations: 12,
};
const order = { address: BUYER, phase: 1, usdtUnits: 250_500_000n };

let walletRequests: { method: string; params: readonly unknown[] }[];
let refusals: Partial<Record<string, Error>>;
let registered: Record<string, unknown>[];
let answerStatus: number;
/** Error codes that the server returns to the next registrations, in order. */
let codes: string[];
let serverTime: number;
let languages: (string | null)[];
let balance: bigint;
/** Server's quote before the payment; null for no response. */
let quote: Partial<Quote> | null;
let quoted: string[];

const request: RequestWallet = async <T>(method: string, params: readonly unknown[]) => {
  walletRequests.push({ method, params });
  const refusal = refusals[method];
  if (refusal) throw refusal;
  if (method === 'eth_chainId') return '0x1' as T;
  if (method === 'eth_call') return `0x${toWord(balance)}` as T;
  if (method === 'eth_estimateGas') return '0xf6a0' as T;
  if (method === 'eth_sendTransaction') return PAID as T;
  return (await account.signMessage({ message: { raw: params[0] as Hex } })) as T;
};
function answerQuote(path: string): Response {
  quoted.push(path);
  if (quote === null) throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify(quote));
}
const tools = { request, reportProgress: () => undefined };
const coded = (code: number, message = 'No.') => Object.assign(new Error(message), { code });
const countOf = (method: string) => walletRequests.filter((each) => each.method === method).length;

beforeEach(() => {
  walletRequests = [];
  refusals = {};
  registered = [];
  answerStatus = 200;
  codes = [];
  languages = [];
  history.pushState(null, '', '/presale');
  serverTime = Date.parse('2026-11-22T12:00:00Z');
  balance = 10n ** 12n;
  quote = { phase: 1, refusal: null, max_usdt_units: '20000000000' };
  quoted = [];
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string, init: { method: string; body: string; headers: Headers }) => {
    if (path.includes('/presale/quote')) return answerQuote(path);
    if (init.method === 'HEAD') {
      return new Response(null, { headers: { date: new Date(serverTime).toUTCString() } });
    }
    const code = codes.shift();
    if (code) return new Response(JSON.stringify({ error: { code, message: 'No.' } }), { status: 400 });
    languages.push(init.headers.get('x-language'));
    registered.push((JSON.parse(init.body) as { data: Record<string, unknown> }).data);
    const body =
      answerStatus === 200
        ? { success: true, simulated: false, purchase: { id: PAID } }
        : { error: { code: 'payment_used', message: 'No.' } };
    return new Response(JSON.stringify(body), { status: answerStatus });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('formats USDT for the signed message: decimal point, no grouping, no trailing zeros', () => {
  expect(plainUsdt(250_500_000n)).toBe('250.5');
  expect(plainUsdt(1_234_000_000n)).toBe('1234');
  expect(plainUsdt(10_000n)).toBe('0.01');
});

it('pays the treasury, signs that payment, and registers it', async () => {
  await runBridge(order, chain, tools);
  const sent = walletRequests.find(({ method }) => method === 'eth_sendTransaction')!;
  expect(sent.params[0]).toEqual({
    from: BUYER,
    to: chain.usdt,
    data: `0xa9059cbb${toWord(chain.treasury!)}${toWord(250_500_000n)}`,
  });
  expect(registered).toHaveLength(1);
  expect(registered[0]).toMatchObject({
    address: BUYER,
    usdtAmount: '250.5',
    phaseId: 1,
    txHash: PAID,
    isMainnet: true,
    simulated: false,
    publicKey: account.publicKey,
  });
  const [address, usdt, phase, , id, hash] = (registered[0]!['signedMessage'] as string).split('|');
  expect([address, usdt, phase, id, hash]).toEqual([
    BUYER,
    '250.5',
    '1',
    registered[0]!['clientRequestId'],
    PAID,
  ]);
  expect(readBridge(BUYER)).toBeNull();
});

it('asks the server before the wallet, and pays nothing that cannot be delivered in full', async () => {
  quote = { phase: 1, refusal: 'reservation_limit', max_usdt_units: '200000000' };
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({
    reason: 'refused',
    cause: { code: 'reservation_limit', details: { max_usdt_units: '200000000' } },
  });
  expect(quoted).toEqual([`/api/v1/presale/quote?method=bridge&usdt_units=250500000&address=${BUYER}`]);
  quote = { phase: 2, refusal: null, max_usdt_units: '20000000000' };
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ cause: { code: 'wrong_phase' } });
  quote = null;
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ reason: 'unchecked' });
  expect(countOf('eth_sendTransaction')).toBe(0);
  expect(readBridge(BUYER)).toBeNull();
});

it('sends the language of the receipt', async () => {
  await runBridge(order, chain, tools);
  history.pushState(null, '', '/de/presale');
  await runBridge(order, chain, tools);
  expect(languages).toEqual(['en', 'de']);
});

it.each([-3, 5])('signs the server’s time if the local clock is %d hours wrong', async (hours) => {
  vi.useFakeTimers({ now: serverTime + hours * 3_600_000, toFake: ['Date'] });
  await runBridge(order, chain, tools);
  const [, , , time] = (registered[0]!['signedMessage'] as string).split('|');
  expect(time).toBe('1795348800000');
});

it('requests one more signature with the current time if the first one is too old', async () => {
  const slow: RequestWallet = async (method, params) => {
    if (method === 'personal_sign') serverTime += 16 * 60_000;
    return request(method, params);
  };
  codes = ['message_too_old'];
  await runBridge(order, chain, { ...tools, request: slow });
  expect(countOf('personal_sign')).toBe(2);
  const [, , , time] = (registered[0]!['signedMessage'] as string).split('|');
  expect(time).toBe('1795349760000');
  expect(readBridge(BUYER)).toBeNull();
});

it('requests no third signature, and says that it is too old', async () => {
  codes = ['message_too_old', 'message_too_old'];
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({
    reason: 'refused',
    cause: { code: 'message_too_old' },
  });
  expect(countOf('personal_sign')).toBe(2);
  expect(readBridge(BUYER)?.txHash).toBe(PAID);
});

it('requests no signature without the server’s time, and keeps the payment', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/presale/quote')) return answerQuote(path);
    throw new TypeError('away');
  });
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ reason: 'register' });
  expect(countOf('personal_sign')).toBe(0);
  expect(readBridge(BUYER)?.txHash).toBe(PAID);
});

it('keeps a payment whose registration failed, and never makes it again', async () => {
  answerStatus = 503;
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ reason: 'register' });
  const storedBridge = readBridge(BUYER)!;
  expect(storedBridge.txHash).toBe(PAID);
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ reason: 'register' });
  expect(countOf('eth_sendTransaction')).toBe(1);
  answerStatus = 200;
  await registerBridge(storedBridge, PAID, tools);
  expect(registered.map(({ clientRequestId }) => clientRequestId)).toEqual([
    storedBridge.clientRequestId,
    storedBridge.clientRequestId,
  ]);
  expect(readBridge(BUYER)).toBeNull();
});

it('keeps an unsigned payment', async () => {
  refusals['personal_sign'] = coded(4001);
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ reason: 'rejectedSign' });
  expect(readBridge(BUYER)?.txHash).toBe(PAID);
  expect(registered).toEqual([]);
});

it('remembers the request if the wallet’s response is not reliable', async () => {
  refusals['eth_sendTransaction'] = coded(-32603, 'socket hang up');
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({
    reason: 'transfer',
    detail: 'socket hang up',
  });
  expect(readBridge(BUYER)).toMatchObject({ txHash: null, usdtUnits: '250500000' });
});

it.each([
  [coded(4001), 'rejectedTransfer'],
  [coded(-32000, 'insufficient funds for gas * price + value'), 'noGas'],
  [coded(-32000, 'execution reverted'), 'contract'],
  [coded(-32002), 'requestPending'],
] as const)('says why nothing was paid, and removes the payment', async (error, reason) => {
  refusals['eth_sendTransaction'] = error;
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ reason });
  expect(readBridge(BUYER)).toBeNull();
});

it('sets a gas limit of 100,000 for the transfer only if it cannot be estimated', async () => {
  refusals['eth_estimateGas'] = coded(-32601, 'the method does not exist');
  await runBridge(order, chain, tools);
  expect(walletRequests.find(({ method }) => method === 'eth_sendTransaction')!.params[0]).toMatchObject({
    gas: '0x186a0',
  });
});

it('leaves the message of a reverted transfer to the wallet', async () => {
  refusals['eth_estimateGas'] = coded(-32000, 'execution reverted');
  await runBridge(order, chain, tools);
  expect(walletRequests.find(({ method }) => method === 'eth_sendTransaction')!.params[0]).not.toHaveProperty(
    'gas',
  );
});

it('requests no transfer that the wallet cannot pay', async () => {
  balance = 250_499_999n;
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ reason: 'balance' });
  expect(countOf('eth_sendTransaction')).toBe(0);
});

it('waits for a wallet that responds before it has switched its network', async () => {
  let questions = 0;
  const slow: RequestWallet = async <T>(method: string) => {
    if (method === 'eth_chainId') return ((questions += 1) > 3 ? '0x1' : '0x17ac9') as T;
    return null as T;
  };
  await switchChain(1, slow);
  expect(questions).toBe(4);
});

it('reports a wallet that has not switched to Ethereum after a second and a half', async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  void switchChain(56, request).catch((error: BridgeError) => outcome(error.reason));
  await vi.advanceTimersByTimeAsync(1_400);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(300);
  expect(outcome).toHaveBeenCalledWith('switch');
});

it('distinguishes an error of the server from a lost response', async () => {
  answerStatus = 409;
  storeBridge({
    address: BUYER,
    clientRequestId: 'request-1',
    chainId: 1,
    phase: 1,
    usdtUnits: '250500000',
    txHash: PAID,
    startedAt: 1,
  });
  await expect(registerBridge(readBridge(BUYER)!, PAID, tools)).rejects.toMatchObject({ reason: 'refused' });
});
