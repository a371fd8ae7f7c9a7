import type { DeployedContracts } from '@nova/shared/chain/deployment';
import type { Pool } from 'pg';
import { pino } from 'pino';
import type { Hex } from 'viem';
import { startWorker, type Worker } from '../start-worker.ts';
import type { WorkerOptions } from '../worker-options.ts';

export interface ChainAddress {
  readonly rpcUrl: string;
  readonly wsUrl: string;
  readonly contracts: DeployedContracts;
}

/** Polling interval for rows that tests insert into the index's queues themselves. */
const POLL_EVERY_MS = 1_000;

/** Starts a worker without keys, which indexes but sends nothing. */
export function startIndexer(
  chain: ChainAddress,
  databaseUrl: string,
  options: Partial<WorkerOptions> = {},
): Promise<Worker> {
  const { rpcUrl, wsUrl, contracts } = chain;
  const logger = pino({ enabled: false });
  return startWorker({
    databaseUrl,
    rpcUrl,
    wsUrl,
    contracts,
    logger,
    pollEveryMs: POLL_EVERY_MS,
    ...options,
  });
}

/** Returns the indexed counters of an address, or undefined if the index does not contain it. */
export async function readStats(
  pool: Pool,
  address: Hex,
): Promise<Record<'transactions' | 'actions' | 'earned' | 'spendable', number> | undefined> {
  const { rows } = await pool.query(
    `select transaction_count::int as transactions, action_count::int as actions, energy_earned::int as earned,
       energy_spendable::int as spendable from chain.address_stats where address = $1`,
    [Buffer.from(address.slice(2), 'hex')],
  );
  return rows[0];
}
