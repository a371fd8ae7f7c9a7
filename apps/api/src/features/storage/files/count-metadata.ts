import { metadataUsage } from '@nova/db/schema/storage';
import { SECONDS_PER_DAY } from '@nova/shared/energy/rules';
import { AppError } from '@nova/shared/errors';
import { METADATA_BYTES_PER_DAY, METADATA_PER_DAY } from '@nova/shared/storage/constants';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { sql } from 'drizzle-orm';
import type { ApiContext } from '../../../http/api-context.ts';

/**
 * Counts a metadata document toward an account's quota for the UTC day.
 * @throws AppError `upload_quota`
 */
export async function countMetadata(
  { db, clock }: Pick<ApiContext, 'db' | 'clock'>,
  userId: string,
  bytes: number,
): Promise<void> {
  const now = Math.floor(clock() / 1000);
  const day = Math.floor(now / SECONDS_PER_DAY);
  const { documents: documentsUsed, bytes: bytesUsed, day: dayUsed } = metadataUsage;
  const isNewDay = sql`${dayUsed} <> ${day}`;
  const counted = await db
    .insert(metadataUsage)
    .values({ userId, day, documents: 1, bytes })
    .onConflictDoUpdate({
      target: metadataUsage.userId,
      set: {
        day,
        documents: sql`case when ${isNewDay} then 1 else ${documentsUsed} + 1 end`,
        bytes: sql`case when ${isNewDay} then ${bytes} else ${bytesUsed} + ${bytes} end`,
      },
      setWhere: sql`${isNewDay} or (${documentsUsed} < ${METADATA_PER_DAY} and ${bytesUsed} + ${bytes} <= ${METADATA_BYTES_PER_DAY})`,
    })
    .returning({ day: dayUsed });
  if (counted.length > 0) return;
  throw new AppError(STORAGE_ERRORS.uploadQuota, {
    message: "You've reached today's limit for new NFTs, collections and tokens. Please try again tomorrow.",
    details: { retryAfterSeconds: (day + 1) * SECONDS_PER_DAY - now },
  });
}
