import type { Database } from '@nova/db/database';
import { counters, type CounterName } from '@nova/db/schema/explorer';
import type { Stats } from '@nova/shared/explorer/schemas';
import { z } from 'zod';
import { toNumber, type ChainClient } from '../../http/chain-client.ts';
import { readIndexedHead } from './transactions.ts';

/** The figures are asked for by every open page; within this time all of them get the same answer. */
const SHARED_FOR_MS = 1_000;
const poolSchema = z.object({ pending: z.string(), queued: z.string() });

/** @returns a reader that asks database and chain at most once in a second, however many pages ask */
export function createStatsReader(db: Database, chain: ChainClient): () => Promise<Stats> {
  let shared: { readonly at: number; readonly stats: Promise<Stats> } | undefined;
  return () => {
    const at = performance.now();
    if (shared === undefined || at - shared.at > SHARED_FOR_MS) {
      const stats = readStats(db, chain);
      shared = { at, stats };
      stats.catch(() => (shared = undefined));
    }
    return shared.stats;
  };
}

async function readStats(db: Database, chain: ChainClient): Promise<Stats> {
  const [rows, indexedBlock, [head, peers, pool]] = await Promise.all([
    db.select().from(counters),
    readIndexedHead(db),
    chain.call([
      { method: 'eth_blockNumber', params: [] },
      { method: 'net_peerCount', params: [] },
      { method: 'txpool_status', params: [] },
    ]),
  ]);
  const count = (name: CounterName) => rows.find((row) => row.name === name)?.value ?? 0;
  return {
    totalBlocks: count('blocks'),
    totalTransactions: count('transactions'),
    totalActions: count('actions'),
    totalEnergyPoints: count('energy'),
    indexedBlock,
    chainBlock: toNumber(head),
    peers: toNumber(peers),
    mempool: toMempool(pool),
  };
}

function toMempool(pool: unknown): number | null {
  const parsed = poolSchema.safeParse(pool);
  return parsed.success ? Number(parsed.data.pending) + Number(parsed.data.queued) : null;
}
