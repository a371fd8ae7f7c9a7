import type { NodePool } from '@nova/runtime/node-pool';
import { CHAIN_SERVICE, STATUS_CHECK_TIMEOUT_MS, STATUS_DAYS } from '@nova/shared/status/constants';
import type { ClientBase } from 'pg';
import type { JobSession, JobWork } from '../../lib/jobs/job.ts';
import type { Sweep } from '../../lib/jobs/run-cleanup.ts';
import { NodeAwayError, RpcClient, RpcError } from '../../lib/chain/rpc-client.ts';
import { awaitSite, checkSite } from './check-site.ts';
import { countCheck } from './count-check.ts';

/** Deletes checks that the status page no longer shows. */
export const STATUS_SWEEPS: readonly Sweep[] = [
  {
    what: 'old service checks',
    statement: `delete from app.status_days
      where day <= (now() at time zone 'UTC')::date - ${STATUS_DAYS}`,
  },
  {
    what: 'single service checks',
    statement: `delete from app.status_checks where checked_at < now() - interval '1 day'`,
  },
];

export interface StatusOptions {
  readonly nodes: NodePool;
  /** Origin of the website; without it, only the node is checked. */
  readonly siteUrl: string | undefined;
  readonly clock: () => number;
}

/** Checks node and website, one round per run. */
export async function createCheckWork(
  { client, signal }: JobSession,
  options: StatusOptions,
): Promise<JobWork> {
  const { nodes, siteUrl, clock } = options;
  const rpc = new RpcClient(() => nodes.current.rpcUrl, STATUS_CHECK_TIMEOUT_MS);
  if (siteUrl !== undefined) await awaitSite(siteUrl, signal);
  return {
    async run() {
      const at = new Date(clock());
      await checkChain(client, rpc, at);
      if (siteUrl !== undefined) await checkSite(client, siteUrl, at);
      return false;
    },
  };
}

/** Checks the chain's node once and records each check that was missed before. */
export async function checkChain(client: ClientBase, rpc: RpcClient, at: Date): Promise<void> {
  await countCheck(client, CHAIN_SERVICE, at, await answers(rpc));
}

async function answers(rpc: RpcClient): Promise<boolean> {
  try {
    await rpc.request('eth_blockNumber');
    return true;
  } catch (error) {
    // Whether the node is unreachable or responds with an error, it is unavailable, but the checks must
    // continue.
    if (error instanceof NodeAwayError || error instanceof RpcError) return false;
    throw error;
  }
}
