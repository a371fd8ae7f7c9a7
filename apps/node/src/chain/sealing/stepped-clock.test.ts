import { HOUR_MS } from '@nova/shared/durations';
import { readVanityMilliseconds } from '@nova/shared/explorer/block-extra';
import type { Hex } from 'viem';
import { expect, test, vi } from 'vitest';
import { Random } from '../../../test/random.ts';
import { deployer, GWEI, rpc, stranger, useTestNode } from '../../../test/test-node.ts';
import type { RunningNode } from '../../start-node.ts';

const LEAD_MS = 2_000;

interface TimedBlock {
  number: Hex;
  hash: Hex;
  parentHash: Hex;
  timestamp: Hex;
  extraData: Hex;
}

const send = async (node: RunningNode, nonce: number) =>
  rpc(node.url, 'eth_sendRawTransactionSync', [
    await deployer.signTransaction({
      type: 'eip1559',
      chainId: 96969,
      nonce,
      gas: 21_000n,
      maxFeePerGas: GWEI,
      maxPriorityFeePerGas: GWEI,
      to: stranger.address,
      value: 1n,
    }),
  ]);

const millisecondsOf = ({ timestamp, extraData }: TimedBlock): number =>
  Number(timestamp) * 1000 + readVanityMilliseconds(extraData);

async function latest({ url }: RunningNode): Promise<TimedBlock> {
  return (await rpc(url, 'eth_getBlockByNumber', ['latest', false])).result as TimedBlock;
}

test('random clock steps of up to two seconds in either direction never stop sealing', async () => {
  const time = { now: Date.now() - 24 * HOUR_MS };
  const node = await useTestNode({ clock: () => time.now });
  const follower = await useTestNode({ follow: { url: node.url } });
  const random = new Random(4);
  let last = 0;
  for (let nonce = 0; nonce < 60; nonce++) {
    // Forward by any amount, back at most by the permitted lead of a block.
    time.now = random.once(2) ? time.now + random.below(90_000) : Math.max(time.now, last) - LEAD_MS;
    expect((await send(node, nonce)).error).toBeUndefined();
    const at = millisecondsOf(await latest(node));
    expect(at).toBe(Math.max(time.now, last));
    expect(at - time.now).toBeLessThanOrEqual(LEAD_MS);
    last = at;
  }
  // Time never decreases with the number, and each block names its parent.
  const { result } = await rpc(node.url, 'nova_getBlocks', ['0x0', '0x64']);
  const blocks = (result as { block: TimedBlock }[]).map(({ block }) => block);
  expect(blocks.map(({ number }) => Number(number))).toEqual(Array.from({ length: 61 }, (_, at) => at));
  for (const [at, block] of blocks.slice(1).entries()) {
    expect(block.parentHash).toBe(blocks[at]!.hash);
    expect(millisecondsOf(block)).toBeGreaterThanOrEqual(at === 0 ? 0 : millisecondsOf(blocks[at]!));
  }
  await vi.waitFor(async () => expect((await latest(follower)).hash).toBe(blocks[60]!.hash), {
    timeout: 20_000,
    interval: 20,
  });
});

test('after a larger step back, transactions wait and are sealed in order once the clock has caught up', async () => {
  const time = { now: Date.now() };
  const node = await useTestNode({ clock: () => time.now });
  await send(node, 0);
  const before = await latest(node);
  time.now -= 10_000;
  const waiting = [send(node, 1), send(node, 2)];
  await vi.waitFor(() => expect(node.chain.pool.counts.ready).toBe(2), { interval: 5 });
  expect((await latest(node)).hash).toBe(before.hash);
  time.now = millisecondsOf(before) - LEAD_MS;
  const receipts = (await Promise.all(waiting)).map(({ result }) => result as { blockNumber: Hex });
  expect(receipts.map(({ blockNumber }) => blockNumber)).toEqual(['0x2', '0x3']);
  // Never dated before its parent nor more than two seconds ahead.
  expect(millisecondsOf(await latest(node))).toBe(millisecondsOf(before));
});

test('a node whose clock is more than a minute behind refuses with the reason and resumes once the clock is right', async () => {
  const time = { now: Date.now() };
  const node = await useTestNode({ clock: () => time.now });
  await send(node, 0);
  time.now -= HOUR_MS;
  expect((await send(node, 1)).error).toEqual({
    code: -32000,
    message:
      "the node's clock is 3598 s behind its chain; set the clock, because no block can be sealed before",
  });
  time.now += HOUR_MS + 1;
  expect((await send(node, 1)).result).toMatchObject({ blockNumber: '0x2' });
});
