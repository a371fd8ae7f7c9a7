import type { Queryable } from '@nova/db/database';
import { recoveries, recoverySignatures } from '@nova/db/schema/wallet';
import { AppError } from '@nova/shared/errors';
import { PASSKEY_ERRORS } from '@nova/shared/passkey/errors';
import { asc, eq } from 'drizzle-orm';

export type RecoveryRow = typeof recoveries.$inferSelect;

/** Finds a recovery by its ID. @throws AppError `recovery_unknown` */
export async function findRecovery(db: Queryable, id: string): Promise<RecoveryRow> {
  const [row] = await db.select().from(recoveries).where(eq(recoveries.id, id));
  if (row) return row;
  throw new AppError(PASSKEY_ERRORS.recoveryUnknown, {
    message: 'This recovery does not exist. Check the link, or start again.',
  });
}

/** Returns the positions of the guardians who have signed. */
export async function listSigned(db: Queryable, id: string): Promise<number[]> {
  const rows = await db
    .select({ index: recoverySignatures.index })
    .from(recoverySignatures)
    .where(eq(recoverySignatures.recoveryId, id))
    .orderBy(asc(recoverySignatures.index));
  return rows.map(({ index }) => index);
}

/** Ends a change of a recovery that no longer collects signatures. */
export function refuseClosed(): never {
  throw new AppError(PASSKEY_ERRORS.recoveryClosed, {
    message: 'This recovery no longer needs signatures. Reload the page to see its state.',
  });
}
