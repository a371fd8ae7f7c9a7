import { OUTBOX_LANES } from '@nova/shared/admin/lists';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { toBytes, toHex } from '@nova/runtime/hex-bytes';
import { tryLock } from '@nova/worker/lib/jobs/exclusive-job';
import { runInTransaction } from '@nova/worker/lib/run-in-transaction';
import { FILL_NONCE } from '@nova/worker/outbox/fill-nonce';
import { OutboxStore } from '@nova/worker/outbox/outbox-store';
import { isVoided } from '@nova/worker/outbox/read-signed-operation';
import type { Client } from 'pg';
import type { Hex } from 'viem';
import type { MoveManifest } from './move-folder.ts';

/** First block of the new network. */
export interface FirstBlock {
  readonly number: number;
  readonly hash: Hex;
}

export type IndexState = 'at the end of the old chain' | 'moved';

/**
 * Returns whether the index is ready for the move, or has already made it.
 * @throws ConfigurationError if it is neither
 */
export async function requireIndexAtEnd(
  client: Client,
  manifest: MoveManifest,
  first: FirstBlock,
): Promise<IndexState> {
  const { block, genesisHash } = manifest;
  const { rows } = await client.query<{ genesis_hash: Buffer; number: string; hash: Buffer }>(
    'select genesis_hash, block_number as number, block_hash as hash from chain.sync_state',
  );
  const [state] = rows;
  if (state === undefined)
    throw new ConfigurationError(
      'The database has no indexed blocks; set DATABASE_URL to the one of the old chain.',
    );
  const indexed = toHex(state.genesis_hash);
  if (indexed === first.hash) return 'moved';
  if (indexed !== genesisHash)
    throw new ConfigurationError(
      `The database belongs to the chain with genesis ${indexed}, but the export is of ${genesisHash}. Set DATABASE_URL to the database of the exported chain.`,
    );
  const number = Number(state.number);
  if (number < block.number)
    throw new ConfigurationError(
      `The index is at block ${number}, but the exported chain ends with ${block.number}. Start the old Nova until its index has the last block, stop it, and export again.`,
    );
  if (number > block.number || toHex(state.hash) !== block.hash)
    throw new ConfigurationError(
      `The index has block ${number} with the hash ${toHex(state.hash)}, but the exported chain ends with ${block.number}, ${block.hash}: the old chain continued after the export. Stop the old Nova and export again.`,
    );
  await requireRead(client);
  return 'at the end of the old chain';
}

/** Only the old node can trace the old transactions. */
async function requireRead(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: string }>(
    `select count(*) as count from chain.pending_traces where state = 'pending'`,
  );
  const count = Number(rows[0]!.count);
  if (count === 0) return;
  throw new ConfigurationError(
    `The calls inside ${count} transactions have not been read, and the new network cannot tell them. Start the old Nova for a few minutes, stop it, and export again.`,
  );
}

/**
 * Keeps every worker from indexing and sending for the session of `client`.
 * @throws ConfigurationError while one of them runs
 */
export async function lockOutWorkers(client: Client): Promise<void> {
  for (const name of ['indexer', ...OUTBOX_LANES.map((lane) => `outbox ${lane}`)]) {
    if (await tryLock(client, name)) continue;
    throw new ConfigurationError(
      'A worker is running on this database. Stop every api and worker, and import again.',
    );
  }
}

/**
 * Records that the first block of the new network follows the last one of the old chain, and completes operations that
 * the old chain sealed last: the new network has no receipts of them, so that the worker would send them again.
 */
export async function recordMove(client: Client, manifest: MoveManifest, first: FirstBlock): Promise<void> {
  await runInTransaction(client, async () => {
    for (const lane of OUTBOX_LANES) await completeSealed(client, lane);
    await client.query(
      'insert into chain.moves (first_block, first_hash, last_hash, genesis_hash) values ($1, $2, $3, $4)',
      [first.number, toBytes(first.hash), toBytes(manifest.block.hash), toBytes(manifest.genesisHash)],
    );
    const { rowCount } = await client.query(
      `update chain.sync_state set genesis_hash = $1, updated_at = now()
       where genesis_hash = $2 and block_hash = $3`,
      [toBytes(first.hash), toBytes(manifest.genesisHash), toBytes(manifest.block.hash)],
    );
    if (rowCount !== 1) throw new Error('the index was changed by another process');
  });
}

async function completeSealed(client: Client, lane: (typeof OUTBOX_LANES)[number]): Promise<void> {
  const store = new OutboxStore(client, lane);
  const rows = (await store.listSigned()).filter((row) => !isVoided(row, FILL_NONCE.kind));
  const { rows: sealed } = await client.query<{ hash: Buffer; number: string }>(
    `select hash, block_number as number from chain.transactions
     where hash = any($1::bytea[]) and is_successful`,
    [rows.map(({ transactionHash }) => toBytes(transactionHash))],
  );
  const blocks = new Map(sealed.map(({ hash, number }) => [toHex(hash), Number(number)]));
  const done = rows.flatMap(({ id, transactionHash }) => {
    const blockNumber = blocks.get(transactionHash);
    return blockNumber === undefined ? [] : [{ id, blockNumber }];
  });
  if (done.length > 0) await store.markDone(done);
}
