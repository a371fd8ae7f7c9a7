import { type Hex, parseAbi } from 'viem';
import { afterAll, expect, test, vi } from 'vitest';
import { compileSolidity } from '../../../test/compile-solidity.ts';
import { createTempFolder, rpc, startTestNode, stranger, viemClients } from '../../../test/test-node.ts';
import { CallLanes } from '../calls/call-lanes.ts';

const { Outer } = compileSolidity('traced.sol');
const abi = parseAbi([
  'constructor() payable',
  'function everything() payable',
  'function overspend() returns (bool)',
  'function fail()',
]);

const executions = vi.spyOn(CallLanes.prototype, 'run');

afterAll(() => executions.mockRestore());

/** Sends a creation, a transfer and three calls, and returns their hashes by name. */
async function sendTransactions(url: string): Promise<Record<string, Hex>> {
  const { wallet, reader } = viemClients(url);
  const creation = await wallet.deployContract({ abi, bytecode: Outer!.bytecode, value: 100n });
  const address = (await reader.waitForTransactionReceipt({ hash: creation })).contractAddress!;
  const options = { address, abi, gas: 3_000_000n } as const;
  return {
    creation,
    transfer: await wallet.sendTransaction({ to: stranger.address, value: 1n }),
    // One of its calls fails before it runs, because the contract cannot pay it.
    overspend: await wallet.writeContract({ ...options, functionName: 'overspend' }),
    // Some of its calls fail while they run.
    everything: await wallet.writeContract({ ...options, functionName: 'everything', value: 50n }),
    fail: await wallet.writeContract({ ...options, functionName: 'fail' }),
  };
}

const trace = async (url: string, hash: Hex, options: object = {}): Promise<unknown> => {
  const { result, error } = await rpc(url, 'debug_traceTransaction', [
    hash,
    { tracer: 'callTracer', ...options },
  ]);
  return result ?? error;
};

test('recorded call trees equal those of executing the transaction again', async () => {
  const dataDir = createTempFolder();
  let node = await startTestNode({ dataDir });
  try {
    const hashes = Object.entries(await sendTransactions(node.url));
    const first: Record<string, unknown> = {};
    const executed: string[] = [];
    for (const [name, hash] of hashes) {
      executions.mockClear();
      first[name] = await trace(node.url, hash);
      if (executions.mock.calls.length > 0) executed.push(name);
    }
    expect(executed).toEqual(['everything', 'fail']);
    for (const [name, hash] of hashes)
      expect(await trace(node.url, hash, { timeout: '5s' })).toEqual(first[name]);

    await node.close();
    node = await startTestNode({ dataDir });
    for (const [name, hash] of hashes) expect(await trace(node.url, hash)).toEqual(first[name]);
  } finally {
    await node.close();
  }
}, 60_000);

test('a request with other options is not answered from a recording', async () => {
  const node = await startTestNode();
  try {
    const { creation } = await sendTransactions(node.url);
    const whole = (await trace(node.url, creation!)) as { calls: object[] };
    expect(whole.calls).toHaveLength(1);
    const top = await trace(node.url, creation!, { tracerConfig: { onlyTopCall: true } });
    expect(top).not.toHaveProperty('calls');
    const unknown = `0x${'00'.repeat(32)}` as const;
    expect(await trace(node.url, unknown)).toMatchObject({ message: 'transaction not found' });
  } finally {
    await node.close();
  }
}, 60_000);

test('a transaction with large data is not recorded', async () => {
  const node = await startTestNode();
  try {
    const { wallet, reader } = viemClients(node.url);
    for (const [bytes, times] of [
      [1_000, 0],
      [40_000, 1],
    ] as const) {
      const data: Hex = `0x${'01'.repeat(bytes)}`;
      const hash = await wallet.sendTransaction({ to: stranger.address, data });
      await reader.waitForTransactionReceipt({ hash });
      executions.mockClear();
      expect(await trace(node.url, hash)).toMatchObject({ input: data });
      expect(executions).toHaveBeenCalledTimes(times);
    }
  } finally {
    await node.close();
  }
}, 60_000);
