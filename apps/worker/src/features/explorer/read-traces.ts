import type { Client } from 'pg';
import type { Logger } from '@nova/runtime/logger';
import { cleanText } from '../../lib/clean-text.ts';
import type { JobSession } from '../../lib/exclusive-job.ts';
import { followQueue, type QueueJob } from '../../lib/follow-queue.ts';
import { toBytes, toHex } from '../../lib/hex-bytes.ts';
import { isMethodMissing, type RpcClient, RpcError } from '../../lib/rpc-client.ts';
import type { LeafContracts } from './leaf-contracts.ts';
import { type ParsedTrace, parseTrace } from './parse-trace.ts';
import { type ReadTrace, writeTraces } from './write-traces.ts';

type Hex = `0x${string}`;

export interface TraceOptions {
  readonly rpc: RpcClient;
  readonly leaves: LeafContracts;
  readonly queue: QueueJob;
}

/** Transactions traced in one step. */
const BATCH = 20;
/** Tries after which a transaction is taken for one that this engine cannot trace: about four minutes. */
const MAX_ATTEMPTS = 8;

interface Pending {
  readonly blockNumber: number;
  readonly txIndex: number;
  readonly blockHash: Hex;
  readonly transactionHash: Hex;
  readonly timestamp: string;
  readonly to: Hex | null;
  readonly attempts: number;
}

/** Reads the calls inside of transactions, newest first, until the session ends. Blocks never wait for it. */
export async function readTraces(session: JobSession, options: TraceOptions): Promise<void> {
  await followQueue(session, options.queue, () => traceSome(session.client, options));
}

async function traceSome(client: Client, { rpc, leaves, queue }: TraceOptions): Promise<boolean> {
  const pending = await loadPending(client);
  if (pending.length === 0) return false;
  const found = await leaves.find(
    rpc,
    pending.flatMap(({ to }) => to ?? []),
  );
  const isEmpty = ({ to }: Pending) => to !== null && found.has(to);
  const nothing = pending.filter(isEmpty).map((row) => toRead(row, { calls: [], creations: [] }));
  const toTrace = pending.filter((row) => !isEmpty(row));
  await writeTraces(client, [...nothing, ...(await traceEach(client, rpc, toTrace, queue.logger))]);
  return true;
}

async function traceEach(
  client: Client,
  rpc: RpcClient,
  pending: readonly Pending[],
  logger: Logger,
): Promise<ReadTrace[]> {
  const answers = await rpc.batchResults<unknown>(
    pending.map(({ transactionHash }) => ({
      method: 'debug_traceTransaction',
      params: [transactionHash, { tracer: 'callTracer' }],
    })),
  );
  // Asked for afterwards: a transaction that meanwhile went to another block was perhaps traced there.
  const headers = await rpc.batch<{ hash: Hex } | null>(
    pending.map(({ blockNumber }) => ({
      method: 'eth_getBlockByNumber',
      params: [`0x${blockNumber.toString(16)}`, false],
    })),
  );
  const traces: ReadTrace[] = [];
  for (const [index, row] of pending.entries()) {
    const answer = answers[index]!;
    if (headers[index]?.hash.toLowerCase() !== row.blockHash)
      await postpone(client, row, 'its block has left the chain');
    else if (answer instanceof RpcError) await postpone(client, row, answer.message, isMethodMissing(answer));
    else {
      const trace = tryParse(answer, row);
      if (trace) traces.push(toRead(row, trace));
      else await postpone(client, row, 'the answer is no call tree');
    }
  }
  const missed = pending.length - traces.length;
  if (missed > 0) logger.debug({ missed }, 'transactions could not be traced now');
  return traces;
}

/** One odd answer must not keep all other transactions from being read. */
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

async function postpone(client: Client, row: Pending, reason: string, isFinal = false): Promise<void> {
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
      isFinal || attempts >= MAX_ATTEMPTS ? 'unavailable' : 'pending',
      2 ** row.attempts,
      toBytes(row.blockHash),
    ],
  );
}

async function loadPending(client: Client): Promise<Pending[]> {
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
     where pending.state = 'pending' and pending.next_attempt_at <= now()
     order by pending.block_number desc, pending.tx_index desc limit $1`,
    [BATCH],
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
