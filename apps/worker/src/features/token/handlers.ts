import type { ClientBase } from 'pg';
import { toBytea } from '@nova/runtime/hex-bytes';
import { insertRows, rowSet, type RowTarget } from '../../lib/insert-rows.ts';
import { INDEXED, type IndexedTopic } from '../../lib/jobs/job-signals.ts';
import { addToCounters } from '../../sync/counter-tables.ts';
import type { FeatureChange, FeatureHandler } from '../../sync/feature-handler.ts';
import { listTransfers, NOBODY, type TokenTransfer } from '../../sync/transfer-events.ts';
import { moveTokens } from './move-tokens.ts';
import { negateSums, summariseTransfers, type TokenSums } from './summarise-transfers.ts';

const TRANSFERS: RowTarget<TokenTransfer> = {
  table: 'chain.token_transfers',
  columns: [
    ['block_number', 'bigint', (row) => row.blockNumber],
    ['log_index', 'integer', (row) => row.logIndex],
    ['batch_index', 'integer', (row) => row.batchIndex],
    ['tx_index', 'integer', (row) => row.txIndex],
    ['token', 'bytea', (row) => toBytea(row.token)],
    ['kind', 'text', (row) => row.kind],
    ['from', 'bytea', (row) => toBytea(row.from)],
    ['to', 'bytea', (row) => toBytea(row.to)],
    ['amount', 'numeric', (row) => row.amount.toString()],
    ['token_id', 'numeric', (row) => (row.tokenId === null ? null : row.tokenId.toString())],
    ['timestamp', 'timestamptz', (row) => row.timestamp],
  ],
};

const PENDING: RowTarget<string> = {
  table: 'chain.pending_tokens',
  columns: [['address', 'bytea', (address) => address]],
  onConflict: `on conflict (address) do update set
    ticket = default, attempts = 0, next_attempt_at = now(), last_error = null`,
};

/** Indexes tokens: the standard's transfer events become transfers, balances and holders. */
export function createTokenHandler(): FeatureHandler {
  return {
    collect(blocks): FeatureChange {
      const transfers = listTransfers(blocks);
      const sums = summariseTransfers(transfers);
      return {
        tokenMoves: transfers.map(({ blockNumber, from, to }) => ({
          blockNumber,
          parties: [...new Set([from, to])].filter((address) => address !== NOBODY),
        })),
        rows: [rowSet(TRANSFERS, transfers)],
        insert: (client) => addTransfers(client, sums),
        remove: (client, fromHeight) => removeTransfers(client, sums, fromHeight),
      };
    },
  };
}

async function addTransfers(client: ClientBase, sums: TokenSums): Promise<readonly IndexedTopic[]> {
  if (sums.tokens.length === 0) return [];
  const newTokens = await moveTokens(client, sums);
  await insertRows(client, PENDING, newTokens.map(toBytea));
  if (newTokens.length === 0) return [INDEXED.transfers];
  await addToCounters(client, { tokens: newTokens.length });
  return [INDEXED.transfers, INDEXED.tokens];
}

async function removeTransfers(client: ClientBase, sums: TokenSums, fromHeight: number): Promise<void> {
  if (sums.tokens.length === 0) return;
  await moveTokens(client, negateSums(sums));
  const addresses = sums.tokens.map((token) => toBytea(token.address));
  await client.query(
    'delete from chain.token_balances where token = any($1::bytea[]) and transfer_count = 0',
    [addresses],
  );
  const removed = await client.query<{ address: Buffer }>(
    'delete from chain.tokens where address = any($1::bytea[]) and transfer_count = 0 returning address',
    [addresses],
  );
  const removedAddresses = removed.rows.map((row) => row.address);
  await client.query('delete from chain.pending_tokens where address = any($1::bytea[])', [removedAddresses]);
  await client.query('delete from chain.token_transfers where block_number >= $1', [fromHeight]);
  if (removedAddresses.length > 0) await addToCounters(client, { tokens: -removedAddresses.length });
}
