import type { Database } from '@nova/db/database';
import { sql } from 'drizzle-orm';

/** Maximum time that writers to the books wait while the end of the books is determined. */
const LOCK_TIMEOUT = '500ms';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Sums the books up to their last line and stores the totals, so that the admin page adds only later lines.
 * Skipped until the next run if a writer holds the lock for long.
 */
export async function closeBooks(db: Database): Promise<void> {
  const end = await findEnd(db).catch((error: unknown) => {
    if (codeOf(error) === LOCK_NOT_AVAILABLE) return null;
    throw error;
  });
  if (end === null) return;
  await db.transaction(async (tx) => {
    // Two runs at once would insert the same rows; readers are not blocked.
    await tx.execute(sql`lock table app.presale_closing in exclusive mode`);
    await tx.execute(sql`delete from app.presale_closing`);
    await tx.execute(sql`
      insert into app.presale_closing (account, asset, amount, ledger_id)
      select account, asset, sum(amount), ${end}::bigint from (
        select debit as account, asset, amount from app.presale_ledger where id <= ${end}
        union all select credit, asset, -amount from app.presale_ledger where id <= ${end}
      ) lines group by account, asset`);
  });
}

/**
 * Returns the last line after which no earlier one can appear: a line gets its number before it is
 * committed, so this waits for all current writers. Returns null if there is none.
 */
async function findEnd(db: Database): Promise<number | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = '${LOCK_TIMEOUT}'`));
    await tx.execute(sql`lock table app.presale_ledger in share mode`);
    const { rows } = await tx.execute<{ end: string | null }>(
      sql`select max(id)::text as "end" from app.presale_ledger`,
    );
    const last = rows[0]?.end ?? null;
    return last === null ? null : Number(last);
  });
}

function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code ?? (cause instanceof Error ? codeOf(cause) : undefined);
}
