import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startNode } from '@nova/node/start-node';
import { CHAIN_ID } from '@nova/shared/chain/constants';
import { TEST_KEYS, testAddressOf } from '@nova/testing/test-keys';
import { numberToHex } from 'viem';
import { generateChain } from '../chain/generate-chain.ts';
import { JsonRpc } from '../json-rpc.ts';
import { markdownTable } from '../markdown-table.ts';
import { latencyOf } from '../statistics.ts';

const REPEATS = 30;

interface Log {
  topics: string[];
}

/**
 * Measures `eth_getLogs` over HTTP on a generated chain, each search over all its blocks or the first of
 * them.
 */
export async function benchLogSearch({ blocks }: { blocks: number }): Promise<string> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'nova-bench-'));
  try {
    const chain = await generateChain({ dataDir, blocks });
    const node = await startNode({
      dataDir,
      validatorKey: TEST_KEYS.validator,
      genesis: { chainId: CHAIN_ID, deployer: testAddressOf('deployer') },
      coinbase: testAddressOf('operator'),
    });
    await node.chain.blocks.logs.rebuilt;
    const rpc = new JsonRpc(node.url);
    const all = { fromBlock: '0x0', toBlock: numberToHex(chain.head) };
    const [sample] = await rpc.call<Log[]>('eth_getLogs', [
      { address: chain.ledger, fromBlock: numberToHex(chain.head - 10), toBlock: all.toBlock },
    ]);
    const searches: [string, object][] = [
      ['an address with logs in every 200th block', { ...all, address: chain.rare }],
      [
        'the ledger and one topic of a single log',
        { ...all, address: chain.ledger, topics: [null, sample!.topics[1]] },
      ],
      ['an address without logs', { ...all, address: testAddressOf('pauser') }],
      ['the ledger, the first 1,000 blocks', { ...all, toBlock: '0x3e8', address: chain.ledger }],
    ];
    const rows = [];
    for (const [title, filter] of searches) {
      const timesMs = [];
      let found = 0;
      for (let repeat = 0; repeat < REPEATS; repeat++) {
        const startedAt = performance.now();
        found = (await rpc.call<Log[]>('eth_getLogs', [filter])).length;
        timesMs.push(performance.now() - startedAt);
      }
      const { p50Ms, p99Ms } = latencyOf(timesMs);
      rows.push([title, found, p50Ms, p99Ms]);
    }
    rpc.close();
    await node.close();
    return `${chain.head} blocks\n\n${markdownTable(['search', 'logs', 'p50 ms', 'p99 ms'], rows)}`;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
