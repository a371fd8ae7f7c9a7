import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toWord } from './presale-words.ts';
import { plainUsdt, registerBridge, runBridge, switchChain, type AskWallet } from './run-bridge.ts';
import type { BridgeChain, Hex } from './sale.ts';
import { keepBridge, readBridge } from './stored-bridge.ts';

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

let asked: { method: string; params: readonly unknown[] }[];
let refusals: Partial<Record<string, Error>>;
let registered: Record<string, unknown>[];
let answerStatus: number;
let balance: bigint;

const ask: AskWallet = async <T>(method: string, params: readonly unknown[]) => {
  asked.push({ method, params });
  const refusal = refusals[method];
  if (refusal) throw refusal;
  if (method === 'eth_chainId') return '0x1' as T;
  if (method === 'eth_call') return `0x${toWord(balance)}` as T;
  if (method === 'eth_sendTransaction') return PAID as T;
  return (await account.signMessage({ message: { raw: params[0] as Hex } })) as T;
};
const tools = { ask, say: () => undefined };
const coded = (code: number, message = 'No.') => Object.assign(new Error(message), { code });
const countOf = (method: string) => asked.filter((each) => each.method === method).length;

beforeEach(() => {
  asked = [];
  refusals = {};
  registered = [];
  answerStatus = 200;
  balance = 10n ** 12n;
  localStorage.clear();
  vi.stubGlobal('fetch', async (_path: string, init: { body: string }) => {
    registered.push((JSON.parse(init.body) as { data: Record<string, unknown> }).data);
    const body =
      answerStatus === 200
        ? { success: true, simulated: false, purchase: { id: PAID } }
        : { error: { code: 'payment_used', message: 'No.' } };
    return new Response(JSON.stringify(body), { status: answerStatus });
  });
});
afterEach(() => vi.unstubAllGlobals());

it('writes USDT as the signed message wants it: a point, no groups, no zeros at the end', () => {
  expect(plainUsdt(250_500_000n)).toBe('250.5');
  expect(plainUsdt(1_234_000_000n)).toBe('1234');
  expect(plainUsdt(10_000n)).toBe('0.01');
});

it('pays the treasury, signs that payment, and registers it', async () => {
  await runBridge(order, chain, tools);
  const sent = asked.find(({ method }) => method === 'eth_sendTransaction')!;
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

it('keeps a payment whose registration failed, and never makes it again', async () => {
  answerStatus = 503;
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ reason: 'register' });
  const kept = readBridge(BUYER)!;
  expect(kept.txHash).toBe(PAID);
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ reason: 'register' });
  expect(countOf('eth_sendTransaction')).toBe(1);
  answerStatus = 200;
  await registerBridge(kept, PAID, tools);
  expect(registered.map(({ clientRequestId }) => clientRequestId)).toEqual([
    kept.clientRequestId,
    kept.clientRequestId,
  ]);
  expect(readBridge(BUYER)).toBeNull();
});

it('keeps a payment that was not signed for', async () => {
  refusals['personal_sign'] = coded(4001);
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ reason: 'rejectedSign' });
  expect(readBridge(BUYER)?.txHash).toBe(PAID);
  expect(registered).toEqual([]);
});

it('remembers that it asked, when the wallet’s answer is not to be trusted', async () => {
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
] as const)('says why nothing was paid, and forgets it', async (error, reason) => {
  refusals['eth_sendTransaction'] = error;
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ reason });
  expect(readBridge(BUYER)).toBeNull();
});

it('asks for no transfer that the wallet cannot pay', async () => {
  balance = 250_499_999n;
  await expect(runBridge(order, chain, tools)).rejects.toMatchObject({ reason: 'balance' });
  expect(countOf('eth_sendTransaction')).toBe(0);
});

it('waits for a wallet that answers before it has changed its network', async () => {
  let questions = 0;
  const slow: AskWallet = async <T>(method: string) => {
    if (method === 'eth_chainId') return ((questions += 1) > 3 ? '0x1' : '0x17ac9') as T;
    return null as T;
  };
  await switchChain(1, slow);
  expect(questions).toBe(4);
});

it('says when the wallet does not change to Ethereum', async () => {
  await expect(switchChain(56, ask)).rejects.toMatchObject({ reason: 'switch' });
});

it('tells a refusal of the server from an answer that was lost', async () => {
  answerStatus = 409;
  keepBridge({
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
