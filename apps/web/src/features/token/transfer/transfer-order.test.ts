import type { Hex } from 'viem';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { joinSignature, readyTransfer, sendTransfer, type ReadyTransfer } from './transfer-order.ts';

const FROM = `0x${'aa'.repeat(20)}` as const;
const TO = `0x${'bb'.repeat(20)}` as const;
const TOKEN = `0x${'cc'.repeat(20)}` as const;
const HASH = `0x${'11'.repeat(32)}` as const;
const NAC = { token: null, symbol: 'NAC', decimals: 18 };
const CAR = { token: TOKEN, symbol: 'CAR', decimals: 18 };
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`;

interface PendingRequest {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}
let chain: Record<string, unknown>;

beforeEach(() => {
  chain = {
    eth_getBalance: '0xde0b6b3a7640000',
    eth_gasPrice: '0x3b9aca00',
    eth_estimateGas: '0x5208',
    eth_getCode: '0x60',
    eth_call: word(500n),
    eth_getTransactionReceipt: {
      status: '0x1',
      transactionHash: HASH,
      blockNumber: '0x2a',
      gasUsed: '0x5208',
      effectiveGasPrice: '0x3b9aca00',
    },
    eth_getTransactionByHash: { r: '0x1', s: word(2n), yParity: '0x1' },
  };
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const calls = JSON.parse(init.body as string) as PendingRequest[];
    return new Response(JSON.stringify(calls.map(({ id, method }) => ({ id, result: chain[method] }))));
  });
});
afterEach(() => vi.unstubAllGlobals());

const order = { from: FROM, to: TO as string, units: 100n as bigint | null, currency: CAR };

it('names the invalid field before the wallet opens', async () => {
  expect(await readyTransfer({ ...order, to: '0x12' })).toBe('to');
  expect(await readyTransfer({ ...order, to: FROM })).toBe('toSelf');
  expect(await readyTransfer({ ...order, to: `0x${'00'.repeat(20)}` })).toBe('toNobody');
  expect(await readyTransfer({ ...order, to: TOKEN })).toBe('toToken');
  expect(await readyTransfer({ ...order, units: null })).toBe('amount');
  expect(await readyTransfer({ ...order, units: 0n })).toBe('amount');
  expect(await readyTransfer({ ...order, units: 501n })).toBe('tooMuch');
  // One coin must cover both the amount and the fee of 21,000 gas at 1 gwei.
  const all = 10n ** 18n;
  expect(await readyTransfer({ ...order, currency: NAC, units: all })).toBe('noGas');
  chain['eth_getBalance'] = '0x0';
  expect(await readyTransfer(order)).toBe('noGas');
});

it('rejects an address with a wrong checksum', async () => {
  const typed = '0xAAaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
  expect(await readyTransfer({ ...order, from: TO, to: typed })).toBe('to');
});

it('reports an address without a token', async () => {
  chain['eth_getCode'] = '0x';
  await expect(readyTransfer(order)).rejects.toMatchObject({ refusal: 'contractMissing' });
});

it('builds the call for a token and for NAC, with the maximum fee', async () => {
  const token = (await readyTransfer(order)) as ReadyTransfer;
  expect(token).toMatchObject({ to: TO, feeWei: 21_000_000_000_000n, isToContract: true });
  expect(token.call).toEqual({
    to: TOKEN,
    data: `0xa9059cbb${'bb'.repeat(20).padStart(64, '0')}${'64'.padStart(64, '0')}`,
  });
  const coins = (await readyTransfer({ ...order, currency: NAC })) as ReadyTransfer;
  expect(coins.call).toEqual({ to: TO, data: '0x', value: 100n });
});

it('uses the default limit if gas cannot be estimated', async () => {
  chain['eth_estimateGas'] = 'no number';
  expect(await readyTransfer(order)).toMatchObject({ feeWei: 100_000_000_000_000n });
});

it('returns the transfer request with the signature that the chain has verified', async () => {
  const ready = (await readyTransfer(order)) as ReadyTransfer;
  const receipt = await sendTransfer(ready, { send: async () => HASH }, () => {});
  expect(receipt.request).toMatchObject({
    from: FROM,
    to: TO,
    amount: '100',
    currency: TOKEN,
    signature: `0x${'1'.padStart(64, '0')}${'2'.padStart(64, '0')}1c`,
  });
  expect(receipt.request.metadata.timestamp).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(receipt.sealed).toEqual({ hash: HASH, blockNumber: 42, feeWei: 21_000_000_000_000n });
});

it('reads the parity from legacy and replay-protected transactions too', () => {
  const signature = (v: Hex) => joinSignature({ r: '0x1', s: '0x2', v }).slice(-2);
  expect(signature('0x1b')).toBe('1b');
  expect(signature('0x1c')).toBe('1c');
  // 96969 × 2 + 35 and 36.
  expect(signature('0x2f5b5')).toBe('1b');
  expect(signature('0x2f5b6')).toBe('1c');
});

it('reports a reverted transaction', async () => {
  const ready = (await readyTransfer(order)) as ReadyTransfer;
  chain['eth_getTransactionReceipt'] = {
    status: '0x0',
    blockNumber: '0x2a',
    gasUsed: '0x1',
    effectiveGasPrice: '0x1',
  };
  await expect(sendTransfer(ready, { send: async () => HASH }, () => {})).rejects.toMatchObject({
    reason: 'reverted',
  });
});
