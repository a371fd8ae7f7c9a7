import type { Logger } from '@nova/runtime/logger';
import { isDatabaseAway } from '@nova/db/database-away';

/** Result for a row: `later` counts an attempt; `stop` ends the run without counting one. */
export type RowOutcome = 'done' | 'later' | 'stop';

interface RetriedWork<Row> {
  readonly logger: Pick<Logger, 'warn'>;
  /** Identifies a row of this work in the log. */
  readonly name: string;
  attempt(row: Row): Promise<RowOutcome>;
  /** Counts the attempt and schedules the next one. */
  postpone(row: Row): Promise<void>;
}

/**
 * Processes rows one by one. A row that fails is postponed and does not stop others; only an unavailable
 * database ends the run.
 * @returns The number of completed rows.
 */
export async function retryEach<Row>(
  rows: readonly Row[],
  { logger, name, attempt, postpone }: RetriedWork<Row>,
): Promise<number> {
  let done = 0;
  for (const row of rows) {
    const outcome = await attempt(row).catch((error: unknown): RowOutcome => {
      if (isDatabaseAway(error)) throw error;
      logger.warn({ err: error, row: name }, 'a row failed and will be retried');
      return 'later';
    });
    if (outcome === 'stop') return done;
    if (outcome === 'later') await postpone(row);
    else done += 1;
  }
  return done;
}
