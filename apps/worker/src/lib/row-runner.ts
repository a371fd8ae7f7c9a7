import type { Logger } from '@nova/runtime/logger';

/** The longest pause before a row that has failed is tried again, in milliseconds. */
const LONGEST_PAUSE_MS = 60_000;
/** Failed rows that are remembered. */
const REMEMBERED_MAX = 10_000;

/** Does the work of rows, each for itself. */
export interface RowRunner {
  /**
   * Does the work of every row. One that fails is logged, left alone for a while, longer each time, and stops no other.
   * @param key names the row for as long as it fails
   */
  run<Row>(
    rows: readonly Row[],
    key: (row: Row) => string,
    work: (row: Row) => Promise<unknown>,
  ): Promise<void>;
  /**
   * Keys that begin with `prefix` and are left alone for now, without the prefix. A list of limited length leaves these
   * rows out, so that they take no place of others in it.
   */
  listLeftAlone(prefix: string): string[];
  /** True while a row waits to be tried again. */
  isFailing(): boolean;
}

/** @param now milliseconds of a steady clock */
export function createRowRunner(
  logger: Logger,
  task: string,
  now: () => number = () => performance.now(),
): RowRunner {
  const failed = new Map<string, { readonly failures: number; readonly dueAtMs: number }>();
  const noteFailure = (name: string, error: unknown) => {
    const failures = (failed.get(name)?.failures ?? 0) + 1;
    logger.error({ err: error, task, row: name, failures }, 'the work of a row failed');
    if (failed.size >= REMEMBERED_MAX) failed.delete(failed.keys().next().value!);
    failed.set(name, { failures, dueAtMs: now() + Math.min(1_000 * 4 ** (failures - 1), LONGEST_PAUSE_MS) });
  };
  return {
    isFailing: () => failed.size > 0,
    async run(rows, key, work) {
      for (const row of rows) {
        const name = key(row);
        if (now() < (failed.get(name)?.dueAtMs ?? 0)) continue;
        try {
          await work(row);
          failed.delete(name);
        } catch (error) {
          noteFailure(name, error);
        }
      }
    },
    listLeftAlone: (prefix) =>
      [...failed]
        .filter(([name, { dueAtMs }]) => name.startsWith(prefix) && now() < dueAtMs)
        .map(([name]) => name.slice(prefix.length)),
  };
}
