import { randomBytes } from 'node:crypto';
import { enqueue } from '@nova/db/enqueue';
import { outbox } from '@nova/db/schema/outbox';
import { recoveries } from '@nova/db/schema/wallet';
import { AppError } from '@nova/shared/errors';
import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import { COMPLETE_RECOVERY, type CompleteRecovery } from '@nova/shared/passkey/recovery-operations';
import type { Recovery } from '@nova/shared/passkey/recovery-schemas';
import { and, eq, inArray } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import { readRecovery } from './read-recovery.ts';
import { consumeChange } from './recovery-rates.ts';

/** Allowance for a chain clock that lags slightly behind ours. */
const MARGIN_MS = 2_000;

/**
 * Queues the completion of a recovery whose delay has passed. Doing so again changes nothing.
 * @throws AppError `recovery_unknown`, `recovery_closed`, `recovery_waiting`, `rate_limited`, `unavailable`
 */
export async function completeRecovery(
  context: ApiContext,
  id: string,
  clientAddress: string,
): Promise<Recovery> {
  const { db, clock } = context;
  await consumeChange(context, clientAddress);
  const { recovery, row } = await readRecovery(context, id);
  if (recovery.status === 'completed' || recovery.status === 'completing') return recovery;
  if (recovery.status !== 'waiting' || recovery.effective_at === null) {
    throw new AppError(PASSKEY_ERRORS.recoveryClosed, {
      message: 'This recovery is not waiting for its completion. Reload the page to see its state.',
    });
  }
  if (clock() < Date.parse(recovery.effective_at) + MARGIN_MS) {
    throw new AppError(PASSKEY_ERRORS.recoveryWaiting, {
      message: `This recovery can be completed from ${recovery.effective_at} on.`,
      details: { effectiveAt: recovery.effective_at },
    });
  }
  const { account, x, y } = row;
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(recoveries).where(eq(recoveries.id, id)).for('update');
    const earlier = locked?.completeOperationId ?? null;
    const isOpen =
      earlier !== null &&
      (await tx.$count(
        outbox,
        and(eq(outbox.operationId, earlier), inArray(outbox.status, ['queued', 'signed'])),
      )) > 0;
    if (isOpen) return;
    const operationId: Hex = `0x${randomBytes(32).toString('hex')}`;
    const payload: CompleteRecovery = { account, x, y };
    await enqueue(tx, { lane: 'gas', kind: COMPLETE_RECOVERY, operationId, payload });
    await tx.update(recoveries).set({ completeOperationId: operationId }).where(eq(recoveries.id, id));
  });
  return (await readRecovery(context, id)).recovery;
}
