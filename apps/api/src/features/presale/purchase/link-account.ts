import { enqueue } from '@nova/db/enqueue';
import {
  requestLink,
  createOperationId,
  lockLink,
  setLink,
  toLinkPayload,
} from '@nova/presale/account-links';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { CANCEL_LINK } from '@nova/shared/presale/operations';
import type { ApiContext } from '../../../http/api-context.ts';

/**
 * Cancels a pending link.
 * @throws AppError `not_found` if none is pending
 */
export async function cancelLink(context: ApiContext, userId: string): Promise<void> {
  const isDone = await lockLink(context.db, userId, 'waiting', async (tx, row) => {
    const operationId = createOperationId();
    await enqueue(tx, { lane: 'money', kind: CANCEL_LINK, operationId, payload: toLinkPayload(row) });
    await setLink(tx, row, { linkState: 'cancelling', linkOperationId: operationId });
  });
  if (!isDone) throw new AppError(COMMON_ERRORS.notFound, { message: 'There is no pending link to cancel.' });
}

/**
 * Restarts a canceled link to the primary wallet.
 * @throws AppError `not_found` if there is nothing to link
 */
export async function restartLink(context: ApiContext, userId: string): Promise<void> {
  const isDone = await lockLink(context.db, userId, 'cancelled', requestLink);
  if (!isDone)
    throw new AppError(COMMON_ERRORS.notFound, { message: 'There are no coins to link to this wallet.' });
}
