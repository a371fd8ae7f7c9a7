import {
  CHAIN_SERVICE,
  STATUS_CHECK_EVERY_MS,
  STATUS_CHECK_TIMEOUT_MS,
  STATUS_DAYS,
} from '@nova/shared/status/constants';
import type { ClientBase } from 'pg';
import type { JobSession } from '../../lib/exclusive-job.ts';
import type { Sweep } from '../../lib/keep-house.ts';
import { NodeAwayError, RpcClient, RpcError } from '../../lib/rpc-client.ts';
import { sleep } from '../../lib/sleep.ts';

/** Checks of days that the status no longer shows. */
export const STATUS_SWEEP: Sweep = {
  what: 'old checks of services',
  statement: `delete from app.status_days
    where day <= (now() at time zone 'UTC')::date - ${STATUS_DAYS}`,
};

// Checks that were due since the last one and that nobody made: this process was away, and so was what it serves.
const MISSED = `insert into app.status_days (service, day, checks, answered, checked_at)
  select $1, (due at time zone 'UTC')::date, count(*), 0, max(due)
  from (select max(checked_at) as at from app.status_days where service = $1
      having max(checked_at) is not null) last,
    generate_series(
      greatest(last.at, $2::timestamptz - make_interval(days => ${STATUS_DAYS})) + make_interval(secs => $3),
      $2::timestamptz - make_interval(secs => $3 / 2),
      make_interval(secs => $3)) due
  group by 2
  on conflict (service, day) do update
    set checks = status_days.checks + excluded.checks, checked_at = excluded.checked_at`;
const MADE = `insert into app.status_days (service, day, checks, answered, checked_at)
  values ($1, ($2::timestamptz at time zone 'UTC')::date, 1, $3, $2)
  on conflict (service, day) do update
    set checks = status_days.checks + 1, answered = status_days.answered + excluded.answered,
      checked_at = excluded.checked_at`;

/** Checks the services every half minute until the session ends. */
export async function checkServices(
  { client, signal }: JobSession,
  { rpcUrl, clock }: { rpcUrl: string; clock: () => number },
): Promise<void> {
  const rpc = new RpcClient(rpcUrl, STATUS_CHECK_TIMEOUT_MS);
  while (!signal.aborted) {
    await checkChain(client, rpc, new Date(clock()));
    await sleep(STATUS_CHECK_EVERY_MS, signal);
  }
}

/** One check of the chain's node, and a mark for each that was missed before it. */
export async function checkChain(client: ClientBase, rpc: RpcClient, at: Date): Promise<void> {
  const isAnswered = await answers(rpc);
  await client.query(MISSED, [CHAIN_SERVICE, at, STATUS_CHECK_EVERY_MS / 1000]);
  await client.query(MADE, [CHAIN_SERVICE, at, isAnswered ? 1 : 0]);
}

async function answers(rpc: RpcClient): Promise<boolean> {
  try {
    await rpc.request('eth_blockNumber');
    return true;
  } catch (error) {
    // Away, or there and saying why it does not serve: neither is available, and neither ends the checks.
    if (error instanceof NodeAwayError || error instanceof RpcError) return false;
    throw error;
  }
}
