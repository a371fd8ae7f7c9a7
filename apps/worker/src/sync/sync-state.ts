import type { ClientBase, Pool } from 'pg';
import type { Hex } from 'viem';
import { toBytes, toHex } from '@nova/runtime/hex-bytes';

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

/** The newest recorded move of the chain to another network. */
export interface Move {
  /** First block of the new network. */
  readonly first: Cursor;
  /** Hash of the block before it, the last one of the old chain. */
  readonly lastHash: Hex;
}

/** Returns the newest recorded move, or null for a chain that never moved. */
export async function loadMove(client: ClientBase | Pool): Promise<Move | null> {
  const { rows } = await client.query<{ number: string; hash: Buffer; last_hash: Buffer }>(
    `select first_block as number, first_hash as hash, last_hash from chain.moves
     order by first_block desc limit 1`,
  );
  const row = rows[0];
  return row
    ? { first: { number: Number(row.number), hash: toHex(row.hash) }, lastHash: toHex(row.last_hash) }
    : null;
}

/**
 * Returns whether a block follows the cursor: it names the cursor's block as its parent, or it is the first block
 * after a recorded move and the cursor is the last block before it.
 */
export function follows(
  block: Cursor & { readonly parentHash: Hex },
  cursor: Cursor,
  move: Move | null,
): boolean {
  if (block.parentHash === cursor.hash) return true;
  return (
    move !== null &&
    cursor.hash === move.lastHash &&
    block.number === move.first.number &&
    block.hash === move.first.hash
  );
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
