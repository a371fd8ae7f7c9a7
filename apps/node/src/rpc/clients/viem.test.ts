import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  createPublicClient,
  encodeFunctionData,
  type Hex,
  keccak256,
  type Log,
  parseEther,
  parseEventLogs,
  stringToHex,
  webSocket,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deployProbe, probeAbi as abi } from '../../../test/probe.ts';
import { deployer, novaChain, startTestNode, stranger, viemClients } from '../../../test/test-node.ts';
import type { RunningNode } from '../../start-node.ts';

const key = stringToHex('energy_collection', { size: 32 });
const id = (number: number): Hex => keccak256(stringToHex(`action ${number}`));

let node: RunningNode;
let clients: ReturnType<typeof viemClients>;
let probe: Address;

const record = (number: number, points = 40): Promise<Hex> =>
  clients.wallet.writeContract({
    address: probe,
    abi,
    functionName: 'record',
    args: [id(number), id(0), stranger.address, key, points],
  });

/** Returns the contract's revert as viem decodes it. */
async function revertOf(call: Promise<unknown>): Promise<ContractFunctionRevertedError> {
  const error: unknown = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  );
  const reverted =
    error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
  return reverted;
}

beforeAll(async () => {
  node = await startTestNode();
  clients = viemClients(node.url);
  probe = await deployProbe(node);
});

afterAll(() => node.close());

test('a transfer is sealed in its own block before the send returns', async () => {
  const { wallet, reader } = clients;
  const before = await reader.getBlockNumber({ cacheTime: 0 });
  const hash = await wallet.sendTransaction({ to: stranger.address, value: parseEther('1.5') });
  const receipt = await reader.getTransactionReceipt({ hash });
  expect(receipt).toMatchObject({
    status: 'success',
    blockNumber: before + 1n,
    gasUsed: 21_000n,
    effectiveGasPrice: 1_000_000_000n,
    from: deployer.address.toLowerCase(),
    contractAddress: null,
  });
  expect(await reader.getBalance({ address: stranger.address })).toBe(1_500_000_000_000_000_000n);
  const block = await reader.getBlock({ blockNumber: before + 1n });
  expect(block.transactions).toEqual([hash]);
  expect(block.baseFeePerGas).toBe(1_000_000_000n);
});

const legacyPrice = { gasPrice: 2n * 10n ** 9n };
const feeCaps = { maxFeePerGas: 5n * 10n ** 9n, maxPriorityFeePerGas: 2n * 10n ** 9n };
const slots = [{ address: `0x${'ab'.repeat(20)}`, storageKeys: [id(1)] }];

test.each([
  { type: 'legacy', ...legacyPrice },
  { type: 'eip2930', ...legacyPrice, accessList: slots },
  { type: 'eip1559', ...feeCaps, accessList: slots },
])('a $type transaction is returned as it was sent', async (fields) => {
  const { wallet, reader } = clients;
  const hash = await wallet.sendTransaction({ ...fields, to: stranger.address, value: 3n } as never);
  expect(await reader.getTransaction({ hash })).toMatchObject({
    ...fields,
    hash,
    value: 3n,
    gasPrice: fields.type === 'eip1559' ? 3_000_000_000n : 2_000_000_000n,
    from: deployer.address.toLowerCase(),
    transactionIndex: 0,
  });
  expect((await reader.getTransactionReceipt({ hash })).type).toBe(fields.type);
});

test('the fee goes to the coinbase and nothing is burned', async () => {
  const { wallet, reader } = clients;
  const coinbase = (await reader.getBlock()).miner;
  const balances = (): Promise<bigint[]> =>
    Promise.all(
      [coinbase, deployer.address, stranger.address].map((address) => reader.getBalance({ address })),
    );
  const before = await balances();
  await wallet.sendTransaction({ to: stranger.address, value: 1n });
  const after = await balances();
  expect(after[0]! - before[0]!).toBe(21_000n * 1_000_000_000n);
  expect(after.reduce((sum, one) => sum + one)).toBe(before.reduce((sum, one) => sum + one));
});

test('the event of a contract call is in the receipt and in the logs', async () => {
  const { reader } = clients;
  const hash = await record(1);
  const receipt = await reader.getTransactionReceipt({ hash });
  const [event] = parseEventLogs({ abi, logs: receipt.logs });
  expect(event!.args).toEqual({ actionId: id(1), account: stranger.address, key, points: 40n });
  const logs = await reader.getContractEvents({
    address: probe,
    abi,
    eventName: 'ActionRecorded',
    args: { actionId: id(1) },
    fromBlock: 0n,
  });
  expect(logs.map(({ transactionHash }) => transactionHash)).toEqual([hash]);
  expect(
    await reader.readContract({ address: probe, abi, functionName: 'pointsOf', args: [stranger.address] }),
  ).toBe(40n);
});

test('a custom error reaches the caller decoded', async () => {
  await record(2);
  const reverted = await revertOf(
    clients.reader.simulateContract({
      address: probe,
      abi,
      functionName: 'record',
      args: [id(2), id(0), stranger.address, key, 1],
    }),
  );
  expect(reverted.data).toMatchObject({ errorName: 'AlreadyRecorded', args: [id(2)] });
});

test('the reason of a require reaches the caller', async () => {
  const reverted = await revertOf(
    clients.reader.readContract({ address: probe, abi, functionName: 'requireReason' }),
  );
  expect(reverted.reason).toBe('a reason');
});

test('a panic reaches the caller with its meaning', async () => {
  const reverted = await revertOf(
    clients.reader.readContract({ address: probe, abi, functionName: 'divide', args: [1n, 0n] }),
  );
  expect(reverted.reason).toMatch(/Division or modulo by zero/);
});

test('a reverting transaction is sealed as failed and pays its gas', async () => {
  const { wallet, reader } = clients;
  await record(3);
  const data = encodeFunctionData({
    abi,
    functionName: 'record',
    args: [id(3), id(0), stranger.address, key, 1],
  });
  const hash = await wallet.sendTransaction({ to: probe, data, gas: 200_000n });
  const receipt = await reader.getTransactionReceipt({ hash });
  expect(receipt).toMatchObject({ status: 'reverted', logs: [] });
  expect(receipt.gasUsed).toBeLessThan(60_000n);
});

test('transient storage is empty after the transaction', async () => {
  const { wallet, reader } = clients;
  await wallet.writeContract({ address: probe, abi, functionName: 'touchTransient' });
  const { result } = await reader.simulateContract({ address: probe, abi, functionName: 'touchTransient' });
  expect(result).toBe(1n);
});

test('a WebSocket client receives blocks, logs and pooled transactions in order', async () => {
  const transport = webSocket(node.wsUrl, { reconnect: false });
  const reader = createPublicClient({ chain: novaChain(node.url), transport });
  const blocks: bigint[] = [];
  const pooled: Hex[] = [];
  const logs: Log[] = [];
  const stops = [
    reader.watchBlocks({ onBlock: ({ number }) => void blocks.push(number) }),
    reader.watchPendingTransactions({ onTransactions: (hashes) => void pooled.push(...hashes) }),
    reader.watchContractEvent({ address: probe, abi, onLogs: (found) => void logs.push(...found) }),
  ];
  // Requests are answered in order, so the subscriptions are active once a later one is answered.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await reader.getChainId();
  const head = await reader.getBlockNumber({ cacheTime: 0 });
  const hashes = [
    await record(4),
    await clients.wallet.sendTransaction({ to: stranger.address }),
    await record(5),
  ];
  await expect.poll(() => logs.length).toBe(2);
  await expect.poll(() => blocks).toEqual([head + 1n, head + 2n, head + 3n]);
  expect(pooled).toEqual(hashes);
  expect(logs.map(({ transactionHash }) => transactionHash)).toEqual([hashes[0], hashes[2]]);
  for (const stop of stops) stop();
});

test('the deployment proxy deploys to the address determined by the salt', async () => {
  const { wallet, reader } = clients;
  const initCode = '0x600160005260206000f3'; // Returns 32 bytes that end in 01.
  const proxy = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
  await wallet.sendTransaction({ to: proxy, data: `0x${'00'.repeat(32)}${initCode.slice(2)}` });
  const packed = keccak256(`0xff${proxy.slice(2)}${'00'.repeat(32)}${keccak256(initCode).slice(2)}`);
  const address = `0x${packed.slice(26)}` as const;
  expect(await reader.getCode({ address })).toBe(`0x${'00'.repeat(31)}01`);
});
