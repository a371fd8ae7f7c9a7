import { sql, type SQL } from 'drizzle-orm';

/** Heights of a list, both included, as expressions; null for no bound. */
export interface HeightRange {
  readonly from: SQL | null;
  readonly to: SQL | null;
}

/**
 * The blocks between two moments, `until` not included: lists go by height, and heights are in the order of time. The
 * list's own query looks them up; a bound that no block meets is null there, and nothing is beyond null.
 */
export function toHeightRange({
  since,
  until,
}: {
  since?: Date | undefined;
  until?: Date | undefined;
}): HeightRange {
  return {
    from: since === undefined ? null : findBlock(sql`>=`, since, sql`asc`),
    to: until === undefined ? null : findBlock(sql`<`, until, sql`desc`),
  };
}

function findBlock(compare: SQL, time: Date, way: SQL): SQL {
  return sql`(select number from chain.blocks where timestamp ${compare} ${time.toISOString()}::timestamptz
    order by timestamp ${way}, number ${way} limit 1)`;
}
