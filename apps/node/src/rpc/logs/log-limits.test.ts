import { expect, test } from 'vitest';
import { createFragileStore } from '../../../test/fragile-store.ts';
import { createLogChain } from '../../../test/log-chain.ts';
import type { Chain } from '../../chain/chain.ts';
import { bytesToHex } from '../../encoding/hex.ts';
import { queryLogs } from './query-logs.ts';

const noisy = Buffer.alloc(20, 7);
const address = bytesToHex(noisy);
const topic = Buffer.alloc(32, 1);

/** Creates a chain of `length` blocks with `logs` logs each. */
async function chainWithLogs(length: number, logs: number): Promise<Chain> {
  const world = await createLogChain(createFragileStore().store);
  const log = { address: noisy, topics: [topic], data: new Uint8Array(0) };
  for (let number = 1; number <= length; number++) {
    await world.append(Array.from({ length: logs }, () => log));
  }
  return world.chain;
}

test('more than ten thousand logs are refused', async () => {
  const chain = await chainWithLogs(101, 100);
  expect(await queryLogs(chain, { address: [address], topics: [] }, 1, 100)).toHaveLength(10_000);
  await expect(queryLogs(chain, { address: [address], topics: [] }, 1, 101)).rejects.toThrow(
    'query returned more than 10000 results',
  );
});

test('a search of more than ten thousand blocks without criteria is refused before any is read', async () => {
  const chain = await chainWithLogs(1, 0);
  const refusal = 'block range too wide: at most 10000 blocks without an address or topic';
  await expect(queryLogs(chain, { address: [], topics: [] }, 1, 10_001)).rejects.toThrow(refusal);
  await expect(queryLogs(chain, { address: [], topics: [[], []] }, 1, 10_001)).rejects.toThrow(refusal);
});

test('a wide range is allowed for an address or a topic with few logs', async () => {
  const chain = await chainWithLogs(3, 1);
  expect(await queryLogs(chain, { address: [address], topics: [] }, 0, 5_000_000)).toHaveLength(3);
  const topics = [[bytesToHex(topic)]];
  expect(await queryLogs(chain, { address: [], topics }, 0, 5_000_000)).toHaveLength(3);
});
