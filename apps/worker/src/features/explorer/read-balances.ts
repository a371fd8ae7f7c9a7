import type { Client } from 'pg';
import type { Hex } from 'viem';
import { queryRows } from '../../lib/jobs/query-rows.ts';
import { cleanText } from '../../lib/clean-text.ts';
import type { JobSession, JobResult } from '../../lib/jobs/job.ts';
import { inspectQueue } from '../../lib/jobs/inspect-queue.ts';
import { toBytea, toBytes, toHex } from '@nova/runtime/hex-bytes';
import { retrySeconds } from '../../lib/retries/retry-seconds.ts';
import { type RpcClient, RpcError } from '../../lib/chain/rpc-client.ts';
import { workRow } from '../../lib/jobs/work-row.ts';

export interface BalanceOptions {
  readonly rpc: RpcClient;
}

/** Addresses per step: the node's maximum batch size. */
const BATCH = 100;

interface Pending {
  readonly address: Hex;
  readonly ticket: string;
  readonly attempts: number;
  /** Block at which the balance is read. */
  readonly blockNumber: number;
  readonly blockHash: Hex;
}

interface Read extends Pending {
  readonly wei: bigint;
}

/**
 * Reads some of the queued balances of addresses that coins have moved to or from. They are shown in lists.
 */
export function readBalances(session: JobSession, { rpc }: BalanceOptions): Promise<JobResult> {
  return inspectQueue(session.client, 'chain.pending_balances', () => readSome(session, rpc));
}

/**
 * Reads new addresses in one batch, then one that failed before, so that failures never delay new
 * addresses.
 */
async function readSome(session: JobSession, rpc: RpcClient): Promise<boolean> {
  const pending = await loadPending(session.client);
  const fresh = pending.filter(({ attempts }) => attempts === 0);
  const failed = pending.filter(({ attempts }) => attempts > 0);
  if (fresh.length > 0) await readBatch(session, rpc, fresh);
  if (failed.length > 0) await readBatch(session, rpc, failed);
  // After an incomplete batch, addresses that are queued again immediately can accumulate for a moment.
  return fresh.length === BATCH || failed.length > 0;
}

/** Returns a batch of new addresses and one that failed before. */
async function loadPending(client: Client): Promise<Pending[]> {
  const { rows } = await client.query<{
    address: Buffer;
    ticket: string;
    attempts: number;
    height: string;
    hash: Buffer;
  }>(
    `with due as (
       (select * from chain.pending_balances
        where next_attempt_at <= now() and attempts = 0 order by ticket limit $1)
       union all
       (select * from chain.pending_balances
        where next_attempt_at <= now() and attempts > 0 order by ticket limit 1)
     )
     select address, ticket, attempts, block_number as height, block_hash as hash
     from due, chain.sync_state order by attempts > 0, ticket`,
    [BATCH],
  );
  return rows.map(({ address, ticket, attempts, height, hash }) => ({
    address: toHex(address),
    ticket,
    attempts,
    // Only indexed blocks: if a reorg removed an unindexed one, nothing would queue the balance again. By
    // hash (EIP-1898): the engine rejects the request if it already has another block at this height.
    blockNumber: Number(height),
    blockHash: toHex(hash),
  }));
}

async function readBatch(
  { client, signal }: JobSession,
  rpc: RpcClient,
  pending: readonly Pending[],
): Promise<void> {
  const { answered, unanswered, stoppedBy } = await queryRows(rpc, pending, { signal }, (rows, options) =>
    rpc.batchResults<unknown>(
      rows.map(({ address, blockHash }) => ({ method: 'eth_getBalance', params: [address, { blockHash }] })),
      options,
    ),
  );
  const read: Read[] = [];
  for (const { row, answer } of answered) {
    const wei = toWei(answer);
    if (wei === null) await postpone(client, row, answer instanceof RpcError ? answer.message : 'no balance');
    else read.push({ ...row, wei });
  }
  for (const { row, reason } of unanswered) await postpone(client, row, reason);
  await storeEach(client, read);
  if (stoppedBy) throw stoppedBy;
}

function toWei(answer: unknown): bigint | null {
  return typeof answer === 'string' && /^0x[0-9a-f]{1,64}$/i.test(answer) ? BigInt(answer) : null;
}

/** Stores all rows at once, or one by one if the database rejects any of them. */
async function storeEach(client: Client, read: readonly Read[]): Promise<void> {
  const isStored = await store(client, read).then(
    () => true,
    () => false,
  );
  if (isStored) return;
  for (const row of read) {
    await workRow(
      () => store(client, [row]),
      (reason) => postpone(client, row, reason),
    );
  }
}

/**
 * Stores balances and takes their addresses from the queue. An address that was queued again meanwhile keeps
 * its new ticket, and one that is just being queued is skipped.
 */
async function store(client: Client, read: readonly Read[]): Promise<void> {
  if (read.length === 0) return;
  await client.query(
    `with read as materialized (
       select * from unnest($1::bytea[], $2::bigint[], $3::numeric[], $4::bigint[])
         as given (address, ticket, balance, block_number)
     ), emptied as (
       delete from chain.address_balances where address in (select address from read where balance = 0)
     ), dequeued as (
       delete from chain.pending_balances where address in (
         select pending.address from chain.pending_balances pending join read using (address, ticket)
         for update of pending skip locked)
     )
     insert into chain.address_balances (address, balance, block_number)
     select address, balance, block_number from read where balance > 0
     on conflict (address) do update set balance = excluded.balance, block_number = excluded.block_number`,
    [
      read.map(({ address }) => toBytea(address)),
      read.map(({ ticket }) => ticket),
      read.map(({ wei }) => wei.toString()),
      read.map(({ blockNumber }) => blockNumber),
    ],
  );
}

async function postpone(
  client: Client,
  { address, ticket, attempts }: Pending,
  reason: string,
): Promise<void> {
  await client.query(
    `update chain.pending_balances set attempts = attempts + 1, last_error = $3,
       next_attempt_at = now() + make_interval(secs => $4) where address = $1 and ticket = $2`,
    [toBytes(address), ticket, cleanText(reason, 500), retrySeconds(attempts)],
  );
}
