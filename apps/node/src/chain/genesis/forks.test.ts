import { once } from 'node:events';
import { type Hex, parseAbi } from 'viem';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deployProbe } from '../../../test/probe.ts';
import {
  CANCUN_GENESIS,
  createTempFolder,
  deployer,
  GWEI,
  rpc,
  startTestNode,
  stranger,
  useTestNode,
  VALIDATOR_KEY,
  viemClients,
} from '../../../test/test-node.ts';
import { StoreError } from '../../store/chain-store.ts';
import { ForeignGenesisError } from '../../follow/follower.ts';
import { type RunningNode, startNode } from '../../start-node.ts';
import { HISTORY_CONTRACT } from '../block-hash-history.ts';

const START = 1_800_000_000;
const schedule = { baseFeeTime: START + 100, pragueTime: START + 100, osakaTime: START + 200 };
const HISTORY = `0x${HISTORY_CONTRACT.address.toString('hex')}` as const;

/** Code that returns the number of leading zeros of the first calldata word. */
const CLZ_CODE = '0x5f351e5f5260205ff3';

function createClock() {
  const time = { now: START * 1000 };
  return { time, clock: () => time.now };
}

const reach = (node: RunningNode, head: number): Promise<void> =>
  vi.waitFor(() => expect(node.chain.head.header.number).toBe(head), { timeout: 20_000, interval: 10 });

async function callCode(url: string, code: Hex, data: Hex): Promise<unknown> {
  const to = stranger.address;
  const { result, error } = await rpc(url, 'eth_call', [{ to, data }, 'latest', { [to]: { code } }]);
  return result ?? error!.message;
}

test('a running Cancun chain switches to Prague and Osaka at their times, and so does its follower', async () => {
  const { time, clock } = createClock();
  const dataDir = createTempFolder();
  const before = await startTestNode({ dataDir, clock, genesisConfig: CANCUN_GENESIS });
  await viemClients(before.url).wallet.sendTransaction({ to: stranger.address, value: 1n });
  const { genesisHash } = before;
  await before.close();

  const node = await useTestNode({ dataDir, clock, schedule });
  expect(node.genesisHash).toBe(genesisHash);
  const follower = await startNode({ dataDir: createTempFolder(), follow: { url: node.url }, clock });
  onTestFinished(() => follower.close());
  const { wallet, reader } = viemClients(node.url);
  await wallet.sendTransaction({ to: stranger.address, value: 1n });
  expect(await reader.getBlock()).toMatchObject({ number: 2n, baseFeePerGas: 0n });
  expect(await callCode(node.url, CLZ_CODE, '0x01')).toBe('invalid opcode: opcode 0x1e not defined');

  time.now += 100_000;
  await wallet.sendTransaction({ to: stranger.address, value: 1n });
  const prague = await reader.getBlock();
  expect(prague).toMatchObject({
    number: 3n,
    baseFeePerGas: GWEI,
    requestsHash: '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  });
  expect(await reader.getStorageAt({ address: HISTORY, slot: '0x2' })).toBe(prague.parentHash);
  expect(await callCode(node.url, CLZ_CODE, '0x01')).toBe('invalid opcode: opcode 0x1e not defined');

  time.now += 100_000;
  await wallet.sendTransaction({ to: stranger.address, value: 1n });
  expect(await callCode(node.url, CLZ_CODE, '0x01')).toBe(`0x${'7'.padStart(64, '0')}`);

  await reach(follower, 4);
  expect(follower.chain.head.hash).toEqual(node.chain.head.hash);
  expect(follower.chain.schedule).toEqual(schedule);
});

test('a follower without the fork in its schedule stops but does not report an invalid block', async () => {
  const { time, clock } = createClock();
  const dataDir = createTempFolder();
  const validator = await startTestNode({ dataDir, clock, genesisConfig: CANCUN_GENESIS });
  let halt: (error: Error) => void = () => {};
  const halted = new Promise<Error>((resolve) => (halt = resolve));
  const follower = await startNode({
    dataDir: createTempFolder(),
    follow: { url: validator.url },
    clock,
    onHalt: halt,
  });
  onTestFinished(() => follower.close());
  const port = Number(new URL(validator.url).port);
  await validator.close();
  const node = await useTestNode({ dataDir, clock, schedule, port });
  time.now += 100_000;
  await viemClients(node.url).wallet.sendTransaction({ to: stranger.address, value: 1n });
  const error = await halted;
  expect(error).toBeInstanceOf(ForeignGenesisError);
  expect(error.message).toContain("Set BASE_FEE_TIME, PRAGUE_TIME and OSAKA_TIME to the validator's");
  expect((await rpc(follower.url, 'nova_evidence')).result).toEqual([]);
});

test('a fork cannot be moved into the past of a chain', async () => {
  const { clock } = createClock();
  const dataDir = createTempFolder();
  const before = await startTestNode({ dataDir, clock, genesisConfig: CANCUN_GENESIS });
  await viemClients(before.url).wallet.sendTransaction({ to: stranger.address, value: 1n });
  await before.close();
  const start = startTestNode({ dataDir, clock, schedule: { pragueTime: START - 10 } });
  await expect(start).rejects.toThrow(StoreError);
  await expect(start).rejects.toThrow('a fork must be scheduled after the head block');
});

test('a new chain has the newest rules from its first block on', async () => {
  const node = await useTestNode();
  expect(node.chain.schedule).toEqual({ baseFeeTime: 0, pragueTime: 0, osakaTime: 0 });
  expect(await callCode(node.url, CLZ_CODE, '0x01')).toBe(`0x${'7'.padStart(64, '0')}`);
  expect((await rpc(node.url, 'eth_getCode', [HISTORY])).result).toMatch(/^0x3373ff/);
});

test('an account runs the code that its owner authorized, still sends transactions, and can revoke the code', async () => {
  const node = await useTestNode();
  const probe = await deployProbe(node);
  const { wallet, reader } = viemClients(node.url);
  await wallet.sendTransaction({ to: stranger.address, value: 10n ** 18n });
  const authorize = async (address: Hex, nonce: number): Promise<void> => {
    const authorization = await stranger.signAuthorization({ chainId: 96969, nonce, address });
    const hash = await wallet.sendTransaction({
      to: deployer.address,
      authorizationList: [authorization],
      gas: 200_000n,
    });
    const transaction = await reader.getTransaction({ hash });
    expect(transaction).toMatchObject({
      type: 'eip7702',
      authorizationList: [{ address, nonce, chainId: 96969 }],
    });
    expect((await reader.getTransactionReceipt({ hash })).type).toBe('eip7702');
  };
  await authorize(probe, 0);
  expect(await reader.getCode({ address: stranger.address })).toBe(`0xef0100${probe.slice(2)}`);
  const abi = parseAbi(['function total() view returns (uint256)']);
  expect(await reader.readContract({ address: stranger.address, abi, functionName: 'total' })).toBe(0n);
  const own = viemClients(node.url, stranger).wallet;
  await own.sendTransaction({ to: deployer.address, value: 1n, maxPriorityFeePerGas: 0n });
  await authorize(`0x${'00'.repeat(20)}`, 2);
  expect(await reader.getCode({ address: stranger.address })).toBeUndefined();
});

test('a pooled transaction whose nonce an authorization used leaves the pool, and the next one is sealed', async () => {
  const node = await useTestNode();
  const { wallet } = viemClients(node.url);
  await wallet.sendTransaction({ to: stranger.address, value: 10n ** 18n });
  const sign = (nonce: number): Promise<Hex> =>
    stranger.signTransaction({
      type: 'eip1559',
      chainId: 96969,
      nonce,
      gas: 21_000n,
      maxFeePerGas: GWEI,
      maxPriorityFeePerGas: 0n,
      to: deployer.address,
    });
  // Waits for nonce 0, which an authorization will use.
  const waiting = (await rpc(node.url, 'eth_sendRawTransaction', [await sign(1)])).result as Hex;
  const sealed = once(node.chain.events, 'block');
  const authorization = await stranger.signAuthorization({
    chainId: 96969,
    nonce: 0,
    address: deployer.address,
  });
  await wallet.sendTransaction({ to: deployer.address, authorizationList: [authorization], gas: 100_000n });
  await sealed;
  await vi.waitFor(async () =>
    expect((await rpc(node.url, 'eth_getTransactionReceipt', [waiting])).result).toMatchObject({
      status: '0x1',
    }),
  );
  expect((await rpc(node.url, 'eth_sendRawTransaction', [await sign(0)])).error).toMatchObject({
    message: 'nonce too low: next nonce 2, tx nonce 0',
  });
});

test('enabled heartbeats follow a block with a transaction, and then the chain idles', async () => {
  const node = await useTestNode({ heartbeat: { intervalMs: 20, count: 3 } });
  const follower = await startNode({ dataDir: createTempFolder(), follow: { url: node.url } });
  onTestFinished(() => follower.close());
  expect(node.chain.head.header.number).toBe(0);
  const { wallet, reader } = viemClients(node.url);
  const hash = await wallet.sendTransaction({ to: stranger.address, value: 1n });
  const receipt = await reader.waitForTransactionReceipt({ hash, confirmations: 4 });
  expect(receipt.blockNumber).toBe(1n);
  await reach(node, 4);
  await reach(follower, 4);
  expect(follower.chain.head.hash).toEqual(node.chain.head.hash);
  expect(await reader.getBlock({ blockNumber: 4n })).toMatchObject({ transactions: [], gasUsed: 0n });
  expect((await rpc(node.url, 'nova_getBlocks', ['0x3', '0x2'])).result).toMatchObject([
    { receipts: [] },
    { receipts: [] },
  ]);
  expect((await rpc(node.url, 'debug_traceBlockByNumber', ['0x4'])).result).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(node.chain.head.header.number).toBe(4);
});

test('a chain without heartbeats seals no empty block', async () => {
  const node = await useTestNode({ validatorKey: VALIDATOR_KEY });
  await viemClients(node.url).wallet.sendTransaction({ to: stranger.address, value: 1n });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(node.chain.head.header.number).toBe(1);
});
