import { createHash } from 'node:crypto';
import type { Queryable } from '@nova/db/database';
import { JOB_CHANNELS, wakeJobs } from '@nova/db/job-channels';
import { catalogueChanges } from '@nova/db/schema/admin';
import type { WantedActionType } from '@nova/shared/energy/record-action';
import { BROWSER_POINTS_PER_DAY } from '@nova/shared/energy/catalogue';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Hex } from 'viem';

/**
 * Starts a catalog change: from the commit on, the key is not awarded until the ledger has the new row.
 * @throws AppError `invalid_input`; `idempotency_conflict` while another change of the key is pending
 */
export async function requestCatalogueChange(
  db: Queryable,
  actionKey: string,
  wanted: WantedActionType,
  now: number,
): Promise<void> {
  if (wanted.source === 'browser' && wanted.points > BROWSER_POINTS_PER_DAY) {
    const message = `A browser action can earn at most ${BROWSER_POINTS_PER_DAY} points. Enter a lower number.`;
    throw new AppError(COMMON_ERRORS.invalidInput, { message });
  }
  const operationId: Hex = `0x${createHash('sha256')
    .update(`action type ${actionKey} ${now} ${JSON.stringify(wanted)}`)
    .digest('hex')}`;
  const [begun] = await db
    .insert(catalogueChanges)
    .values({ actionKey, operationId, wanted, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ key: catalogueChanges.actionKey });
  if (begun) return wakeJobs(db, JOB_CHANNELS.catalogue);
  throw new AppError(COMMON_ERRORS.idempotencyConflict, {
    message: 'A change to this action is already being written to the chain. Please wait for its block.',
  });
}
