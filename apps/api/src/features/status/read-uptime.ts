import { DAY_MS } from '@nova/shared/durations';
import type { Database } from '@nova/db/database';
import { statusDays } from '@nova/db/schema/status';
import { CHAIN_SERVICE, STATUS_DAYS } from '@nova/shared/status/constants';
import { and, eq, gt, sql } from 'drizzle-orm';

/**
 * Returns the share of successful checks of the chain node in the last 90 UTC days, 0 to 1; null before the
 * first check.
 * @param now milliseconds since 1970
 */
export async function readUptime(db: Database, now: number): Promise<number | null> {
  const before = new Date(now - STATUS_DAYS * DAY_MS).toISOString().slice(0, 10);
  const [row] = await db
    .select({
      share: sql<number | null>`sum(${statusDays.answered})::float / nullif(sum(${statusDays.checks}), 0)`,
    })
    .from(statusDays)
    .where(and(eq(statusDays.service, CHAIN_SERVICE), gt(statusDays.day, before)));
  return row?.share ?? null;
}
