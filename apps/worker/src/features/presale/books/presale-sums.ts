import type { Database, Queryable } from '@nova/db/database';
import { sql } from 'drizzle-orm';

/** The public figures of the sale, from one of two sources. */
export interface Sums {
  /** Number of completed purchases. */
  readonly completed: bigint;
  readonly usdtUnits: bigint;
  /** Number of completed purchases with a bonus. */
  readonly withBonus: bigint;
  /** Total of completed purchases without a real payment. */
  readonly simulatedUnits: bigint;
  /** Number of purchases with entries in the ledger. */
  readonly logged: bigint;
}

/** Reads the sums that triggers store, which the api publishes. */
export function readStoredSums(tx: Queryable): Promise<Sums> {
  return readSums(
    tx,
    sql`select coalesce(sum(completed), 0) as completed, coalesce(sum(usdt_units), 0) as usdt,
      coalesce(sum(with_bonus), 0) as bonus, coalesce(sum(simulated_units), 0) as simulated,
      coalesce(sum(logged), 0) as logged from app.presale_sum_changes`,
  );
}

/** Counts the same figures in all purchases and ledger entries. */
export function countSums(tx: Queryable): Promise<Sums> {
  return readSums(
    tx,
    sql`select count(*) as completed, coalesce(sum(usdt_amount), 0) as usdt,
      count(*) filter (where bonus_tokens > 0) as bonus,
      coalesce(sum(usdt_amount) filter (where is_simulated), 0) as simulated,
      (select count(*) from (select distinct purchase_id from app.presale_ledger) purchases) as logged
    from app.presale_purchases where status = 'completed'`,
  );
}

/** Replaces the rows that were added since the last time by their sum, so that reading them stays cheap. */
export async function mergeSums(db: Database): Promise<void> {
  await db.execute(sql`select app.merge_presale_sums()`);
}

async function readSums(tx: Queryable, query: ReturnType<typeof sql>): Promise<Sums> {
  type Row = Record<'completed' | 'usdt' | 'bonus' | 'simulated' | 'logged', string>;
  const { completed, usdt, bonus, simulated, logged } = (await tx.execute<Row>(query)).rows[0]!;
  return {
    completed: BigInt(completed),
    usdtUnits: BigInt(usdt),
    withBonus: BigInt(bonus),
    simulatedUnits: BigInt(simulated),
    logged: BigInt(logged),
  };
}
