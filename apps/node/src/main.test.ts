import { EXIT_CONFIGURATION } from '@nova/runtime/run-service';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Hex, hexToBigInt } from 'viem';
import { expect, onTestFinished, test } from 'vitest';
import { runFailingNode, startNodeProcess } from '../test/node-process.ts';
import { Random } from '../test/random.ts';
import { createTempFolder, deployer, GWEI, rpc, stranger } from '../test/test-node.ts';

const SENDERS = 4;

const transfer = (nonce: number, value: bigint): Promise<Hex> =>
  deployer.signTransaction({
    type: 'eip1559',
    chainId: 96969,
    nonce,
    gas: 21_000n,
    maxFeePerGas: GWEI,
    maxPriorityFeePerGas: GWEI,
    to: stranger.address,
    value,
  });

interface Receipt {
  transactionHash: string;
  blockHash: string;
  blockNumber: Hex;
  status: string;
}

/** Sends transfers from several callers at once until the node goes away; gives every receipt it handed out. */
async function sendUntilKilled(url: string, firstNonce: number, raws: Hex[]): Promise<Receipt[]> {
  const acknowledged: Receipt[] = [];
  let next = firstNonce;
  async function caller(): Promise<void> {
    while (next < raws.length) {
      const answer = await rpc(url, 'eth_sendRawTransactionSync', [raws[next++]!]);
      acknowledged.push(answer.result as Receipt);
    }
  }
  await Promise.allSettled(Array.from({ length: SENDERS }, caller));
  return acknowledged;
}

test('kill -9 under load loses nothing that was acknowledged', async () => {
  const dataDir = createTempFolder();
  const random = new Random(11);
  const raws = await Promise.all(Array.from({ length: 1500 }, (_, nonce) => transfer(nonce, 1n)));
  const acknowledged: Receipt[] = [];
  for (let round = 0; round < 4; round++) {
    const { child, ready, exited } = await startNodeProcess(dataDir);
    const nonce = Number(
      (await rpc(ready.url, 'eth_getTransactionCount', [deployer.address, 'latest'])).result,
    );
    for (const { transactionHash, blockHash, blockNumber } of acknowledged.slice(-50)) {
      const receipt = (await rpc(ready.url, 'eth_getTransactionReceipt', [transactionHash])).result;
      expect(receipt).toMatchObject({ transactionHash, blockHash, blockNumber, status: '0x1' });
    }
    expect(ready.head.number).toBe(nonce);
    expect(nonce).toBeGreaterThanOrEqual(acknowledged.length);
    const load = sendUntilKilled(ready.url, nonce, raws);
    await new Promise((resolve) => setTimeout(resolve, 150 + random.below(400)));
    child.kill('SIGKILL');
    expect(await exited).toBe('SIGKILL');
    acknowledged.push(...(await load));
  }
  expect(acknowledged.length).toBeGreaterThan(20);

  const { child, ready, exited } = await startNodeProcess(dataDir);
  for (const { transactionHash, blockHash } of acknowledged) {
    const receipt = (await rpc(ready.url, 'eth_getTransactionReceipt', [transactionHash])).result;
    expect(receipt).toMatchObject({ blockHash, status: '0x1' });
  }
  // each transfer moved 1 wei, and each block holds one
  const balance = (await rpc(ready.url, 'eth_getBalance', [stranger.address, 'latest'])).result as Hex;
  expect(hexToBigInt(balance)).toBe(BigInt(ready.head.number));
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
}, 120_000);

test('the node says when it is ready and ends when its IPC channel closes', async () => {
  const { child, ready, exited } = await startNodeProcess(createTempFolder());
  expect(ready).toMatchObject({ chainId: 96969, head: { number: 0 } });
  expect(ready.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await rpc(ready.url, 'eth_chainId')).result).toBe('0x17ac9');
  expect(ready.genesisHash).toBe(ready.head.hash);
  child.disconnect();
  expect(await exited).toBe(0);
});

test('a second process on the same folder ends with one sentence', async () => {
  const dataDir = createTempFolder();
  const { child, exited } = await startNodeProcess(dataDir);
  const { code, sentence } = await runFailingNode(dataDir);
  expect(code).toBe(EXIT_CONFIGURATION);
  expect(sentence).toMatch(/^The chain store in .* is in use by another process; .*$/);
  child.kill('SIGTERM');
  await exited;
});

test('a taken port ends with one sentence', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const { code, sentence } = await runFailingNode(createTempFolder(), { NODE_PORT: String(port) });
  expect(code).toBe(EXIT_CONFIGURATION);
  expect(sentence).toBe(`Port ${port} on 127.0.0.1 is taken; stop what uses it or set NODE_PORT.`);
});

test('every fault of the environment is told at once', async () => {
  const { code, sentence } = await runFailingNode(createTempFolder(), {
    VALIDATOR_KEY: undefined,
    GENESIS_DEPLOYER: '0x12',
    NODE_PORT: '70000',
  });
  expect(code).toBe(EXIT_CONFIGURATION);
  expect(sentence).toContain('VALIDATOR_KEY');
  expect(sentence).toContain('GENESIS_DEPLOYER: must be a 20-byte address');
  expect(sentence).toContain('NODE_PORT');
});
