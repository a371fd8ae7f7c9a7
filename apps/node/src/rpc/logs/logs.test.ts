import { type Address, type Hex, keccak256, numberToHex, padHex, stringToHex, toEventSelector } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployProbe, probeAbi as abi } from '../../../test/probe.ts';
import { deployer, rpc, startTestNode, stranger, viemClients } from '../../../test/test-node.ts';
import type { RunningNode } from '../../start-node.ts';

const SELECTOR = toEventSelector('ActionRecorded(bytes32,address,bytes32,uint256)');
const keys = ['click', 'visit'].map((name) => stringToHex(name, { size: 32 }));
const id = (number: number): Hex => keccak256(numberToHex(number));
const topicOf = (address: Address): Hex => padHex(address.toLowerCase() as Hex, { size: 32 });

let node: RunningNode;
let first: Address;
let second: Address;

interface Log {
  address: Address;
  topics: Hex[];
  blockNumber: Hex;
  logIndex: Hex;
}

async function record(probe: Address, number: number, account: Address, key: Hex): Promise<void> {
  const args = [id(number), id(0), account, key, number] as const;
  await viemClients(node.url).wallet.writeContract({ address: probe, abi, functionName: 'record', args });
}

/** Returns the action numbers of the logs that match a filter. */
async function find(filter: object): Promise<number[]> {
  const { result, error } = await rpc(node.url, 'eth_getLogs', [filter]);
  if (error !== undefined) throw new Error(`${error.code} ${error.message}`);
  return (result as Log[]).map(({ topics }) => [1, 2, 3, 4].find((number) => id(number) === topics[1])!);
}

// Blocks 1 and 2 deploy the contracts; blocks 3 to 6 contain one action each.
beforeAll(async () => {
  node = await startTestNode();
  first = await deployProbe(node);
  second = await deployProbe(node);
  await record(first, 1, stranger.address, keys[0]!);
  await record(second, 2, stranger.address, keys[1]!);
  await record(first, 3, deployer.address, keys[1]!);
  await record(second, 4, deployer.address, keys[0]!);
});

afterAll(() => node.close());

const all = { fromBlock: 'earliest', toBlock: 'latest' };

test('a search without an address finds all logs of the range', async () => {
  expect(await find(all)).toEqual([1, 2, 3, 4]);
  expect(await find({ fromBlock: '0x4', toBlock: '0x5' })).toEqual([2, 3]);
  expect(await find({ fromBlock: '0x4' })).toEqual([2, 3, 4]);
  expect(await find({})).toEqual([4]);
});

test('a search by one or several addresses returns logs in chain order', async () => {
  expect(await find({ ...all, address: first })).toEqual([1, 3]);
  expect(await find({ ...all, address: [second, first] })).toEqual([1, 2, 3, 4]);
  expect(await find({ ...all, address: [] })).toEqual([1, 2, 3, 4]);
  expect(await find({ ...all, address: stranger.address })).toEqual([]);
  expect(await find({ address: first, fromBlock: '0x4', toBlock: '0x5' })).toEqual([3]);
});

test('a search by topic position accepts one value, several, or any', async () => {
  expect(await find({ ...all, topics: [SELECTOR] })).toEqual([1, 2, 3, 4]);
  expect(await find({ ...all, topics: [null, id(2)] })).toEqual([2]);
  expect(await find({ ...all, topics: [SELECTOR, [id(1), id(4)]] })).toEqual([1, 4]);
  expect(await find({ ...all, topics: [null, null, topicOf(deployer.address)] })).toEqual([3, 4]);
  expect(await find({ ...all, topics: [null, null, topicOf(deployer.address), keys[1]] })).toEqual([3]);
  expect(await find({ ...all, topics: [null, [], null, keys[0]] })).toEqual([1, 4]);
  expect(await find({ ...all, topics: [[null], [id(2), null], null, keys[0]] })).toEqual([1, 4]);
  expect(await find({ ...all, topics: [id(1)] })).toEqual([]);
});

test('a search by block hash finds the logs of that block', async () => {
  const block = await viemClients(node.url).reader.getBlock({ blockNumber: 5n });
  expect(await find({ blockHash: block.hash })).toEqual([3]);
  await expect(find({ blockHash: block.hash, fromBlock: '0x1' })).rejects.toThrow(
    /-32602 cannot specify both/,
  );
  const { error } = await rpc(node.url, 'eth_newFilter', [{ blockHash: block.hash, toBlock: '0x1' }]);
  expect(error?.message).toMatch(/^cannot specify both/);
  await expect(find({ blockHash: id(9) })).rejects.toThrow('-32000 unknown block');
});

test('a range consists of numbers and tags, so that nobody else reads it differently', async () => {
  const { hash } = await viemClients(node.url).reader.getBlock({ blockNumber: 5n });
  for (const fromBlock of [{ blockNumber: '0x0' }, { blockHash: hash }, hash]) {
    for (const method of ['eth_getLogs', 'eth_newFilter', 'trace_filter']) {
      const { error } = await rpc(node.url, method, [{ fromBlock }]);
      expect(error?.message).toMatch(/^invalid argument 0.fromBlock: must be latest, .* block number/);
    }
  }
});

test('a log includes its position', async () => {
  const { result } = await rpc(node.url, 'eth_getLogs', [{ ...all, topics: [null, id(2)] }]);
  const block = await viemClients(node.url).reader.getBlock({ blockNumber: 4n });
  expect(result).toEqual([
    {
      address: second.toLowerCase(),
      topics: [SELECTOR, id(2), topicOf(stranger.address), keys[1]],
      data: numberToHex(2, { size: 32 }),
      blockNumber: '0x4',
      blockHash: block.hash,
      blockTimestamp: numberToHex(block.timestamp),
      transactionHash: block.transactions[0],
      transactionIndex: '0x0',
      logIndex: '0x0',
      removed: false,
    },
  ]);
});

test('a range that is inverted or beyond the head is refused', async () => {
  await expect(find({ fromBlock: '0x5', toBlock: '0x4' })).rejects.toThrow(
    '-32602 invalid block range params',
  );
  const { error } = await rpc(node.url, 'eth_newFilter', [{ fromBlock: '0xff', toBlock: '0xfe' }]);
  expect(error).toEqual({ code: -32602, message: 'invalid block range params' });
  for (const fromBlock of ['0x6', '0xff']) {
    await expect(find({ fromBlock, toBlock: '0xffff' })).rejects.toThrow(
      '-32602 block range extends beyond current head block',
    );
  }
});

test('a polled log filter returns each log once', async () => {
  const poll = async (filter: unknown) =>
    ((await rpc(node.url, 'eth_getFilterChanges', [filter])).result as Log[]).length;
  const { result: filter } = await rpc(node.url, 'eth_newFilter', [{ address: first }]);
  const { result: blocks } = await rpc(node.url, 'eth_newBlockFilter');
  expect(await poll(filter)).toBe(0);
  await record(first, 5, stranger.address, keys[0]!);
  await record(second, 6, stranger.address, keys[0]!);
  expect(await poll(filter)).toBe(1);
  expect(await poll(filter)).toBe(0);
  const { result: hashes } = await rpc(node.url, 'eth_getFilterChanges', [blocks]);
  const head = await viemClients(node.url).reader.getBlock();
  expect(hashes).toEqual([head.parentHash, head.hash]);
  expect((await rpc(node.url, 'eth_getFilterLogs', [filter])).result).toHaveLength(0);
  expect((await rpc(node.url, 'eth_uninstallFilter', [filter])).result).toBe(true);
  expect((await rpc(node.url, 'eth_uninstallFilter', [filter])).result).toBe(false);
  expect((await rpc(node.url, 'eth_getFilterChanges', [filter])).error).toEqual({
    code: -32000,
    message: 'filter not found',
  });
});

test('a filter with a range returns its logs at any time', async () => {
  const { result: filter } = await rpc(node.url, 'eth_newFilter', [{ fromBlock: '0x3', toBlock: '0x4' }]);
  expect((await rpc(node.url, 'eth_getFilterLogs', [filter])).result).toHaveLength(2);
  expect((await rpc(node.url, 'eth_getFilterChanges', [filter])).result).toEqual([]);
});

test('a filter for pooled transactions returns their hashes', async () => {
  const { result: filter } = await rpc(node.url, 'eth_newPendingTransactionFilter');
  const hash = await viemClients(node.url).wallet.sendTransaction({ to: stranger.address });
  expect((await rpc(node.url, 'eth_getFilterChanges', [filter])).result).toEqual([hash]);
  expect((await rpc(node.url, 'eth_getFilterChanges', [filter])).result).toEqual([]);
});

test('a filter for whole pooled transactions returns them as they were in the pool', async () => {
  const { result: filter } = await rpc(node.url, 'eth_newPendingTransactionFilter', [true]);
  const { wallet, reader } = viemClients(node.url);
  const hash = await wallet.sendTransaction({ to: stranger.address, value: 3n });
  await reader.waitForTransactionReceipt({ hash });
  const sealed = (await rpc(node.url, 'eth_getTransactionByHash', [hash])).result as Record<string, unknown>;
  const { blockTimestamp: _, ...fields } = sealed;
  expect((await rpc(node.url, 'eth_getFilterChanges', [filter])).result).toEqual([
    {
      ...fields,
      gasPrice: sealed['maxFeePerGas'],
      blockHash: null,
      blockNumber: null,
      transactionIndex: null,
    },
  ]);
  expect((await rpc(node.url, 'eth_getFilterChanges', [filter])).result).toEqual([]);
});

test('a poll for large pooled transactions returns the first ones, and the next poll the rest', async () => {
  const { result: filter } = await rpc(node.url, 'eth_newPendingTransactionFilter', [true]);
  const { wallet } = viemClients(node.url);
  const hashes: string[] = [];
  for (let count = 0; count < 34; count += 1) {
    // A little below the pool's limit of 128 KiB.
    const data = `0x${'00'.repeat(130_900)}` as const;
    hashes.push(await wallet.sendTransaction({ to: stranger.address, data, gas: 5_300_000n }));
  }
  const poll = async () =>
    (await rpc(node.url, 'eth_getFilterChanges', [filter])).result as { hash: string }[];
  const polled = [await poll(), await poll()].map((found) => found.map(({ hash }) => hash));
  expect(polled).toEqual([hashes.slice(0, 33), hashes.slice(33)]);
});
