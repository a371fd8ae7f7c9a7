import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitSuccess } from './await-receipt.ts';

const HASH = `0x${'ab'.repeat(32)}` as const;
/**
 * Only the network is replaced: the node has sealed the
 * transaction, knows it as pending, or does not know it.
 */
let receipt: { status: string } | null;
let isKnown: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  receipt = null;
  isKnown = true;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const [{ id, method }] = JSON.parse(body) as [{ id: number; method: string }];
    const result = method === 'eth_getTransactionReceipt' ? receipt : isKnown ? {} : null;
    return new Response(JSON.stringify([{ id, result }]));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcomeAfter(ms: number) {
  const outcome = awaitSuccess(HASH).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(ms);
  return outcome;
}

it('returns the receipt of a successful transaction', async () => {
  receipt = { status: '0x1' };
  expect(await outcomeAfter(0)).toEqual({ status: '0x1' });
});

it('reports a reverted transaction', async () => {
  receipt = { status: '0x0' };
  expect(await outcomeAfter(0)).toMatchObject({ reason: 'reverted' });
});

it('reports a transaction that the chain never received', async () => {
  isKnown = false;
  expect(await outcomeAfter(4_000)).toMatchObject({ reason: 'lost' });
});

it('reports a known transaction that is not sealed in time', async () => {
  expect(await outcomeAfter(61_000)).toMatchObject({ reason: 'notSealed' });
});
