import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { toBytea } from '@nova/runtime/hex-bytes';
import { insertRows, type RowTarget } from '../lib/insert-rows.ts';
import type { ChainBlock, ChainTransaction } from './chain-block.ts';

type OrphanedTransaction = ChainTransaction & { readonly blockHash: Hex };

const BLOCKS: RowTarget<ChainBlock> = {
  table: 'chain.orphaned_blocks',
  columns: [
    ['hash', 'bytea', (row) => toBytea(row.hash)],
    ['number', 'bigint', (row) => row.number],
    ['parent_hash', 'bytea', (row) => toBytea(row.parentHash)],
    ['timestamp', 'timestamptz', (row) => row.timestamp],
    ['miner', 'bytea', (row) => toBytea(row.miner)],
  ],
  // A block may return to the chain and be removed again.
  onConflict: 'on conflict (hash) do update set orphaned_at = excluded.orphaned_at',
};

const TRANSACTIONS: RowTarget<OrphanedTransaction> = {
  table: 'chain.orphaned_transactions',
  columns: [
    ['block_hash', 'bytea', (row) => toBytea(row.blockHash)],
    ['tx_index', 'integer', (row) => row.index],
    ['hash', 'bytea', (row) => toBytea(row.hash)],
    ['from', 'bytea', (row) => toBytea(row.from)],
    ['to', 'bytea', (row) => row.to && toBytea(row.to)],
    ['value', 'numeric', (row) => row.valueWei.toString()],
    ['nonce', 'bigint', (row) => row.nonce],
  ],
  onConflict: 'on conflict do nothing',
};

/** Stores what users may still look up about removed blocks: headers and contents. */
export async function storeOrphans(client: ClientBase, blocks: readonly ChainBlock[]): Promise<void> {
  const transactions = blocks.flatMap((block) =>
    block.transactions.map((transaction) => ({ ...transaction, blockHash: block.hash })),
  );
  await insertRows(client, BLOCKS, blocks);
  await insertRows(client, TRANSACTIONS, transactions);
}
