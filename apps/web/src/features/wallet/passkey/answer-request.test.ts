import { ENTRY_POINT } from '@nova/shared/chain/constants';
import { NEW_PASSKEY } from '@nova/shared/passkey/first-login';
import { type Hex, sha256, stringToBytes, stringToHex } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFirstLogin } from '../../../lib/passkey/first-login.ts';
import { removeStoredPasskey, writeStoredPasskey } from '../../../lib/passkey/stored-passkey.ts';
import { answerPasskeyRequest } from './answer-request.ts';
import { writeStoredSession } from './stored-session.ts';

const account: Hex = `0x${'aa'.repeat(20)}`;
const market: Hex = `0x${'b1'.repeat(20)}`;
const factory: Hex = `0x${'fa'.repeat(20)}`;
const word = (digits: string): Hex => `0x${digits.repeat(32)}`;
const list: Hex = '0x12345678';
const HASH = word('11');
const TRANSACTION = word('22');
let isSuccessful: boolean;
let methods: string[];
/** Whether the first request for a receipt fails. */
let isAway: boolean;
let failure: { readonly code: number; readonly message: string } | null;

interface Rpc {
  readonly id: number;
  readonly method: string;
}

/** Answers as the gateway and its bundler do. */
function answer(method: string): unknown {
  switch (method) {
    case 'eth_getCode':
      return '0x60';
    case 'eth_call':
      return word('00');
    case 'eth_chainId':
      return '0x17ac9';
    case 'eth_getBlockByNumber':
      return { number: '0x1', baseFeePerGas: '0x1', transactions: [], timestamp: '0x1' };
    case 'eth_estimateUserOperationGas':
      return { callGasLimit: '0x1', verificationGasLimit: '0x1', preVerificationGas: '0x1' };
    case 'eth_sendUserOperation':
      return HASH;
    case 'eth_getUserOperationReceipt': {
      const receipt = {
        transactionHash: TRANSACTION,
        blockNumber: '0x1',
        gasUsed: '0x1',
        status: '0x1',
        logs: [],
      };
      return { userOpHash: HASH, entryPoint: ENTRY_POINT, success: isSuccessful, logs: [], receipt };
    }
    default:
      return method.startsWith('pm_') ? { paymaster: factory, paymasterData: '0x', isFinal: true } : '0x1';
  }
}

beforeEach(() => {
  isSuccessful = true;
  methods = [];
  failure = null;
  isAway = false;
  localStorage.clear();
  writeStoredPasskey({ credential_id: 'A'.repeat(22), x: word('01'), y: word('02'), address: account });
  vi.stubGlobal('fetch', async (url: RequestInfo | URL, init?: RequestInit) => {
    const path = url instanceof Request ? url.url : String(url);
    if (path.endsWith('/api/v1/passkeys'))
      return Response.json({
        factory,
        rp_id_hash: sha256(stringToBytes(location.hostname)),
        email_guardian: null,
      });
    const call = JSON.parse(init!.body as string) as Rpc;
    methods.push(call.method);
    if (isAway && call.method === 'eth_getUserOperationReceipt') {
      isAway = false;
      const error = { code: -32003, message: 'The node is away.' };
      return Response.json({ jsonrpc: '2.0', id: call.id, error });
    }
    if (failure !== null) return Response.json({ jsonrpc: '2.0', id: call.id, error: failure });
    return Response.json({ jsonrpc: '2.0', id: call.id, result: answer(call.method) });
  });
  // A session signs, because this browser has no authenticator.
  writeStoredSession({
    account,
    key: word('11'),
    validUntil: Math.floor(Date.now() / 1_000) + 60,
    calls: [{ target: market, selector: list }],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  writeStoredSession(null);
  removeStoredPasskey();
});

const send = () =>
  answerPasskeyRequest({ method: 'eth_sendTransaction', params: [{ to: market, data: list }] });

test('a transaction is sent as a user operation, and has the hash of its block’s transaction', async () => {
  expect(await send()).toBe(TRANSACTION);
  expect(methods).toContain('eth_sendUserOperation');
});

test('calls that were reverted are no success, although the transaction around them is one', async () => {
  isSuccessful = false;
  await expect(send()).rejects.toMatchObject({ code: 3 });
});

test('a connection lost after sending is no error of the transaction', async () => {
  isAway = true;
  expect(await send()).toBe(TRANSACTION);
  expect(methods.filter((method) => method === 'eth_sendUserOperation')).toHaveLength(1);
});

test('a status of calls says pending, confirmed or reverted, and unknown IDs are refused', async () => {
  const status = (id: string) => answerPasskeyRequest({ method: 'wallet_getCallsStatus', params: [id] });
  const calls = [{ to: market, data: list }];
  const request = { method: 'wallet_sendCalls', params: [{ id: 'purchase', calls }] };
  expect(await answerPasskeyRequest(request)).toEqual({ id: 'purchase' });
  expect(await status('purchase')).toMatchObject({
    status: 200,
    receipts: [{ transactionHash: TRANSACTION }],
  });
  isSuccessful = false;
  expect(await status('purchase')).toMatchObject({ status: 500 });
  await expect(answerPasskeyRequest(request)).rejects.toMatchObject({ code: 5720 });
  failure = { code: -32500, message: 'The operation was not executed.' };
  expect(await status('purchase')).toMatchObject({ status: 400 });
  // A lost connection is no reason to pay again.
  failure = { code: -32002, message: 'unavailable' };
  await expect(status('purchase')).rejects.toThrow('unavailable');
  await expect(status('other')).rejects.toMatchObject({ code: 5730 });
});

test('calls for another chain or account, or with a capability that the wallet lacks, are not sent', async () => {
  const calls = [{ to: market, data: list }];
  const sendCalls = (change: object) =>
    answerPasskeyRequest({ method: 'wallet_sendCalls', params: [{ calls, ...change }] });
  const paymasterService = { url: 'https://paymaster.example' };
  const other = `0x${'cc'.repeat(20)}`;
  await expect(sendCalls({ chainId: '0x1' })).rejects.toMatchObject({ code: 5710 });
  await expect(sendCalls({ from: other })).rejects.toMatchObject({ code: 4100 });
  await expect(sendCalls({ capabilities: { paymasterService } })).rejects.toMatchObject({ code: 5700 });
  const transaction = { from: other, to: market, data: list };
  await expect(
    answerPasskeyRequest({ method: 'eth_sendTransaction', params: [transaction] }),
  ).rejects.toMatchObject({ code: 4100 });
  expect(methods).not.toContain('eth_sendUserOperation');
  const optional = { paymasterService: { ...paymasterService, optional: true } };
  const from = account.toUpperCase().replace('0X', '0x');
  expect(await sendCalls({ chainId: '0x17ac9', from, capabilities: optional })).toEqual({ id: HASH });
});

test('without a passkey, nothing is signed', async () => {
  removeStoredPasskey();
  await expect(answerPasskeyRequest({ method: 'personal_sign', params: ['0x00'] })).rejects.toMatchObject({
    code: 4100,
  });
});

test('signs the first login of a new passkey without the device, and only that message', async () => {
  const request = vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'));
  vi.stubGlobal('navigator', { credentials: { get: request } });
  const sign = (nonce: string) => {
    const message = stringToHex(`Log in\nNonce: ${nonce}\nIssued At: 2026`);
    return answerPasskeyRequest({ method: 'personal_sign', params: [message, account] });
  };
  keepFirstLogin({ address: account, nonce: 'first', expires_at: '2026-01-01T00:00:00.000Z' });
  await expect(sign('second')).rejects.toMatchObject({ code: 4001 });
  expect(await sign('first')).toBe(NEW_PASSKEY);
  await expect(sign('first')).rejects.toMatchObject({ code: 4001 });
  expect(request).toHaveBeenCalledTimes(2);
});
