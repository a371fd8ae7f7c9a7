import type { Client } from 'pg';
import type { Hex } from 'viem';
import { toBytea, toHex } from '@nova/runtime/hex-bytes';
import { insertRows, type RowTarget } from '../../lib/insert-rows.ts';
import { runInTransaction } from '../../lib/run-in-transaction.ts';
import { lockDetails } from '../../sync/lock-details.ts';
import { CREATIONS, type ContractCreation } from './contract-creation.ts';
import type { InternalTransaction, ParsedTrace } from './parse-trace.ts';
import { queueBalances } from './queue-balances.ts';

/** A traced transaction and the block in which it was traced. */
export interface ReadTrace {
  readonly blockNumber: number;
  readonly txIndex: number;
  readonly blockHash: Hex;
  readonly trace: ParsedTrace;
}

const CALLS: RowTarget<InternalTransaction> = {
  table: 'chain.internal_transactions',
  columns: [
    ['block_number', 'bigint', (row) => row.blockNumber],
    ['tx_index', 'integer', (row) => row.txIndex],
    ['trace_index', 'integer', (row) => row.traceIndex],
    ['trace_address', 'text', (row) => `{${row.traceAddress.join()}}`],
    ['type', 'text', (row) => row.type],
    ['from', 'bytea', (row) => toBytea(row.from)],
    ['to', 'bytea', (row) => row.to && toBytea(row.to)],
    ['contract_address', 'bytea', (row) => row.contractAddress && toBytea(row.contractAddress)],
    ['value', 'numeric', (row) => row.value.toString()],
    ['gas', 'bigint', (row) => row.gas],
    ['gas_used', 'bigint', (row) => row.gasUsed],
    ['input', 'bytea', (row) => toBytea(row.input)],
    ['output', 'bytea', (row) => toBytea(row.output)],
    ['error', 'text', (row) => row.error],
    ['is_successful', 'boolean', (row) => row.isSuccessful],
    ['timestamp', 'timestamptz', (row) => row.timestamp],
  ],
  // `unnest` flattens nested arrays, so the trace address is passed as text.
  select: `block_number, tx_index, trace_index, trace_address::integer[], type, "from", "to", contract_address, value,
    gas, gas_used, input, output, error, is_successful, timestamp`,
};

// The contract that a transaction itself creates already has a row, which lacks only the data known from
// the trace.
const TRACED_CREATIONS: RowTarget<ContractCreation> = {
  ...CREATIONS,
  onConflict: `on conflict (address, block_number, tx_index, trace_index) do update set
    code_hash = excluded.code_hash, code_size = excluded.code_size`,
};

/**
 * Writes traces and removes them from the queue. Traces of blocks that were unindexed meanwhile are
 * dropped.
 */
export async function writeTraces(client: Client, traces: readonly ReadTrace[]): Promise<void> {
  if (traces.length === 0) return;
  await runInTransaction(client, async () => {
    await lockDetails(client);
    const { rows } = await client.query<{ block_hash: Buffer; tx_index: number }>(
      `delete from chain.pending_traces pending
       using unnest($1::bytea[], $2::integer[]) as traced (block_hash, tx_index)
       where pending.block_number = any($3::bigint[])
         and pending.block_hash = traced.block_hash and pending.tx_index = traced.tx_index
       returning pending.block_hash, pending.tx_index`,
      [
        traces.map((trace) => toBytea(trace.blockHash)),
        traces.map((trace) => trace.txIndex),
        traces.map((trace) => trace.blockNumber),
      ],
    );
    const expected = new Set(rows.map((row) => `${toHex(row.block_hash)} ${row.tx_index}`));
    const expectedTraces = traces
      .filter((trace) => expected.has(`${trace.blockHash} ${trace.txIndex}`))
      .map(({ trace }) => trace);
    const calls = expectedTraces.flatMap((trace) => trace.calls);
    await insertRows(client, CALLS, calls);
    await insertRows(
      client,
      TRACED_CREATIONS,
      expectedTraces.flatMap((trace) => trace.creations),
    );
    await queueBalances(client, listInnerMovers(calls));
  });
}

function listInnerMovers(calls: readonly InternalTransaction[]): Hex[] {
  return calls
    .filter((call) => call.value > 0n)
    .flatMap(({ from, to, contractAddress }) => [from, to, contractAddress])
    .filter((address) => address !== null);
}
