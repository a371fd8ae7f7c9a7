import type { Database, Queryable } from '@nova/db/database';
import { demoSessions } from '@nova/db/schema/demo';
import { welcomeBonuses } from '@nova/db/schema/faucet';
import {
  type AwardWelcome,
  grantWelcome,
  lockWelcomeDay,
  readDayLimits,
  readWelcomeStatus,
} from '@nova/rewards/welcome-grant';
import type { Logger } from '@nova/runtime/logger';
import { and, asc, eq, isNull, lte, notExists, sql } from 'drizzle-orm';
import { retryEach } from '../../lib/retries/retry-each.ts';
import { toRetryPauseMs } from '../../lib/retries/retry-pause.ts';

/** Waiting bonuses processed per run. */
const GRANTED_AT_ONCE = 200;

interface GrantServices {
  readonly db: Database;
  readonly clock: () => number;
  readonly logger: Logger;
}

/**
 * Grants waiting bonuses in the order in which they are due, as far as the daily limit allows. A bonus that
 * cannot be granted, because of its network or an error, is skipped and retried after a delay. Safe to run
 * in several processes at once.
 */
export async function grantWaiting(
  { db, clock, logger }: GrantServices,
  award: AwardWelcome,
): Promise<number> {
  const waiting = await db
    .select()
    .from(welcomeBonuses)
    .where(
      and(
        isNull(welcomeBonuses.grantedAt),
        lte(welcomeBonuses.nextAttemptAt, new Date(clock())),
        notExists(demoOfRow(db)),
      ),
    )
    .orderBy(asc(welcomeBonuses.nextAttemptAt), asc(welcomeBonuses.requestedAt))
    .limit(GRANTED_AT_ONCE);
  return retryEach(waiting, {
    logger,
    name: 'welcome bonus',
    attempt: ({ address, userId, network, wideNetwork }) =>
      db.transaction(async (tx) => {
        await lockWelcomeDay(tx);
        const now = clock();
        if ((await readWelcomeStatus(tx, address)).isGranted) return 'done';
        const { waitsFor } = await readDayLimits(tx, { network, wideNetwork }, now);
        if (waitsFor === 'day') return 'stop';
        if (waitsFor === 'network') return 'later';
        await grantWelcome(tx, award, { userId, address }, now);
        return 'done';
      }),
    postpone: async ({ address, attempts }) => {
      const nextAttemptAt = new Date(clock() + toRetryPauseMs(attempts + 1));
      await db
        .update(welcomeBonuses)
        .set({ attempts: attempts + 1, nextAttemptAt })
        .where(eq(welcomeBonuses.address, address));
    },
  });
}

function demoOfRow(db: Queryable) {
  return db
    .select({ one: sql`1` })
    .from(demoSessions)
    .where(eq(demoSessions.userId, welcomeBonuses.userId));
}
