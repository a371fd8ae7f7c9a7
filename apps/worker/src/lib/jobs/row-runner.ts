import type { Logger } from '@nova/runtime/logger';

/** Maximum delay before a failed row is retried, in milliseconds. */
const LONGEST_PAUSE_MS = 60_000;
/** Maximum number of failed rows that are remembered. */
const REMEMBERED_MAX = 10_000;

/** Processes rows independently of each other. */
export interface RowRunner {
  /**
   * Processes every row. A failed row is logged and postponed with increasing delays, and does not stop
   * others. Forgets failed rows of this step that may be retried but are no longer among `rows`.
   * @param step Name of the list that the rows come from.
   * @param key Identifies the row within its step while it fails.
   */
  run<Row>(
    step: string,
    rows: readonly Row[],
    key: (row: Row) => string,
    work: (row: Row) => Promise<unknown>,
  ): Promise<void>;
  /**
   * Returns the keys of postponed rows of a step. A list of limited length excludes them, so that they do
   * not take the place of others.
   */
  listLeftAlone(step: string): string[];
  /** Returns the milliseconds until the next failed row may be retried, or undefined if none failed. */
  findRetryMs(): number | undefined;
}

interface Failure {
  readonly step: string;
  readonly key: string;
  readonly failures: number;
  readonly dueAtMs: number;
}

/** @param now Returns milliseconds of a monotonic clock. */
export function createRowRunner(
  logger: Logger,
  task: string,
  now: () => number = () => performance.now(),
): RowRunner {
  const failed = new Map<string, Failure>();
  const isLeftAlone = (failure: Failure | undefined) => failure !== undefined && now() < failure.dueAtMs;
  const noteFailure = (step: string, key: string, error: unknown) => {
    const name = nameRow(step, key);
    const failures = (failed.get(name)?.failures ?? 0) + 1;
    logger.error({ err: error, task, row: name, failures }, 'processing a row failed');
    if (failed.size >= REMEMBERED_MAX) failed.delete(failed.keys().next().value!);
    const dueAtMs = now() + Math.min(1_000 * 4 ** (failures - 1), LONGEST_PAUSE_MS);
    failed.set(name, { step, key, failures, dueAtMs });
  };
  const forgetOthers = (step: string, listed: ReadonlySet<string>) => {
    for (const [name, failure] of failed)
      if (failure.step === step && !listed.has(name) && !isLeftAlone(failure)) failed.delete(name);
  };
  return {
    async run(step, rows, key, work) {
      forgetOthers(step, new Set(rows.map((row) => nameRow(step, key(row)))));
      for (const row of rows) {
        const name = nameRow(step, key(row));
        if (isLeftAlone(failed.get(name))) continue;
        try {
          await work(row);
          failed.delete(name);
        } catch (error) {
          noteFailure(step, key(row), error);
        }
      }
    },
    listLeftAlone: (step) =>
      [...failed.values()].filter((each) => each.step === step && isLeftAlone(each)).map(({ key }) => key),
    findRetryMs() {
      if (failed.size === 0) return undefined;
      const dueAtMs = [...failed.values()].reduce((least, each) => Math.min(least, each.dueAtMs), Infinity);
      return Math.max(0, dueAtMs - now());
    },
  };
}

const nameRow = (step: string, key: string) => `${step} ${key}`;
