import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { toBytes, toHex } from '../lib/hex-bytes.ts';

/** The newest indexed block. */
export interface Cursor {
  readonly number: number;
  readonly hash: Hex;
}

/** Cursor before the genesis block, for an empty index. */
export const EMPTY_CURSOR: Cursor = { number: -1, hash: `0x${'00'.repeat(32)}` };

export async function loadCursor(client: ClientBase): Promise<Cursor> {
  const { rows } = await client.query<{ number: string; hash: Buffer }>(
    'select block_number as number, block_hash as hash from chain.sync_state',
  );
  const row = rows[0];
  return row ? { number: Number(row.number), hash: toHex(row.hash) } : EMPTY_CURSOR;
}

/**
 * Moves the cursor in the transaction that writes or removes the blocks in between.
 * @throws Error if the cursor is not where this process left it, because another process writes the index.
 */
export async function moveCursor(
  client: ClientBase,
  genesisHash: Hex,
  from: Cursor,
  to: Cursor,
): Promise<void> {
  const values = [to.number, toBytes(to.hash)];
  const result =
    from.number < 0
      ? await client.query(
          `insert into chain.sync_state (block_number, block_hash, genesis_hash) values ($1, $2, $3)
           on conflict do nothing`,
          [...values, toBytes(genesisHash)],
        )
      : await client.query(
          `update chain.sync_state set block_number = $1, block_hash = $2, updated_at = now()
           where block_hash = $3`,
          [...values, toBytes(from.hash)],
        );
  if (result.rowCount !== 1) throw new Error('the index was changed by another process');
}
