import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import {
  createTempFolder,
  rpc,
  startTestNode,
  stranger,
  useTestNode,
  viemClients,
} from '../../test/test-node.ts';
import { deployProbe, probeAbi } from '../../test/probe.ts';
import { tamperingValidator } from '../../test/tampering-validator.ts';
import type { RunningNode } from '../start-node.ts';
import { startNode } from '../start-node.ts';
import { FollowingHaltedError, ForeignGenesisError } from './follower.ts';

interface TestFollower {
  node: RunningNode;
  halted: Promise<Error>;
}

async function startFollower(url: string, dataDir = createTempFolder()): Promise<TestFollower> {
  let halt: (error: Error) => void = () => {};
  const halted = new Promise<Error>((resolve) => (halt = resolve));
  const node = await startNode({ dataDir, follow: { url }, onHalt: halt });
  return { node, halted };
}

async function useFollower(url: string, dataDir?: string): Promise<TestFollower> {
  const follower = await startFollower(url, dataDir);
  onTestFinished(() => follower.node.close());
  return follower;
}

const headOf = (node: RunningNode): number => node.chain.head.header.number;
const reach = (node: RunningNode, number: number): Promise<void> =>
  vi.waitFor(() => expect(headOf(node)).toBe(number), { timeout: 20_000, interval: 10 });

async function sendTransfers(url: string, count: number): Promise<void> {
  const { wallet } = viemClients(url);
  for (let value = 1n; value <= BigInt(count); value++)
    await wallet.sendTransaction({ to: stranger.address, value });
}

test('a follower imports all past and new blocks and gives the same answers', async () => {
  const validator = await useTestNode();
  const probe = await deployProbe(validator);
  await sendTransfers(validator.url, 3);
  const { node } = await useFollower(validator.url);
  await reach(node, 4);
  await sendTransfers(validator.url, 3);
  await reach(node, 7);

  expect(node.genesisHash).toBe(validator.genesisHash);
  expect(node.chain.head.hash).toEqual(validator.chain.head.hash);
  for (const url of [validator.url, node.url]) {
    const { reader } = viemClients(url);
    expect(await reader.getBalance({ address: stranger.address })).toBe(12n);
    expect(await reader.readContract({ address: probe, abi: probeAbi, functionName: 'total' })).toBe(0n);
  }
  const block = await rpc(node.url, 'eth_getBlockByNumber', ['0x7', true]);
  expect(block).toEqual(await rpc(validator.url, 'eth_getBlockByNumber', ['0x7', true]));
});

test('a transaction sent to a follower is sealed by the validator', async () => {
  const validator = await useTestNode();
  const { node } = await useFollower(validator.url);
  await vi.waitFor(() => expect(node.follower!.connection).not.toBeNull());
  const { wallet, reader } = viemClients(node.url);
  const hash = await wallet.sendTransaction({ to: stranger.address, value: 5n });
  const receipt = await reader.waitForTransactionReceipt({ hash });
  expect(receipt.blockNumber).toBe(1n);
  expect(headOf(validator)).toBe(1);
});

test('a follower without its validator refuses transactions and still answers other requests', async () => {
  const validator = await startTestNode();
  await sendTransfers(validator.url, 1);
  const { node } = await useFollower(validator.url);
  await reach(node, 1);
  await validator.close();
  await vi.waitFor(() => expect(node.follower!.connection).toBeNull());
  const sent = await rpc(node.url, 'eth_sendRawTransaction', ['0x02']);
  expect(sent.error).toEqual({
    code: -32000,
    message:
      'this follower is not connected to its validator; send the transaction to the validator or retry',
  });
  expect((await rpc(node.url, 'eth_blockNumber')).result).toBe('0x1');
});

test('a stopped follower resumes at its last block', async () => {
  const validator = await useTestNode();
  const dataDir = createTempFolder();
  await sendTransfers(validator.url, 2);
  const first = await startFollower(validator.url, dataDir);
  await reach(first.node, 2);
  await first.node.close();
  await sendTransfers(validator.url, 2);
  const { node } = await useFollower(validator.url, dataDir);
  expect(headOf(node)).toBeGreaterThanOrEqual(2);
  await reach(node, 4);
  expect(node.chain.head.hash).toEqual(validator.chain.head.hash);
});

test('a follower reconnects when its validator is available again', async () => {
  const dataDir = createTempFolder();
  const validator = await startTestNode({ dataDir });
  await sendTransfers(validator.url, 1);
  const { node } = await useFollower(validator.url);
  await reach(node, 1);
  await validator.close();
  const again = await useTestNode({ dataDir, port: Number(new URL(validator.url).port) });
  await sendTransfers(again.url, 1);
  await reach(node, 2);
  expect(node.chain.head.hash).toEqual(again.chain.head.hash);
});

test('the validator counts followers with a valid proof and removes those that disconnect', async () => {
  const validator = await useTestNode();
  expect((await rpc(validator.url, 'net_peerCount')).result).toBe('0x0');
  const first = await startFollower(validator.url);
  const { node: second } = await useFollower(validator.url);
  await vi.waitFor(async () => expect((await rpc(validator.url, 'net_peerCount')).result).toBe('0x2'));
  const peers = (await rpc(validator.url, 'nova_peers')).result as { id: string; number: string }[];
  expect(peers.map(({ number }) => number)).toEqual(['0x0', '0x0']);
  expect(new Set(peers.map(({ id }) => id)).size).toBe(2);
  await first.node.close();
  await vi.waitFor(async () => expect((await rpc(validator.url, 'net_peerCount')).result).toBe('0x1'));
  expect(second.follower!.connection).not.toBeNull();
});

test('a client that only opens a connection is not counted', async () => {
  const validator = await useTestNode();
  const socket = new WebSocket(validator.wsUrl);
  await new Promise((resolve) => socket.once('open', resolve));
  onTestFinished(() => socket.terminate());
  const call = (method: string, params: unknown[]): Promise<Record<string, unknown>> => {
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    return new Promise((resolve) =>
      socket.once('message', (data) => resolve(JSON.parse((data as Buffer).toString('utf8')))),
    );
  };
  const head = { number: '0x0', hash: validator.genesisHash };
  const signature = `0x${'11'.repeat(65)}`;
  expect(await call('nova_follow', [{ signature, client: 'x', head }])).toMatchObject({
    error: { code: -32000, message: 'call nova_hello for a challenge first' },
  });
  await call('nova_hello', []);
  expect(await call('nova_follow', [{ signature, client: 'x', head }])).toMatchObject({
    error: { code: -32000, message: 'the signature is invalid' },
  });
  expect((await rpc(validator.url, 'nova_hello')).error!.message).toBe('followers connect over a WebSocket');
  expect((await rpc(validator.url, 'net_peerCount')).result).toBe('0x0');
});

test('with a list of followers only those on it are counted, while others may follow', async () => {
  const validator = await useTestNode({ allowedFollowers: [`0x${'ab'.repeat(20)}`] });
  const { node } = await useFollower(validator.url);
  await sendTransfers(validator.url, 1);
  await reach(node, 1);
  expect((await rpc(validator.url, 'net_peerCount')).result).toBe('0x0');
});

test('a follower of one chain refuses another chain', async () => {
  const validator = await useTestNode();
  const other = await useTestNode({ coinbase: stranger.address });
  const dataDir = createTempFolder();
  const first = await startFollower(validator.url, dataDir);
  await first.node.close();
  const { halted } = await useFollower(other.url, dataDir);
  const error = await halted;
  expect(error).toBeInstanceOf(ForeignGenesisError);
  expect(error.message).toContain(
    `has genesis ${other.genesisHash}, but this folder follows ${validator.genesisHash}`,
  );
});

test('a new follower with a specified genesis requires it', async () => {
  const validator = await useTestNode();
  const genesisHash = `0x${'12'.repeat(32)}` as const;
  await expect(
    startNode({ dataDir: createTempFolder(), follow: { url: validator.url, genesisHash } }),
  ).rejects.toThrow(`Genesis ${genesisHash} was requested, but`);
});

test.for([
  ['a wrong seal', 'seal', 'it is not sealed by the validator'],
  ['a wrong parent', 'parent', 'its parent is not our head block'],
  [
    'another transaction than the root commits to',
    'transaction',
    'the transaction does not match the transactions root',
  ],
  ['a wrong state root', 'stateRoot', 'execution results in a different stateRoot'],
  ['a wrong receipts root', 'receiptsRoot', 'execution results in a different receiptsRoot'],
  ['a wrong bloom', 'logsBloom', 'execution results in a different logsBloom'],
  ['wrong gas', 'gasUsed', 'execution results in a different gasUsed'],
  ['a time before its parent', 'past', 'its timestamp is before its parent’s'],
  ['a time ahead of the clock', 'future', 'its timestamp is ahead of the clock'],
  ['something in the free bytes of extraData', 'vanity', 'its extraData has the wrong layout'],
  ['another coinbase', 'coinbase', 'its coinbase is not the chain’s'],
  ['another gas limit', 'gasLimit', 'its gas limit is 1'],
  ['another mixHash', 'mixHash', 'its mixHash does not follow from its parent'],
] as const)('a block with %s halts the follower and is stored', async ([, failure, reason]) => {
  const validator = await useTestNode();
  await sendTransfers(validator.url, 3);
  const proxy = await tamperingValidator(validator, 3, failure);
  const dataDir = createTempFolder();
  const { node, halted } = await useFollower(proxy.url, dataDir);
  const error = await halted;
  expect(error).toBeInstanceOf(FollowingHaltedError);
  expect(error.message).toContain(`block 3: ${reason}`);
  expect(error.message).toContain(join(dataDir, 'evidence'));
  expect(node.follower!.isHalted).toBe(true);
  await node.chain.settled();
  expect(headOf(node)).toBe(2);
  const evidenceList = (await rpc(node.url, 'nova_evidence')).result as { number: number; reason: string }[];
  expect(evidenceList).toMatchObject([{ number: 3, reason: `block 3: ${reason}` }]);
  expect(readdirSync(join(dataDir, 'evidence'))).toHaveLength(1);
});

test('a second block at a known height is stored as evidence', async () => {
  const validator = await useTestNode();
  await sendTransfers(validator.url, 2);
  const dataDir = createTempFolder();
  const first = await startFollower(validator.url, dataDir);
  await reach(first.node, 2);
  await first.node.close();
  // The same validator on a store that lost its latest blocks, sealing different ones.
  const fork = await useTestNode();
  await viemClients(fork.url).wallet.sendTransaction({ to: stranger.address, value: 99n });
  const { halted, node } = await useFollower(fork.url, dataDir);
  const error = await halted;
  expect(error.message).toContain('block 1: the validator sealed a second block at this height');
  expect((await rpc(node.url, 'nova_evidence')).result).toMatchObject([{ number: 1, source: fork.wsUrl }]);
});
