import { PLANNED_ANEW } from '@nova/db/queries/plan-names';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';

/** Converts hex to a PostgreSQL `bytea`. */
export function toBytes(hex: Hex): SQL {
  return sql`${Buffer.from(hex.slice(2), 'hex')}::bytea`;
}

/** Marks a query that needs a new plan for each value: some values have ten rows and one has a million. */
export const plannedAnew = sql.raw(PLANNED_ANEW);
