import type { Queryable } from '@nova/db/database';
import { contractVerifications } from '@nova/db/schema/contract';
import { CONTRACT_ERRORS } from '@nova/shared/contract/errors';
import type { VerificationStatus } from '@nova/shared/contract/schemas';
import { AppError } from '@nova/shared/errors';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';

/** Returns the progress of a verification request. @throws AppError `verification_not_found` */
export async function readVerification(db: Queryable, id: string): Promise<VerificationStatus> {
  const [row] = await db.select().from(contractVerifications).where(eq(contractVerifications.id, id));
  if (!row) {
    throw new AppError(CONTRACT_ERRORS.notFound, {
      message: 'Verification request not found. Results are kept for one week.',
    });
  }
  const { address, status, match, failure, failureMessage } = row;
  const position = status === 'queued' ? await countUpTo(db, id) : 0;
  return {
    id,
    address,
    status,
    position,
    match,
    failure: failure === null ? null : { code: failure, message: failureMessage ?? '' },
  };
}

async function countUpTo(db: Queryable, id: string): Promise<number> {
  // Compared in the database, because a Date has no microseconds.
  const own = db
    .select({ createdAt: contractVerifications.createdAt })
    .from(contractVerifications)
    .where(eq(contractVerifications.id, id));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(contractVerifications)
    .where(and(isNull(contractVerifications.finishedAt), lte(contractVerifications.createdAt, own)));
  return row!.count;
}
