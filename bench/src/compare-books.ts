import { actionLedgerAbi } from '@nova/abi/action-ledger';
import { openDatabase } from '@nova/db/database';
import { comparePresaleOf } from '@nova/testing/presale/compare-presale';
import type { Pool } from 'pg';
import { type Hex, createPublicClient, http, parseEventLogs } from 'viem';
import type { AcknowledgedAction, ReceivedStream } from './cluster/cluster-load.ts';
import type { Cluster } from './cluster/start-cluster.ts';
import { readLogs } from './read-logs.ts';

const TIMEOUT_MS = 180_000;
/** Number of accounts queried concurrently. */
const AT_ONCE = 20;

export interface Books {
  readonly accepted: number;
  readonly indexed: number;
  /** Number of events of the ledger contract. */
  readonly recorded: number;
  readonly accounts: number;
  /** Blocks that each event stream should have delivered, and did, exactly once. */
  readonly received: number;
}

/**
 * Waits until everything accepted is on the chain and in the index, then compares the acknowledged actions,
 * those the api accepted, the records of the ledger contract, the index and the streams.
 * @throws Error describing the first difference.
 */
export async function compareBooks(
  cluster: Cluster,
  acknowledged: readonly AcknowledgedAction[],
  streams: readonly ReceivedStream[],
): Promise<Books> {
  const database = openDatabase(cluster.databaseUrl, { name: 'nova-bench' });
  try {
    const { pool } = database;
    await untilSettled(pool);
    const accepted = await readIds(pool, 'app.actions');
    const indexed = await readIds(pool, 'chain.actions');
    const recorded = await readRecorded(cluster);
    requireSame('app.actions and chain.actions', accepted, indexed);
    requireSame('chain.actions and the ledger contract', indexed, recorded);
    const known = new Set(recorded);
    const lost = acknowledged.filter(({ actionId }) => !known.has(actionId));
    if (lost.length > 0) throw new Error(`${lost.length} acknowledged actions are not on the chain`);
    requireOnce(
      'acknowledged actions',
      acknowledged.map(({ actionId }) => actionId),
    );
    const accounts = await compareBalances(cluster, pool);
    const differences = await comparePresaleOf(database.db, cluster.rpcUrl, cluster.contracts);
    if (differences.length > 0) throw new Error(`The presale ledger differs: ${JSON.stringify(differences)}`);
    const received = await compareStreams(pool, streams);
    return {
      accepted: accepted.length,
      indexed: indexed.length,
      recorded: recorded.length,
      accounts,
      received,
    };
  } finally {
    await database.close();
  }
}

async function untilSettled(pool: Pool): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { rows } = await pool.query<{ open: number; failed: number; missing: number }>(
      `select count(*) filter (where status in ('queued', 'signed'))::int as open,
              count(*) filter (where status = 'failed')::int as failed,
              (select count(*)::int from app.actions a
                where not exists (select 1 from chain.actions c where c.action_id = a.action_id)) as missing
         from app.outbox`,
    );
    const { open, failed, missing } = rows[0]!;
    if (failed > 0) throw new Error(`${failed} operations have failed`);
    if (open === 0 && missing === 0) return;
    if (Date.now() > deadline)
      throw new Error(`${open} operations are pending, ${missing} actions are missing`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function readIds(pool: Pool, table: 'app.actions' | 'chain.actions'): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select '0x' || encode(action_id, 'hex') as id from ${table}`,
  );
  return rows.map(({ id }) => id);
}

const chainOf = (cluster: Cluster) => createPublicClient({ transport: http(cluster.rpcUrl) });

async function readRecorded({ rpcUrl, contracts }: Cluster): Promise<string[]> {
  const { address } = contracts.ActionLedger;
  const logs = await readLogs(rpcUrl, address);
  return parseEventLogs({ abi: actionLedgerAbi, logs, eventName: 'ActionRecorded' }).map(
    ({ args }) => args.actionId,
  );
}

function requireOnce(what: string, ids: readonly string[]): void {
  const twice = ids.length - new Set(ids).size;
  if (twice > 0) throw new Error(`${twice} of ${what} exist twice`);
}

function requireSame(what: string, left: readonly string[], right: readonly string[]): void {
  requireOnce(what, left);
  requireOnce(what, right);
  const other = new Set(right);
  if (left.length !== right.length || left.some((id) => !other.has(id))) {
    throw new Error(`${what} differ: ${left.length} and ${right.length}`);
  }
}

/**
 * Compares the contract, the sum of accepted actions and the index for every account. @returns The number
 * of accounts.
 */
async function compareBalances(cluster: Cluster, pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ account: Hex; accepted: string; indexed: string | null }>(
    `select '0x' || encode(a.account, 'hex') as account, sum(a.points) as accepted,
            (select s.energy_earned from chain.address_stats s where s.address = a.account) as indexed
       from app.actions a group by a.account`,
  );
  const chain = chainOf(cluster);
  const { address } = cluster.contracts.ActionLedger;
  for (let begin = 0; begin < rows.length; begin += AT_ONCE) {
    await Promise.all(
      rows.slice(begin, begin + AT_ONCE).map(async ({ account, accepted, indexed }) => {
        const args = [account] as const;
        const earned = await chain.readContract({
          abi: actionLedgerAbi,
          address,
          functionName: 'earnedOf',
          args,
        });
        if (String(earned) !== accepted || indexed !== accepted)
          throw new Error(
            `${account} has ${earned} EP on the chain, ${indexed} in the index, ${accepted} accepted`,
          );
      }),
    );
  }
  return rows.length;
}

/**
 * Checks that every stream delivered each block between its first and last exactly once and in order.
 * @returns The fewest blocks of a stream, 0 without streams.
 */
async function compareStreams(pool: Pool, streams: readonly ReceivedStream[]): Promise<number> {
  for (const { ids } of streams) {
    const { rows } = await pool.query<{ id: string }>(
      `select id from app.realtime_events where channel = 'blocks' and id between $1 and $2 order by id`,
      [ids[0], ids.at(-1)],
    );
    const indexedBlocks = rows.map(({ id }) => Number(id));
    if (indexedBlocks.join() !== ids.join())
      throw new Error(`A stream received ${ids.length} blocks of ${indexedBlocks.length}`);
  }
  return streams.length === 0 ? 0 : Math.min(...streams.map(({ ids }) => ids.length));
}
