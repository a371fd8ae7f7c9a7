import type { Hex } from 'viem';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { saveSession } from '../../lib/session/session-store.ts';
import { onActionReport } from '../../lib/store/action-reports.ts';
import { createCallsId } from '../../lib/transaction/create-calls-id.ts';
import { TestWallet } from './connection/test-wallet.ts';
import type { walletClient } from './wallet-client.ts';

const ADDRESS = '0xde6b34a0a6baa8b8b90896c7015da6f177345d98';
const HASH: Hex = `0x${'ab'.repeat(32)}`;
const CALLS = [
  { to: `0x${'11'.repeat(20)}`, data: '0x0102' },
  { to: `0x${'22'.repeat(20)}`, data: '0x03', value: 5n },
] as const;
const receipt = (status: Hex, transactionHash: Hex = HASH) => ({
  status,
  transactionHash,
  blockHash: HASH,
  blockNumber: '0x2a',
  gasUsed: '0x5208',
  logs: [],
});

const wallet = new TestWallet();
const reported: string[] = [];
let client: typeof walletClient;
let disconnect: () => Promise<void>;
let connect: () => Promise<void>;

const fail = (code: number) => () => {
  throw Object.assign(new Error('No.'), { code });
};
const send = (id: string = createCallsId(), timeoutMs?: number) =>
  client.calls.send(CALLS, {
    from: ADDRESS,
    id,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  wallet.announce();
  onActionReport((key) => reported.push(key));
  client = (await import('./wallet-client.ts')).walletClient;
  disconnect = (await import('./connection/disconnect-wallet.ts')).disconnectWallet;
  const { connectWallet } = await import('./connection/connect-wallet.ts');
  const { findConnector } = await import('./connection/announced-wallets.ts');
  connect = () => connectWallet(findConnector('io.metamask')!);
});
beforeEach(async () => {
  await disconnect();
  wallet.answers.clear();
  wallet.accounts = [ADDRESS];
  const tokens = { access_token: 'a', refresh_token: 'r', expires_at: '2099-01-01T00:00:00.000Z' };
  saveSession({ userId: 'u1', address: ADDRESS, tokens });
  await connect();
  reported.length = 0;
});
afterEach(() => vi.useRealTimers());

it.each([
  ['supported', true],
  ['ready', true],
  ['unsupported', false],
])('with atomic calls that are %s, it can send calls as one: %s', async (atomic, expected) => {
  wallet.sendCallsTogether(atomic, () => null);
  expect(await client.calls.canSend(ADDRESS)).toBe(expected);
});

it('cannot send calls as one with a wallet that does not know the method or does not answer', async () => {
  expect(await client.calls.canSend(ADDRESS)).toBe(false);
  vi.useFakeTimers();
  wallet.answers.set('wallet_getCapabilities', () => new Promise(() => undefined));
  const answer = client.calls.canSend(ADDRESS);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await answer).toBe(false);
});

it('asks about the account of the request each time, and retains no answer of another account', async () => {
  wallet.sendCallsTogether('supported', () => null);
  expect(await client.calls.canSend(ADDRESS)).toBe(true);
  expect(await client.calls.canSend(`0x${'33'.repeat(20)}`)).toBe(false);
  wallet.sendCallsTogether('unsupported', () => null);
  expect(await client.calls.canSend(ADDRESS)).toBe(false);
});

it('sends all calls in one request for Nova that allows no partial success', async () => {
  const sent = wallet.sendCallsTogether('supported', () => null);
  const id = createCallsId();
  expect(await send(id)).toBe(id);
  expect(sent).toEqual([
    {
      version: '2.0.0',
      id,
      chainId: '0x17ac9',
      from: ADDRESS,
      atomicRequired: true,
      calls: [
        { to: CALLS[0].to, data: '0x0102' },
        { to: CALLS[1].to, data: '0x03', value: '0x5' },
      ],
    },
  ]);
  expect(reported).toEqual(['blockchain_interaction']);
});

it('creates a new ID of 32 bytes each time', () => {
  const ids = [createCallsId(), createCallsId()];
  for (const id of ids) expect(id).toMatch(/^0x[0-9a-f]{64}$/);
  expect(new Set(ids).size).toBe(2);
});

it.each([5700, 5710, 5740, 5750, 5760, 4200, -32601])(
  'reports that the wallet cannot send calls as one after error %i',
  async (code) => {
    wallet.sendCallsTogether('ready', () => null);
    wallet.answers.set('wallet_sendCalls', fail(code));
    expect(await send()).toBeNull();
    expect(reported).toEqual([]);
  },
);

it.each([
  [4001, 'rejected'],
  [-32002, 'requestPending'],
  [-32603, 'wallet'],
] as const)('stops after error %i of the wallet', async (code, reason) => {
  wallet.sendCallsTogether('supported', () => null);
  wallet.answers.set('wallet_sendCalls', fail(code));
  await expect(send()).rejects.toMatchObject({ reason });
});

it('takes calls that the wallet already has as sent', async () => {
  const sent = wallet.sendCallsTogether('supported', () => null);
  const id = createCallsId();
  await send(id);
  expect(await send(id)).toBe(id);
  expect(sent).toHaveLength(1);
});

it('does not ask another account than the one that started', async () => {
  const sent = wallet.sendCallsTogether('supported', () => null);
  wallet.emit('accountsChanged', [`0x${'33'.repeat(20)}`]);
  await expect(send()).rejects.toMatchObject({ reason: 'accountChanged' });
  expect(sent).toEqual([]);
});

it('stops waiting for a silent wallet', async () => {
  wallet.sendCallsTogether('supported', () => null);
  wallet.answers.set('wallet_sendCalls', () => new Promise(() => undefined));
  await expect(send(createCallsId(), 20)).rejects.toMatchObject({ reason: 'walletSilent' });
});

it.each([
  [
    { status: 200, receipts: [receipt('0x1')] },
    { status: 'sealed', hash: HASH },
  ],
  [{ status: 200 }, { status: 'unknown' }],
  [{ status: 400 }, { status: 'failed', reason: 'lost' }],
  [
    { status: 500, receipts: [receipt('0x0')] },
    { status: 'failed', reason: 'reverted' },
  ],
  [
    { status: 600, receipts: [receipt('0x1')] },
    { status: 'failed', reason: 'reverted' },
  ],
])('reads the status %j of sent calls', async (status, outcome) => {
  wallet.sendCallsTogether('supported', () => ({ chainId: '0x17ac9', atomic: true, ...status }));
  const id = createCallsId();
  await send(id);
  expect(await client.calls.awaitSealed(id)).toEqual(outcome);
});

it('waits while the calls are pending, at most a minute', async () => {
  vi.useFakeTimers();
  let polls = 0;
  wallet.sendCallsTogether('supported', () => {
    polls += 1;
    return polls < 3 ? { status: 100 } : { status: 200, receipts: [receipt('0x1')] };
  });
  const id = createCallsId();
  await send(id);
  const waiting = client.calls.awaitSealed(id);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toEqual({ status: 'sealed', hash: HASH });
  polls = Number.NEGATIVE_INFINITY;
  const endless = client.calls.awaitSealed(id).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await endless).toMatchObject({ reason: 'notSealed' });
});

it('knows nothing about calls of another wallet', async () => {
  wallet.sendCallsTogether('supported', () => ({ status: 200 }));
  expect(await client.calls.awaitSealed(createCallsId())).toEqual({ status: 'unknown' });
});
