import { type RealtimeEvent, realtimeEventSchema, userChannel } from '@nova/shared/realtime/schemas';
import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import { toBytea, toHex } from '@nova/runtime/hex-bytes';
import type { LiveEvent } from '../../sync/feature-handler.ts';

interface Row {
  user_id: string;
  action_id: Buffer;
  action_key: string;
  points: number;
  occurred_at: string;
  is_revoked: boolean;
  block_number: string;
  block_hash: Buffer;
  transaction_hash: Buffer;
}

/**
 * Returns the notifications for the users behind these actions. Actions without a user of ours yield none.
 */
export async function readActionEvents(client: ClientBase, actionIds: readonly Hex[]): Promise<LiveEvent[]> {
  if (actionIds.length === 0) return [];
  const { rows } = await client.query<Row>(
    `select accepted.user_id, sealed.action_id, sealed.action_key, sealed.points, sealed.occurred_at,
       sealed.revoked_block_number is not null as is_revoked, sealed.block_number,
       block.hash as block_hash, transaction.hash as transaction_hash
     from chain.actions sealed
     join app.actions accepted using (action_id)
     join chain.blocks block on block.number = sealed.block_number
     join chain.transactions transaction using (block_number, tx_index)
     where sealed.action_id = any($1::bytea[])
     order by sealed.block_number, sealed.log_index`,
    [actionIds.map(toBytea)],
  );
  return rows.map((row) => ({ channel: userChannel(row.user_id), data: toEvent(row) }));
}

function toEvent(row: Row): RealtimeEvent {
  return realtimeEventSchema.parse({
    type: 'action',
    action: {
      action_id: toHex(row.action_id),
      action_key: row.action_key,
      points: row.points,
      occurred_at: new Date(Number(row.occurred_at) * 1000).toISOString(),
      status: row.is_revoked ? 'revoked' : 'sealed',
      block_number: Number(row.block_number),
      block_hash: toHex(row.block_hash),
      transaction_hash: toHex(row.transaction_hash),
    },
  } satisfies RealtimeEvent);
}
