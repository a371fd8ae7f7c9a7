import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createTestClient, type Hex, http, parseAbi, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundryBinary } from '../../../test/foundry.ts';
import { compileSolidity } from '../../../test/compile-solidity.ts';
import { CANCUN_GENESIS, deployer, rpc, startTestNode, viemClients } from '../../../test/test-node.ts';
import { hexToBytes } from '../../encoding/hex.ts';
import type { RunningNode } from '../../start-node.ts';

const { Outer } = compileSolidity('traced.sol');
const abi = parseAbi([
  'constructor() payable',
  'function everything() payable',
  'function overspend() returns (bool)',
  'function fail()',
  'function custom()',
  'function burn()',
]);
const COINBASE = `0x${'c0'.repeat(20)}` as const;

let node: RunningNode;
let anvil: ChildProcess;
let anvilUrl: string;

async function startAnvil(): Promise<string> {
  anvil = spawn(
    foundryBinary('anvil'),
    [
      '--port',
      '0',
      '--chain-id',
      '96969',
      '--base-fee',
      '0',
      '--gas-limit',
      '30000000',
      '--hardfork',
      'cancun',
      '--steps-tracing',
      '--auto-impersonate',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: anvil.stdout! })) {
    const address = /^Listening on (\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      anvil.stdout!.resume();
      return `http://${address}`;
    }
  }
  throw new Error('anvil ended without saying where it listens');
}

/** Sends the same transactions to a chain, from the same account with the same nonces. */
async function playOn(url: string): Promise<Hex[]> {
  const { wallet, reader } = viemClients(url);
  const price = { maxFeePerGas: 2n * 10n ** 9n, maxPriorityFeePerGas: 10n ** 9n };
  const options = { ...price, gas: 3_000_000n };
  const creation = await wallet.deployContract({ abi, bytecode: Outer!.bytecode, value: 100n, ...options });
  const receipt = await reader.waitForTransactionReceipt({ hash: creation });
  const address = receipt.contractAddress!;
  const hashes: Hex[] = [creation];
  const calls = [
    ['everything', 50n],
    ['overspend', 0n],
    ['fail', 0n],
    ['custom', 0n],
    ['burn', 0n],
  ] as const;
  for (const [functionName, value] of calls) {
    const gas = functionName === 'burn' ? 100_000n : 3_000_000n;
    const hash = await wallet.writeContract({ address, abi, functionName, ...price, gas, value } as never);
    await reader.waitForTransactionReceipt({ hash });
    hashes.push(hash);
  }
  return hashes;
}

let hashes: Hex[];
let anvilHashes: Hex[];

beforeAll(async () => {
  // anvil burns a base fee, so neither chain has one.
  const genesisConfig = { ...CANCUN_GENESIS, coinbase: hexToBytes(COINBASE) };
  node = await startTestNode({ genesisConfig });
  anvilUrl = await startAnvil();
  const cheats = createTestClient({ mode: 'anvil', transport: http(anvilUrl) });
  await cheats.setBalance({ address: deployer.address, value: parseEther('1000000000') });
  await cheats.setCoinbase({ address: COINBASE });
  await cheats.setNextBlockBaseFeePerGas({ baseFeePerGas: 0n });
  hashes = await playOn(node.url);
  anvilHashes = await playOn(anvilUrl);
});

afterAll(async () => {
  await node.close();
  anvil.kill('SIGTERM');
  await once(anvil, 'exit');
});

interface Comparable {
  gas?: unknown;
  structLogs?: { pc: number; op: string; gas: number; gasCost: number; depth: number; stack: string[] }[];
}

interface ParityCall {
  action: { gas?: Hex };
  result?: { gasUsed?: Hex } | null;
}

/** Returns the traces of the node and of anvil, without the fields where anvil differs from geth. */
async function traces(index: number, config: object): Promise<[Comparable, Comparable]> {
  const params = [hashes[index], config];
  const [own, other] = await Promise.all(
    [node.url, anvilUrl].map((url) => rpc(url, 'debug_traceTransaction', params)),
  );
  expect(own!.error).toBeUndefined();
  expect(other!.error).toBeUndefined();
  return [own!.result, other!.result] as [Comparable, Comparable];
}

const NAMES = [
  'a creation',
  'everything at once',
  'a call worth too much',
  'a reason',
  'a custom error',
  'no gas',
];
const CASES = NAMES.map((name, index) => ({ name, index }));

test('both chains have executed the same transactions', () => {
  expect(anvilHashes).toEqual(hashes);
});

test.each(CASES)('$name: the call tracer returns the same as anvil', async ({ index }) => {
  for (const tracerConfig of [{}, { onlyTopCall: true }, { withLog: true }]) {
    const [own, other] = await traces(index, { tracer: 'callTracer', tracerConfig });
    // In geth, the gas of the outermost frame is the transaction's limit; anvil subtracts the intrinsic part.
    expect(own.gas).toBe(index === 5 ? '0x186a0' : '0x2dc6c0');
    const expected: Record<string, unknown> = { ...other, gas: own.gas };
    // geth clears the logs of a reverted frame; anvil keeps those of the outermost one.
    if ('error' in expected) delete expected['logs'];
    expect(own).toEqual(expected);
  }
});

test.each(CASES)(
  '$name: the outermost call in the format of Parity has the gas that anvil reports',
  async ({ index }) => {
    const [own, other] = await Promise.all(
      [node.url, anvilUrl].map(async (url) => {
        const { result } = await rpc(url, 'trace_transaction', [hashes[index]]);
        const [outermost] = result as ParityCall[];
        return [outermost!.action.gas, outermost!.result?.gasUsed];
      }),
    );
    expect(own).toEqual(other);
  },
);

test.each(CASES)('$name: the prestate tracer returns the same as anvil', async ({ index }) => {
  const whole = { tracer: 'prestateTracer', tracerConfig: { includeEmpty: true } };
  const [own, other] = await traces(index, whole);
  expect(own).toEqual(other);
});

test.each(CASES)('$name: the prestate tracer finds the same changes as anvil', async ({ index }) => {
  const [own, other] = (await traces(index, {
    tracer: 'prestateTracer',
    tracerConfig: { diffMode: true },
  })) as unknown as { pre: Record<Hex, { balance?: Hex }>; post: object }[];
  expect(own!.post).toEqual(other!.post);
  // geth omits accounts that were empty before.
  const filled = Object.entries(other!.pre).filter(([, account]) => account.balance !== '0x0');
  expect(own!.pre).toEqual(Object.fromEntries(filled));
});

test.each(CASES)('$name: the opcodes and their gas equal those of anvil', async ({ index }) => {
  const [own, other] = await traces(index, {});
  const lines = ({ structLogs }: Comparable): string[] =>
    structLogs!.map(({ pc, op, gas, gasCost, depth, stack }) => {
      // For a creation, geth omits the gas passed on, and reports the whole cost if the gas was insufficient.
      const cost = op.startsWith('CREATE') ? 0 : Math.min(gasCost, gas);
      return [pc, op, gas, cost, depth, ...stack].join(' ');
    });
  const theirs = lines(other);
  expect(lines(own).filter((line, at) => line !== theirs[at])).toEqual([]);
  expect(own.structLogs).toHaveLength(theirs.length);
  expect({ ...own, structLogs: [] }).toEqual({ ...other, structLogs: [] });
});
