import pino from 'pino';
import type { Hex } from 'viem';
import { expect, onTestFinished, test } from 'vitest';
import { createFragileStore } from '../../test/fragile-store.ts';
import { deployer, GWEI, stranger, VALIDATOR_KEY } from '../../test/test-node.ts';
import { bytesToHex, hexToBytes } from '../encoding/hex.ts';
import { curve } from '@nova/runtime/keys/secp256k1';
import { addressOfPublicKey } from '../crypto/address-of-public-key.ts';
import { blockMilliseconds } from './sealing/block-clock.ts';
import type { Block } from './block.ts';
import { Chain } from './chain.ts';

const validatorKey = hexToBytes(VALIDATOR_KEY);
const validator = addressOfPublicKey(curve.publicKeyOf(validatorKey));

async function openTestChain() {
  const time = { now: 1_800_000_000_123 };
  const { store, state } = createFragileStore();
  const fatal: unknown[] = [];
  const chain = await Chain.open({
    store,
    genesis: { chainId: 96969, deployer: hexToBytes(deployer.address), validator, coinbase: validator },
    validatorKey,
    clock: () => time.now,
    logger: pino({ enabled: false }),
    onFatal: (error) => fatal.push(error),
  });
  onTestFinished(() => chain.close());
  const heads: number[] = [];
  chain.events.on('block', ({ header }) => heads.push(header.number));
  return { chain, time, disk: state, fatal, heads };
}

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

async function seal(chain: Chain, nonce: number): Promise<Block> {
  return chain.submit(hexToBytes(await transfer(nonce))).sealed;
}

test('a block has the time of the clock to the millisecond', async () => {
  const { chain } = await openTestChain();
  const { header } = await seal(chain, 0);
  expect(header.timestamp).toBe(1_800_000_000);
  expect(blockMilliseconds(header)).toBe(1_800_000_000_123);
});

test('blocks within a second share its timestamp', async () => {
  const { chain, time } = await openTestChain();
  const first = await seal(chain, 0);
  time.now += 500;
  const second = await seal(chain, 1);
  expect([first.header.timestamp, second.header.timestamp]).toEqual([1_800_000_000, 1_800_000_000]);
  expect(blockMilliseconds(second.header)).toBe(1_800_000_000_623);
});

test('time continues two days later and never goes back', async () => {
  const { chain, time } = await openTestChain();
  await seal(chain, 0);
  time.now += 2 * 86_400_000;
  expect((await seal(chain, 1)).header.timestamp).toBe(1_800_172_800);
  time.now -= 1_500;
  const after = await seal(chain, 2);
  expect(blockMilliseconds(after.header)).toBe(1_800_172_800_123);
});

test('while the clock is more than two seconds behind, transactions wait; then they are sealed', async () => {
  const { chain, time, heads } = await openTestChain();
  await seal(chain, 0);
  time.now -= 10_000;
  const pooled = chain.submit(hexToBytes(await transfer(1)));
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(heads).toEqual([1]);
  time.now += 8_000;
  const { header } = await pooled.sealed;
  expect(blockMilliseconds(header)).toBe(1_800_000_000_123);
});

test('a clock that is minutes behind makes the chain refuse transactions with the reason', async () => {
  const { chain, time } = await openTestChain();
  await seal(chain, 0);
  time.now -= 3_600_000;
  const raw = hexToBytes(await transfer(1));
  expect(() => chain.submit(raw)).toThrow("the node's clock is 3598 s behind its chain");
});

test('each transaction gets its own block, and all queued blocks share one write', async () => {
  const { chain, disk, heads } = await openTestChain();
  let release = (): void => {};
  disk.gate = new Promise((resolve) => (release = resolve));
  const raws = await Promise.all([0, 1, 2, 3, 4, 5].map(transfer));
  const pooled = raws.map((raw) => chain.submit(hexToBytes(raw)));
  await expect.poll(() => pooled.map(({ stage }) => stage)).toEqual(Array(6).fill('executed'));
  // The block is executed but not on disk yet, so no request sees it.
  expect(chain.head.header.number).toBe(0);
  expect(chain.blocks.byNumber(1)).toBeUndefined();
  expect(heads).toEqual([]);
  disk.writes.length = 0;
  release();
  const blocks = await Promise.all(pooled.map(({ sealed }) => sealed));
  expect(blocks.map(({ header }) => header.number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(heads).toEqual([1, 2, 3, 4, 5, 6]);
  expect(disk.writes).toHaveLength(2);
});

test('a failed write stops the chain: nothing more is accepted or shown', async () => {
  const { chain, disk, fatal, heads } = await openTestChain();
  await seal(chain, 0);
  disk.failure = new Error('disk full');
  const lost = chain.submit(hexToBytes(await transfer(1)));
  await expect(lost.sealed).rejects.toThrow('the node has stopped after an internal error');
  expect(fatal).toEqual([disk.failure]);
  disk.failure = null;
  const next = hexToBytes(await transfer(1));
  expect(() => chain.submit(next)).toThrow('the node has stopped after an internal error');
  expect(heads).toEqual([1]);
  expect(chain.head.header.number).toBe(1);
});

test('a failing listener does not stop the chain', async () => {
  const { chain, fatal } = await openTestChain();
  chain.events.on('block', () => {
    throw new Error('listener');
  });
  await seal(chain, 0);
  expect((await seal(chain, 1)).header.number).toBe(2);
  expect(fatal).toEqual([]);
});

test('every block names its parent and carries its own hash', async () => {
  const { chain } = await openTestChain();
  const blocks = [chain.genesis, await seal(chain, 0), await seal(chain, 1)];
  expect(bytesToHex(blocks[1]!.header.parentHash)).toBe(bytesToHex(blocks[0]!.hash));
  expect(bytesToHex(blocks[2]!.header.parentHash)).toBe(bytesToHex(blocks[1]!.hash));
  expect(chain.blocks.numberOfHash(blocks[2]!.hash)).toBe(2);
});

test('closing finishes executed transactions and rejects the others', async () => {
  const { chain } = await openTestChain();
  const raw = hexToBytes(await transfer(5));
  const waiting = chain.submit(raw);
  const sealed = seal(chain, 0);
  await sealed;
  await chain.close();
  await expect(waiting.sealed).rejects.toThrow('the node is shutting down');
});
