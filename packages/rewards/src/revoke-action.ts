import { createHash } from 'node:crypto';
import type { Transaction } from '@nova/db/database';
import { enqueue } from '@nova/db/enqueue';
import { actions } from '@nova/db/schema/energy';
import { outbox } from '@nova/db/schema/outbox';
import { REVOKE_ACTION } from '@nova/shared/energy/record-action';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { eq } from 'drizzle-orm';
import type { Hex } from 'viem';

/**
 * Revokes a credited action once: unspent points are removed immediately, and the rest becomes a debt
 * against later credits. The action still counts in all limits. The outbox row follows the action's own row
 * in the same lane, so the action is recorded first.
 * @returns true if this call revoked it
 * @throws AppError `not_found`
 */
export async function revokeWithin(tx: Transaction, actionId: Hex): Promise<boolean> {
  const [action] = await tx
    .select({ id: actions.actionId })
    .from(actions)
    .where(eq(actions.actionId, actionId));
  if (!action) throw new AppError(COMMON_ERRORS.notFound, { message: 'Action not found. Check its ID.' });
  const operationId: Hex = `0x${createHash('sha256').update(`revoke ${actionId}`).digest('hex')}`;
  const [known] = await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.operationId, operationId));
  if (known) return false;
  await enqueue(tx, { lane: 'actions', kind: REVOKE_ACTION, operationId, payload: { actionId } });
  return true;
}
