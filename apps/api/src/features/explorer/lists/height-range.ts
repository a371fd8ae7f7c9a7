import { sql, type SQL } from 'drizzle-orm';

/** First and last height of a list, both inclusive, as SQL expressions; null for no bound. */
export interface HeightRange {
  readonly from: SQL | null;
  readonly to: SQL | null;
}

/**
 * Returns the blocks sealed from `since` up to, but not including, `until`. Lists are ordered by height,
 * which increases with time. The list's own query looks the heights up; if no block meets a bound, it is null
 * and matches no row.
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
