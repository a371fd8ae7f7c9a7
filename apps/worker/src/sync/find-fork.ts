import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { toHex } from '@nova/runtime/hex-bytes';
import type { ChainReader } from './chain-reader.ts';
import type { Cursor } from './sync-state.ts';

/** Hashes compared per round trip. */
const STEP = 64;

export type Fork =
  /** The chain contains everything in the index. */
  | { readonly kind: 'none' }
  /**
   * The node's chain is shorter than the index and agrees up to its head: the node lags, which does not
   * prove a reorg.
   */
  | { readonly kind: 'behind'; readonly height: number }
  /** The chain has different blocks above `ancestor`. */
  | { readonly kind: 'reorg'; readonly ancestor: Cursor }
  /** The chain differs by more blocks than may be replaced. */
  | { readonly kind: 'too_deep' };

/**
 * Compares the hashes of index and chain, from the cursor down to the lowest block that may be replaced or that the
 * network has.
 */
export async function findFork(
  client: ClientBase,
  reader: ChainReader,
  cursor: Cursor,
  lowest: number,
): Promise<Fork> {
  let differsSomewhere = false;
  for (let top = cursor.number; top >= lowest; top -= STEP) {
    const heights = range(top, Math.max(lowest, top - STEP + 1));
    const theirs = await reader.readHashes(heights);
    const ours = await loadHashes(client, heights);
    for (const [index, height] of heights.entries()) {
      const hash = ours.get(height);
      const theirHash = theirs[index] ?? null;
      // Below the first block of an engine that does not start at 0.
      if (hash === undefined) continue;
      if (hash === theirHash) {
        if (height === cursor.number) return { kind: 'none' };
        if (!differsSomewhere) return { kind: 'behind', height };
        return { kind: 'reorg', ancestor: { number: height, hash } };
      }
      if (theirHash !== null) differsSomewhere = true;
    }
  }
  return differsSomewhere ? { kind: 'too_deep' } : { kind: 'behind', height: lowest - 1 };
}

function range(from: number, downTo: number): number[] {
  return Array.from({ length: from - downTo + 1 }, (_, index) => from - index);
}

async function loadHashes(client: ClientBase, heights: readonly number[]): Promise<Map<number, Hex>> {
  const { rows } = await client.query<{ number: string; hash: Buffer }>(
    'select number, hash from chain.blocks where number = any($1::bigint[])',
    [heights],
  );
  return new Map(rows.map((row) => [Number(row.number), toHex(row.hash)]));
}
