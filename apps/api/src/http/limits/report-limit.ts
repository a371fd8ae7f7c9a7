import type { Transaction } from '@nova/db/database';
import { users } from '@nova/db/schema/account';
import type { nftReports } from '@nova/db/schema/market';
import type { tokenReports } from '@nova/db/schema/token';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { and, eq, gt, type SQL } from 'drizzle-orm';

const DAY_SECONDS = 86_400;

interface Reporter {
  readonly userId: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Refuses a report if its account has reported the limit of other subjects within 24 hours. Locks the account, so
 * that concurrent reports are counted one after the other.
 * @param isOther is true for reports of other subjects
 * @throws AppError `report_limit`
 */
export async function limitReports(
  tx: Transaction,
  { userId, now }: Reporter,
  reports: typeof nftReports | typeof tokenReports,
  isOther: SQL,
  limit: number,
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const since = new Date(now - DAY_SECONDS * 1_000);
  const isOfToday = and(eq(reports.userId, userId), gt(reports.createdAt, since), isOther);
  if ((await tx.$count(reports, isOfToday)) < limit) return;
  throw new AppError(COMMON_ERRORS.reportLimit, {
    message: "You've reached today's report limit. Please try again tomorrow.",
    details: { retryAfterSeconds: DAY_SECONDS },
  });
}
