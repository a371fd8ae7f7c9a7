import { type Hex, hexToBigInt } from 'viem';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rounds } from '../test/env.ts';
import { type NodeProcess, startNodeProcess } from '../test/node-process.ts';
import { Random } from '../test/random.ts';
import { createTempFolder, deployer, GWEI, rpc, stranger } from '../test/test-node.ts';
import { verifyChain } from './commands/verify-chain.ts';
import { bytesToHex } from './encoding/hex.ts';
import { startNode } from './start-node.ts';

const KILLS = rounds(10, 50);
const SENDERS = 4;

const transfer = (nonce: number): Promise<Hex> =>
  deployer.signTransaction({
    type: 'eip1559',
    chainId: 96969,
    nonce,
    gas: 21_000n,
    maxFeePerGas: GWEI,
    maxPriorityFeePerGas: GWEI,
    to: stranger.address,
    value: 1n,
  });

interface Receipt {
  transactionHash: string;
  blockHash: string;
  blockNumber: Hex;
  status: string;
}

/** Sends transfers of 1 wei from several callers until the node is killed; records every receipt. */
async function sendUntilKilled(url: string, firstNonce: number, acknowledged: Receipt[]): Promise<void> {
  let next = firstNonce;
  async function caller(): Promise<void> {
    for (;;) {
      const answer = await rpc(url, 'eth_sendRawTransactionSync', [await transfer(next++)]);
      if (answer.error !== undefined) throw new Error(answer.error.message);
      acknowledged.push(answer.result as Receipt);
    }
  }
  await Promise.allSettled(Array.from({ length: SENDERS }, caller));
}

async function expectReceipts(url: string, acknowledged: Receipt[]): Promise<void> {
  for (const { transactionHash, blockHash, blockNumber } of acknowledged) {
    const { result } = await rpc(url, 'eth_getTransactionReceipt', [transactionHash]);
    expect(result).toMatchObject({ transactionHash, blockHash, blockNumber, status: '0x1' });
  }
}

/** Starts the node, checks it against its earlier acknowledgements, and kills it under load. */
async function runRound(
  start: () => Promise<NodeProcess>,
  random: Random,
  before: Receipt[],
): Promise<Receipt[]> {
  const { child, ready, exited } = await start();
  const { result } = await rpc(ready.url, 'eth_getTransactionCount', [deployer.address, 'latest']);
  const nonce = Number(result);
  await expectReceipts(ready.url, before.slice(-50));
  expect(ready.head.number).toBe(nonce);
  expect(nonce).toBeGreaterThanOrEqual(before.length);
  const acknowledged: Receipt[] = [];
  const load = sendUntilKilled(ready.url, nonce, acknowledged);
  // A busy machine needs more time to reach full load.
  await vi.waitUntil(() => acknowledged.length > SENDERS, { timeout: 30_000, interval: 5 });
  await new Promise((resolve) => setTimeout(resolve, random.below(400)));
  child.kill('SIGKILL');
  expect(await exited).toBe('SIGKILL');
  await load;
  return acknowledged;
}

test(`${KILLS} times kill -9 under load lose nothing that was acknowledged, and a follower agrees`, async () => {
  const dataDir = createTempFolder();
  const first = await startNodeProcess(dataDir);
  const { url } = first.ready;
  // A follower runs through all the kills.
  const halts: Error[] = [];
  const follower = await startNode({
    dataDir: createTempFolder(),
    follow: { url },
    onHalt: (error) => halts.push(error),
  });
  onTestFinished(() => follower.close());
  first.child.kill('SIGKILL');
  await first.exited;

  const start = () => startNodeProcess(dataDir, { NODE_PORT: new URL(url).port });
  const random = new Random(11);
  const acknowledged: Receipt[] = [];
  for (let kill = 0; kill < KILLS; kill++)
    acknowledged.push(...(await runRound(start, random, acknowledged)));
  expect(acknowledged.length).toBeGreaterThan(KILLS * 3);

  const { child, ready, exited } = await start();
  await expectReceipts(ready.url, acknowledged);
  // Each transfer moved 1 wei, and each block contains one.
  const balance = (await rpc(ready.url, 'eth_getBalance', [stranger.address, 'latest'])).result as Hex;
  expect(hexToBigInt(balance)).toBe(BigInt(ready.head.number));
  await vi.waitFor(() => expect(follower.chain.head.header.number).toBe(ready.head.number), {
    timeout: 60_000,
    interval: 50,
  });
  expect(bytesToHex(follower.chain.head.hash)).toBe(ready.head.hash);
  expect(halts).toEqual([]);
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect((await verifyChain(dataDir, () => {})).head).toBe(ready.head.number);
}, 1_200_000);
