import { encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployProbe, probeAbi as abi } from '../../../test/probe.ts';
import { rpc, startTestNode, stranger, viemClients } from '../../../test/test-node.ts';
import type { RunningNode } from '../../start-node.ts';

let node: RunningNode;
let probe: Hex;

beforeAll(async () => {
  node = await startTestNode({ rpcGasCap: 10n ** 12n });
  probe = await deployProbe(node);
});

afterAll(() => node.close());

const burn = { data: encodeFunctionData({ abi, functionName: 'burnGas' }) };
const blake = `0x${'00'.repeat(19)}09` as const;
/** EIP-152: twelve rounds over "abc". */
const TWELVE_ROUNDS = [
  '0x0000000c',
  '48c9bdf267e6096a3ba7ca8485ae67bb2bf894fe72f36e3cf1361d5f3af54fa5',
  'd182e6ad7f520e511f6c3e2b8c68059b6bbd41fbabd9831f79217e1319cde05b',
  '616263'.padEnd(256, '0'),
  '03'.padEnd(32, '0'),
  '01',
].join('');

test('blocks are sealed during a call that burns gas endlessly', async () => {
  const { wallet } = viemClients(node.url);
  let isAnswered = false;
  // More gas than any machine can spend in the time limit of a call, so the call is still running afterwards.
  const heavy = rpc(node.url, 'eth_call', [{ ...burn, to: probe, gas: '0xe8d4a51000' }]).finally(
    () => (isAnswered = true),
  );
  for (let number = 0; number < 3; number++) {
    await wallet.sendTransaction({ to: stranger.address, value: 1n, gas: 21_000n, nonce: number + 1 });
  }
  expect(isAnswered).toBe(false);
  expect((await heavy).error?.message).toBe('execution aborted (timeout = 5s)');
});

test('a call on the other thread reads the head at the time of its request', async () => {
  const { wallet, reader } = viemClients(node.url);
  await wallet.writeContract({ address: probe, abi, functionName: 'nested', args: [0n] });
  const head = await reader.getBlock();
  const total = await reader.readContract({ address: probe, abi, functionName: 'total' });
  const traced = await rpc(node.url, 'debug_traceCall', [
    { to: probe, data: encodeFunctionData({ abi, functionName: 'total' }) },
    'latest',
    { tracer: 'callTracer' },
  ]);
  expect(traced.result).toMatchObject({ output: `0x${total.toString(16).padStart(64, '0')}` });
  const environment = await rpc(node.url, 'debug_traceCall', [
    { to: probe, data: encodeFunctionData({ abi, functionName: 'environment' }) },
    'latest',
    { tracer: 'callTracer' },
  ]);
  const { output } = environment.result as { output: Hex };
  expect(BigInt(output.slice(0, 66))).toBe(head.number + 1n);
  expect(`0x${output.slice(-64)}`).toBe(head.hash);
});

test('an endless call is ended by its time limit, and the next one is answered', async () => {
  const endless = { ...burn, to: probe, gas: '0xe8d4a51000' };
  const aborted = { code: -32000, message: 'execution aborted (timeout = 5s)' };
  expect((await rpc(node.url, 'eth_call', [endless])).error).toEqual(aborted);
  const { result } = await rpc(node.url, 'debug_traceCall', [
    { to: stranger.address },
    'latest',
    { tracer: 'callTracer' },
  ]);
  expect(result).toMatchObject({ type: 'CALL', gasUsed: '0x5208' });
});

test('a potentially slow precompiled contract runs on the other thread', async () => {
  const { result } = await rpc(node.url, 'eth_call', [{ to: blake, data: TWELVE_ROUNDS }]);
  expect(result).toBe(
    '0xba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
  );
});

test('a transaction is filled in with the gas estimate of the other thread', async () => {
  const request = { from: stranger.address, to: blake, data: TWELVE_ROUNDS };
  const estimate = await rpc(node.url, 'eth_estimateGas', [request]);
  const filled = await rpc(node.url, 'eth_fillTransaction', [request]);
  expect(filled.error).toBeUndefined();
  expect(filled.result).toMatchObject({ tx: { gas: estimate.result, to: blake } });
});
