import type { Logger } from '@nova/runtime/logger';
import type { Client } from 'pg';
import type { Hex } from 'viem';
import { queryRows } from '../../lib/jobs/query-rows.ts';
import { cleanText } from '../../lib/clean-text.ts';
import type { JobSession, JobResult } from '../../lib/jobs/job.ts';
import { inspectQueue } from '../../lib/jobs/inspect-queue.ts';
import { toBytes, toHex } from '@nova/runtime/hex-bytes';
import { isMethodMissing, type RpcClient, RpcError, type RpcOptions } from '../../lib/chain/rpc-client.ts';
import { workRow } from '../../lib/jobs/work-row.ts';
import type { LeafContracts } from './leaf-contracts.ts';
import { type ParsedTrace, parseTrace } from './parse-trace.ts';
import { type ReadTrace, writeTraces } from './write-traces.ts';

export interface TraceOptions {
  readonly rpc: RpcClient;
  readonly leaves: LeafContracts;
  readonly logger: Logger;
}

/** Transactions traced per step. */
const BATCH = 20;
/** Attempts, over about four minutes, before a transaction is considered untraceable by this engine. */
const MAX_ATTEMPTS = 8;
/**
 * Timeout for the traces of one step, and for a trace requested alone, which exceeds the node's own limit.
 */
const TIMES = { timeoutMs: 10_000, rowTimeoutMs: 7_000 };

interface Pending {
  readonly blockNumber: number;
  readonly txIndex: number;
  readonly blockHash: Hex;
  readonly transactionHash: Hex;
  readonly timestamp: string;
  readonly to: Hex | null;
  readonly attempts: number;
}

/** Response of the node for one transaction. */
interface TraceAnswer {
  readonly trace: unknown;
  readonly header: { hash: Hex } | null | RpcError;
}

/** Reads the internal calls of some transactions, newest first. Never delays the indexing of blocks. */
export function readTraces(session: JobSession, options: TraceOptions): Promise<JobResult> {
  const rows = `chain.pending_traces where state = 'pending'`;
  return inspectQueue(session.client, rows, () => traceSome(session, options));
}

/**
 * Traces new transactions in one batch, then one that failed before, so that failures never delay new ones.
 */
async function traceSome(session: JobSession, options: TraceOptions): Promise<boolean> {
  const fresh = await loadPending(session.client, 'attempts = 0', BATCH);
  if (fresh.length > 0) await traceBatch(session, options, fresh);
  const failed = await loadPending(session.client, 'attempts > 0', 1);
  if (failed.length > 0) await traceBatch(session, options, failed);
  return fresh.length + failed.length > 0;
}

async function traceBatch(
  { client, signal }: JobSession,
  { rpc, leaves, logger }: TraceOptions,
  pending: readonly Pending[],
): Promise<void> {
  const found = await leaves.find(
    rpc,
    pending.flatMap(({ to }) => to ?? []),
  );
  const isEmpty = ({ to }: Pending) => to !== null && found.has(to);
  const nothing = pending.filter(isEmpty).map((row) => toRead(row, { calls: [], creations: [] }));
  await writeTraces(client, nothing);
  const toTrace = pending.filter((row) => !isEmpty(row));
  const { answered, unanswered, stoppedBy } = await queryRows(
    rpc,
    toTrace,
    { ...TIMES, signal },
    (rows, options) => fetchTraces(rpc, rows, options),
  );
  const traces: ReadTrace[] = [];
  for (const { row, answer } of answered) traces.push(...(await toTraces(client, row, answer)));
  for (const { row, reason, isRowSlow } of unanswered)
    await postpone(client, row, reason, { mayEnd: isRowSlow });
  await writeEach(client, pending, traces);
  const missed = toTrace.length - traces.length;
  if (missed > 0) logger.debug({ missed }, 'transactions could not be traced');
  if (stoppedBy) throw stoppedBy;
}

async function fetchTraces(
  rpc: RpcClient,
  rows: readonly Pending[],
  options: RpcOptions,
): Promise<TraceAnswer[]> {
  const traces = await rpc.batchResults<unknown>(
    rows.map(({ transactionHash }) => ({
      method: 'debug_traceTransaction',
      params: [transactionHash, { tracer: 'callTracer' }],
    })),
    options,
  );
  // Requested after the traces, because a transaction that moved to another block may have been traced
  // there.
  const headers = await rpc.batchResults<{ hash: Hex } | null>(
    rows.map(({ blockNumber }) => ({
      method: 'eth_getBlockByNumber',
      params: [`0x${blockNumber.toString(16)}`, false],
    })),
    options,
  );
  return traces.map((trace, index) => ({ trace, header: headers[index]! }));
}

/** Returns the trace, or an empty array after recording why there is none. */
async function toTraces(client: Client, row: Pending, { trace, header }: TraceAnswer): Promise<ReadTrace[]> {
  if (header instanceof RpcError) await postpone(client, row, header.message);
  else if (header?.hash.toLowerCase() !== row.blockHash)
    await postpone(client, row, 'its block is no longer on the chain');
  else if (trace instanceof RpcError)
    await postpone(client, row, trace.message, { isFinal: isMethodMissing(trace) });
  else {
    const parsed = tryParse(trace, row);
    if (parsed) return [toRead(row, parsed)];
    await postpone(client, row, 'the response is not a call tree');
  }
  return [];
}

/** Writes all traces at once, or one by one if the database rejects any of them. */
async function writeEach(
  client: Client,
  pending: readonly Pending[],
  traces: readonly ReadTrace[],
): Promise<void> {
  const isWritten = await writeTraces(client, traces).then(
    () => true,
    () => false,
  );
  if (isWritten) return;
  for (const trace of traces) {
    const isOf = (row: Pending) => row.blockHash === trace.blockHash && row.txIndex === trace.txIndex;
    await workRow(
      () => writeTraces(client, [trace]),
      (reason) => postpone(client, pending.find(isOf)!, reason),
    );
  }
}

/** One malformed response must not block all other transactions. */
function tryParse(answer: unknown, row: Pending): ParsedTrace | null {
  try {
    return parseTrace(answer, row);
  } catch {
    return null;
  }
}

function toRead({ blockNumber, txIndex, blockHash }: Pending, trace: ReadTrace['trace']): ReadTrace {
  return { blockNumber, txIndex, blockHash, trace };
}

/**
 * Schedules a retry with an increasing delay; after the last attempt the transaction counts as untraceable.
 */
async function postpone(
  client: Client,
  row: Pending,
  reason: string,
  { isFinal = false, mayEnd = true } = {},
): Promise<void> {
  const attempts = row.attempts + 1;
  await client.query(
    `update chain.pending_traces set attempts = $3, last_error = $4, state = $5,
       next_attempt_at = now() + make_interval(secs => $6)
     where block_number = $1 and tx_index = $2 and block_hash = $7`,
    [
      row.blockNumber,
      row.txIndex,
      attempts,
      cleanText(reason, 500),
      isFinal || (mayEnd && attempts >= MAX_ATTEMPTS) ? 'unavailable' : 'pending',
      2 ** Math.min(row.attempts, MAX_ATTEMPTS),
      toBytes(row.blockHash),
    ],
  );
}

async function loadPending(
  client: Client,
  which: 'attempts = 0' | 'attempts > 0',
  limit: number,
): Promise<Pending[]> {
  const { rows } = await client.query<{
    block_number: string;
    tx_index: number;
    block_hash: Buffer;
    transaction_hash: Buffer;
    timestamp: Date;
    to: Buffer | null;
    attempts: number;
  }>(
    `select pending.block_number, pending.tx_index, pending.block_hash, pending.transaction_hash,
       sealed.timestamp, sealed."to", pending.attempts
     from chain.pending_traces pending
     join chain.transactions sealed using (block_number, tx_index)
     where pending.state = 'pending' and pending.next_attempt_at <= now() and pending.${which}
     order by pending.block_number desc, pending.tx_index desc limit $1`,
    [limit],
  );
  return rows.map((row) => ({
    blockNumber: Number(row.block_number),
    txIndex: row.tx_index,
    blockHash: toHex(row.block_hash),
    transactionHash: toHex(row.transaction_hash),
    timestamp: row.timestamp.toISOString(),
    to: row.to && toHex(row.to),
    attempts: row.attempts,
  }));
}
