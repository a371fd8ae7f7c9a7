import { afterEach, expect, test, vi } from 'vitest';
import { simulateCalls } from './simulate.ts';
import { TransactionFailure } from './transaction-failure.ts';

const FROM = '0x1111111111111111111111111111111111111111';
const TO = '0x2222222222222222222222222222222222222222';
const CALLS = [
  { to: TO, data: '0x01' },
  { to: TO, data: '0x02' },
] as const;

afterEach(() => vi.unstubAllGlobals());

/** Stubs the gateway of an engine without `eth_simulateV1`. @returns the methods it was asked for */
function stubGateway(call: object): string[] {
  const methods: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const [{ id, method }] = JSON.parse(body) as [{ id: number; method: string }];
    methods.push(method);
    const missing = { error: { code: -32601, message: 'the method does not exist' } };
    return Response.json([{ jsonrpc: '2.0', id, ...(method === 'eth_call' ? call : missing) }]);
  });
  return methods;
}

test('simulates the first call alone where the engine cannot simulate several', async () => {
  const methods = stubGateway({ result: '0x' });
  await simulateCalls(CALLS, FROM, () => null);
  expect(methods).toEqual(['eth_simulateV1', 'eth_call']);
});

test('a first call that fails is refused there, too', async () => {
  stubGateway({ error: { code: 3, message: 'execution reverted', data: '0x' } });
  await expect(simulateCalls(CALLS, FROM, () => null)).rejects.toBeInstanceOf(TransactionFailure);
});
