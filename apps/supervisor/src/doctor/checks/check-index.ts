import { BEHIND_MAX } from '@nova/runtime/node-pool';
import { toHex } from '@nova/runtime/hex-bytes';
import { loadMove } from '@nova/worker/sync/sync-state';
import type { Pool } from 'pg';
import { numberToHex } from 'viem';
import { failure, type Finding, ok, warning } from '../finding.ts';
import type { ChainFacts } from '../read-chain.ts';

const CHECK = 'indexed blocks';
const NEVER_TWICE =
  'Nova sends nothing twice meanwhile: it keeps the nonce and the bytes of everything it has signed.';

/**
 * Checks whether the node has the newest block in the database: a node that lost its data or follows a fork has the
 * right genesis. Returns nothing for a database without blocks.
 */
export async function checkIndex(pool: Pool, { rpc, head }: ChainFacts): Promise<Finding[]> {
  const { rows } = await pool.query<{ number: string; hash: Buffer }>(
    'select block_number as number, block_hash as hash from chain.sync_state where block_number >= 0',
  );
  const [row] = rows;
  if (row === undefined) return [];
  const indexed = Number(row.number);
  const behind = indexed - head;
  if (behind > 0) return [judgeBehind(behind, head, indexed)];
  const move = await loadMove(pool);
  // Until the worker has indexed the first block after a move, the newest block is one of the old network.
  const hasMovedHere = move !== null && move.lastHash === toHex(row.hash);
  const known = hasMovedHere ? move.first : { number: indexed, hash: toHex(row.hash) };
  const block = await rpc.request<{ hash: string } | null>('eth_getBlockByNumber', [
    numberToHex(known.number),
    false,
  ]);
  if (block?.hash.toLowerCase() === known.hash && hasMovedHere)
    return [ok(CHECK, `The node continues the chain in the database after its move at block ${indexed}.`)];
  if (block?.hash.toLowerCase() === known.hash)
    return [ok(CHECK, `The node has the newest block in the database, ${indexed}.`)];
  return [
    failure(
      CHECK,
      `The node and the database have different blocks at height ${indexed}: the node follows a fork.`,
      `After a short reorg, the worker corrects the database by itself. If the error stays, connect a node of the chain in the database. ${NEVER_TWICE}`,
    ),
  ];
}

function judgeBehind(behind: number, head: number, indexed: number): Finding {
  if (behind <= BEHIND_MAX)
    return warning(
      CHECK,
      `The node is at block ${head}, ${behind} behind the database.`,
      'Check again in a minute.',
    );
  return failure(
    CHECK,
    `The node is at block ${head}, but the database has block ${indexed}: the node is still syncing, or it lost its data.`,
    `Wait until it has caught up, or restore its data from a backup or another node. ${NEVER_TWICE}`,
  );
}
