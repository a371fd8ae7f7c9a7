import { recordActionSchema, revokeActionSchema } from '@nova/shared/energy/record-action';
import { toHex } from '@nova/runtime/hex-bytes';
import { checkAgainst, type CheckRows, SIGN } from '../../outbox/row-check.ts';

interface AcceptedAction {
  operation_id: Buffer;
  account: Buffer;
  user_hash: Buffer;
  action_key: string;
  occurred_at: string;
}

/** Accepts an action only if it is recorded exactly as it was accepted. */
export const checkRecord: CheckRows = checkAgainst(
  (client, ids) =>
    client.query<AcceptedAction>(
      `select action_id as operation_id, account, user_hash, action_key, occurred_at
   from app.actions where action_id = any($1::bytea[])`,
      [ids],
    ),
  (row, accepted) => {
    const { actionId, account, userHash, actionKey, occurredAt } = recordActionSchema.parse(row.payload);
    const isSame =
      actionId === row.operationId &&
      account === toHex(accepted.account) &&
      userHash === toHex(accepted.user_hash) &&
      actionKey === accepted.action_key &&
      occurredAt === Number(accepted.occurred_at);
    return isSame ? null : 'a different action was accepted with this ID';
  },
);

/**
 * Actions whose points are revoked: those of a refunded purchase and those an administrator selected. Both
 * sources are written in the same transaction as the row.
 */
const REVOKED = `select a.action_id from app.actions a where a.action_id = any($1::bytea[]) and (
    exists (select from app.purchase_rewards p where p.refunded_at is not null
      and a.action_id in (p.buyer_action_id, p.referrer_action_id))
    or exists (select from app.audit_log l join app.audit_changes c on c.audit_id = l.id
      where l.action = 'revoke action' and l.is_allowed
        and l.details->>'id' = '0x' || encode(a.action_id, 'hex')))`;

/** Accepts a revocation only if its reason is on record. */
export const checkRevoke: CheckRows = async (rows, { client }) => {
  const named = rows.map((row) => ({ row, id: revokeActionSchema.parse(row.payload).actionId }));
  const found = await client.query<{ action_id: Buffer }>(REVOKED, [
    named.map(({ id }) => `\\x${id.slice(2)}`),
  ]);
  const revoked = new Set(found.rows.map((row) => toHex(row.action_id)));
  return new Map(named.flatMap(({ row, id }) => (revoked.has(id) ? [[row.id, SIGN] as const] : [])));
};
