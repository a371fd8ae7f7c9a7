import type { Database } from '@nova/db/database';
import { blocks, chainActions, counters, type CounterName } from '@nova/db/schema/explorer';
import { BLOCK_TIME_INTERVALS } from '@nova/shared/explorer/constants';
import type { Stats } from '@nova/shared/explorer/schemas';
import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { toNumber, type ChainClient } from '../../http/chain/chain-client.ts';
import { toWireTime } from '../../http/clock.ts';
import { readIndexedHead } from './lists/transactions.ts';

/** Milliseconds for which all pages share one response, because every open page polls the stats. */
const SHARED_FOR_MS = 1_000;
const poolSchema = z.object({ pending: z.string(), queued: z.string() });

/** Reads the share of health checks in which all services responded, 0 to 1; null before the first checks. */
export type ReadUptime = () => Promise<number | null>;

/**
 * Creates a reader that queries database and chain at most once per second, regardless of the number of
 * pages.
 */
export function createStatsReader(
  db: Database,
  chain: ChainClient,
  readUptime: ReadUptime,
): () => Promise<Stats> {
  let shared: { readonly at: number; readonly stats: Promise<Stats> } | undefined;
  return () => {
    const at = performance.now();
    if (shared === undefined || at - shared.at > SHARED_FOR_MS) {
      const stats = readStats(db, chain, readUptime);
      shared = { at, stats };
      stats.catch(() => (shared = undefined));
    }
    return shared.stats;
  };
}

async function readStats(db: Database, chain: ChainClient, readUptime: ReadUptime): Promise<Stats> {
  const [rows, indexedBlock, latest, uptime, [head, peers, pool]] = await Promise.all([
    db.select().from(counters),
    readIndexedHead(db),
    readLatest(db),
    readUptime(),
    chain.call([
      { method: 'eth_blockNumber', params: [] },
      { method: 'net_peerCount', params: [] },
      { method: 'txpool_status', params: [] },
    ]),
  ]);
  const count = (name: CounterName) => rows.find((row) => row.name === name)?.value ?? 0;
  return {
    total_blocks: count('blocks'),
    total_transactions: count('transactions'),
    total_actions: count('actions'),
    total_energy_points: count('energy'),
    total_addresses: count('addresses'),
    total_tokens: count('tokens'),
    indexed_block: indexedBlock,
    chain_block: toNumber(head),
    peers: toNumber(peers),
    mempool: toMempool(pool),
    ...latest,
    uptime,
  };
}

/** Returns the points and time of the newest block, and the average interval of the last blocks. */
async function readLatest(
  db: Database,
): Promise<Pick<Stats, 'block_time_ms' | 'latest_reward' | 'latest_block_at'>> {
  const rows = await db
    .select({ number: blocks.number, timestamp: blocks.timestamp })
    .from(blocks)
    .orderBy(desc(blocks.number))
    .limit(BLOCK_TIME_INTERVALS + 1);
  const newest = rows[0];
  if (!newest) return { block_time_ms: null, latest_reward: null, latest_block_at: null };
  const [reward] = await db
    .select({ points: sql<number>`coalesce(sum(${chainActions.points}), 0)::int` })
    .from(chainActions)
    .where(eq(chainActions.blockNumber, newest.number));
  // The timestamp of the genesis block is arbitrary.
  const sealed = rows.filter((row) => row.number > 0);
  const span = newest.timestamp.getTime() - (sealed.at(-1)?.timestamp.getTime() ?? 0);
  return {
    block_time_ms: sealed.length > 1 ? span / (sealed.length - 1) : null,
    latest_reward: reward?.points ?? 0,
    latest_block_at: toWireTime(newest.timestamp),
  };
}

function toMempool(pool: unknown): number | null {
  const parsed = poolSchema.safeParse(pool);
  return parsed.success ? Number(parsed.data.pending) + Number(parsed.data.queued) : null;
}
