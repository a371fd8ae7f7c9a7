import {
  type Abi,
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  numberToHex,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployProbe, probeAbi as abi } from '../../../test/probe.ts';
import { deployer, rpc, startTestNode, stranger, viemClients } from '../../../test/test-node.ts';
import type { RunningNode } from '../../start-node.ts';

const time = { now: 1_800_000_000_500 };
let node: RunningNode;
let probe: Address;

beforeAll(async () => {
  node = await startTestNode({ clock: () => time.now });
  probe = await deployProbe(node);
});

afterAll(() => node.close());

/** Without function types, for names that are only known at run time. */
const looseAbi: Abi = abi;

const encode = (functionName: string, args: unknown[] = []): Hex =>
  encodeFunctionData({ abi: looseAbi, functionName, args });
const call = (functionName: string, tag: unknown = 'latest', args: unknown[] = []) =>
  rpc(node.url, 'eth_call', [{ to: probe, data: encode(functionName, args) }, tag]);

async function environmentAt(tag: unknown) {
  const { result } = await call('environment', tag);
  const [number, timestamp, coinbase, baseFee, parentHash] = decodeFunctionResult({
    abi,
    functionName: 'environment',
    data: result as Hex,
  });
  return { number, timestamp, coinbase, baseFee, parentHash };
}

test('a call on latest runs in the next block with the current time', async () => {
  const { reader } = viemClients(node.url);
  const head = await reader.getBlock();
  time.now += 60_000;
  for (const tag of ['latest', 'pending', 'safe', 'finalized']) {
    expect(await environmentAt(tag)).toMatchObject({
      number: head.number + 1n,
      timestamp: head.timestamp + 60n,
      baseFee: 0n,
      parentHash: head.hash,
    });
  }
});

test('a call on a numbered block runs in that block', async () => {
  const { wallet, reader } = viemClients(node.url);
  await wallet.sendTransaction({ to: stranger.address, value: 1n });
  const block = await reader.getBlock();
  await wallet.sendTransaction({ to: stranger.address, value: 1n });
  const expected = { number: block.number, timestamp: block.timestamp, parentHash: block.parentHash };
  expect(await environmentAt(numberToHex(block.number))).toMatchObject(expected);
  expect(await environmentAt(block.hash)).toMatchObject(expected);
  expect(await environmentAt({ blockHash: block.hash })).toMatchObject(expected);
  expect(await environmentAt({ blockHash: block.hash, blockNumber: null })).toMatchObject(expected);
  expect(await environmentAt({ blockNumber: numberToHex(block.number) })).toMatchObject(expected);
  expect(await environmentAt({ blockNumber: 'latest' })).toMatchObject({ number: block.number + 2n });
});

test('the state of old blocks is available', async () => {
  const { wallet, reader } = viemClients(node.url);
  const before = await reader.getBlockNumber({ cacheTime: 0 });
  const total = await reader.readContract({ address: probe, abi, functionName: 'total' });
  await wallet.writeContract({ address: probe, abi, functionName: 'nested', args: [0n] });
  const at = (blockNumber: bigint) =>
    reader.readContract({ address: probe, abi, functionName: 'total', blockNumber });
  expect(await at(before)).toBe(total);
  expect(await at(before + 1n)).toBe(total + 1n);
  expect(await reader.getStorageAt({ address: probe, slot: '0x2', blockNumber: before + 1n })).toBe(
    numberToHex(total + 1n, { size: 32 }),
  );
  expect(await reader.getCode({ address: probe, blockNumber: 0n })).toBeUndefined();
});

test('a missing block is an error and does not fall back to the latest', async () => {
  expect((await call('total', '0xffffff')).error).toEqual({ code: -32000, message: 'header not found' });
});

test('a revert returns code 3, the data and the decoded reason', async () => {
  const { error } = await call('requireReason');
  expect(error).toEqual({
    code: 3,
    message: 'execution reverted: a reason',
    data: `0x08c379a0${'20'.padStart(64, '0')}${'8'.padStart(64, '0')}${'6120726561736f6e'.padEnd(64, '0')}`,
  });
});

test('a panic returns its meaning', async () => {
  const { error } = await call('divide', 'latest', [1n, 0n]);
  expect(error).toMatchObject({
    code: 3,
    message: 'execution reverted: division or modulo by zero',
  });
});

test('running out of gas is an error without data', async () => {
  const { error } = await rpc(node.url, 'eth_call', [
    { to: probe, data: encode('burnGas'), gas: '0x186a0' },
    'latest',
  ]);
  expect(error).toEqual({ code: -32000, message: 'out of gas' });
});

test('an invalid jump is an error with geth’s message', async () => {
  const { wallet, reader } = viemClients(node.url);
  // Returns 600456 (push 4, jump), a jump to an invalid destination.
  const hash = await wallet.sendTransaction({ data: '0x626004566000526003601df3', gas: 100_000n });
  const { contractAddress } = await reader.getTransactionReceipt({ hash });
  expect((await rpc(node.url, 'eth_call', [{ to: contractAddress }, 'latest'])).error).toEqual({
    code: -32000,
    message: 'invalid jump destination',
  });
});

test('a call to an address without a contract returns no data', async () => {
  expect((await rpc(node.url, 'eth_call', [{ to: stranger.address, data: '0x1234' }, 'latest'])).result).toBe(
    '0x',
  );
});

test('a call does not change the state', async () => {
  const before = (await call('total')).result;
  expect((await call('nested', 'latest', [0n])).result).not.toBe(before);
  expect((await call('total')).result).toBe(before);
});

test('a caller without funds cannot send value', async () => {
  const poor = `0x${'77'.repeat(20)}`;
  const { error } = await rpc(node.url, 'eth_call', [
    { from: poor, to: stranger.address, value: '0x1' },
    'latest',
  ]);
  expect(error).toMatchObject({
    code: -32000,
    message:
      'err: insufficient funds for gas * price + value: address 0x7777777777777777777777777777777777777777 have 0 want 1 (supplied gas 30000000)',
  });
});

test('an estimate is sufficient and only slightly too high', async () => {
  const { wallet, reader } = viemClients(node.url);
  for (const depth of [0n, 1n, 10n, 40n]) {
    const request = {
      address: probe,
      abi,
      functionName: 'nested',
      args: [depth],
      account: deployer,
    } as const;
    const gas = await reader.estimateContractGas(request);
    const hash = await wallet.writeContract({ ...request, gas });
    expect((await reader.getTransactionReceipt({ hash })).status).toBe('success');
    const data = encode('nested', [depth]);
    const tight = { from: deployer.address, to: probe, data, gas: numberToHex((gas * 97n) / 100n) };
    expect((await rpc(node.url, 'eth_call', [tight, 'latest'])).error).toBeDefined();
  }
});

test('a plain transfer is estimated at 21000', async () => {
  const { result } = await rpc(node.url, 'eth_estimateGas', [
    { from: deployer.address, to: stranger.address, value: '0x1' },
  ]);
  expect(result).toBe('0x5208');
});

test('an estimate of a reverting call returns the reason', async () => {
  const { error } = await rpc(node.url, 'eth_estimateGas', [{ to: probe, data: encode('requireReason') }]);
  expect(error).toMatchObject({ code: 3, message: 'execution reverted: a reason' });
});

test('an estimate that no gas limit satisfies is an error', async () => {
  const { error } = await rpc(node.url, 'eth_estimateGas', [
    { to: probe, data: encode('burnGas'), gas: '0x30d40' },
  ]);
  expect(error).toEqual({ code: -32000, message: 'gas required exceeds allowance (200000)' });
});

test('the access list contains the accessed slots, and a call with it finds them warm', async () => {
  const request = { from: deployer.address, to: probe, data: encode('nested', [0n]) };
  const listed = (await rpc(node.url, 'eth_createAccessList', [request])).result as {
    accessList: object;
    gasUsed: Hex;
  };
  expect(listed.accessList).toEqual([
    { address: probe.toLowerCase(), storageKeys: [numberToHex(2, { size: 32 })] },
  ]);
  const { wallet, reader } = viemClients(node.url);
  const hash = await wallet.sendTransaction({
    to: probe,
    data: request.data,
    accessList: listed.accessList,
  } as never);
  expect((await reader.getTransactionReceipt({ hash })).gasUsed).toBe(BigInt(listed.gasUsed));
});

test('the access list of a reverting call includes the reason', async () => {
  const { result } = await rpc(node.url, 'eth_createAccessList', [
    { to: probe, data: encode('requireReason') },
  ]);
  expect(result).toMatchObject({ accessList: [], error: 'execution reverted: a reason' });
});

test('the access list of a creation does not contain the created contract, which is warm', async () => {
  const { result } = await rpc(node.url, 'eth_createAccessList', [
    { from: deployer.address, data: '0x600160005260206000f3' },
  ]);
  expect(result).toMatchObject({ accessList: [] });
});

test('a call for another chain is refused', async () => {
  const request = { to: probe, data: encode('requireReason'), chainId: '0x1' };
  for (const method of ['eth_call', 'eth_estimateGas', 'eth_createAccessList', 'debug_traceCall']) {
    const { error } = await rpc(node.url, method, [request]);
    expect(error).toEqual({ code: -32000, message: "chainId does not match node's (have=1, want=96969)" });
  }
  const { error } = await rpc(node.url, 'eth_call', [{ ...request, chainId: '0x17ac9' }]);
  expect(error?.message).toBe('execution reverted: a reason');
});

test('an invalid block or quantity is named with what is expected', async () => {
  const both = { blockNumber: '0x1', blockHash: `0x${'11'.repeat(32)}` };
  for (const tag of ['0x01', '1', '', 'LATEST', {}, both, '0x8000000000000000', '0x1234567890abcdef1']) {
    const { error } = await rpc(node.url, 'eth_getBalance', [probe, tag]);
    expect(error?.message).toMatch(/^invalid argument 1: must be latest, pending, .* without leading zeros/);
  }
});

test('a block that does not exist is unknown, however large its number', async () => {
  for (const number of ['0xffffff', '0x10000000000000', '0x7fffffffffffffff']) {
    expect((await rpc(node.url, 'eth_getBlockByNumber', [number, false])).result).toBeNull();
    const { error } = await rpc(node.url, 'eth_getBalance', [probe, number]);
    expect(error).toEqual({ code: -32000, message: 'header not found' });
  }
});

test('an estimate for an account without coins says that they are missing, if gas has a price', async () => {
  const request = { from: `0x${'7'.repeat(40)}`, to: probe, data: encode('total') };
  expect((await rpc(node.url, 'eth_estimateGas', [request])).error).toBeUndefined();
  for (const price of [{ gasPrice: '0x77359400' }, { maxFeePerGas: '0x77359400' }]) {
    const { error } = await rpc(node.url, 'eth_estimateGas', [{ ...request, ...price }]);
    expect(error).toEqual({ code: -32000, message: 'insufficient funds for transfer' });
  }
});

test('an empty text is no data, as some wallets send it', async () => {
  const transfer = { from: deployer.address, to: stranger.address, value: '0x1' };
  for (const empty of [{ data: '' }, { input: '' }, { data: '', input: '0x' }]) {
    expect((await rpc(node.url, 'eth_estimateGas', [{ ...transfer, ...empty }])).result).toBe('0x5208');
  }
  const { error } = await rpc(node.url, 'eth_estimateGas', [{ ...transfer, data: '0x1' }]);
  expect(error?.message).toBe('invalid argument 0.data: must be 0x-prefixed hex of whole bytes');
});
