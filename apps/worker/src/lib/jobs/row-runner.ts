import type { Logger } from '@nova/runtime/logger';

/** The longest pause before a row that has failed is tried again, in milliseconds. */
const LONGEST_PAUSE_MS = 60_000;
/** Failed rows that are remembered. */
const REMEMBERED_MAX = 10_000;

/** Does the work of rows, each for itself. */
export interface RowRunner {
  /**
   * Does the work of every row. One that fails is logged, left alone for a while, longer each time, and stops no other.
   * A row of this step that has failed, may be tried again and is not among `rows` any more is forgotten.
   * @param step names the list that the rows come from
   * @param key names the row within its step for as long as it fails
   */
  run<Row>(
    step: string,
    rows: readonly Row[],
    key: (row: Row) => string,
    work: (row: Row) => Promise<unknown>,
  ): Promise<void>;
  /**
   * Keys of a step that are left alone for now. A list of limited length leaves these rows out, so that they take no
   * place of others in it.
   */
  listLeftAlone(step: string): string[];
  /** In how many milliseconds the next row that has failed may be tried again; undefined when none has. */
  findRetryMs(): number | undefined;
}

interface Failure {
  readonly step: string;
  readonly key: string;
  readonly failures: number;
  readonly dueAtMs: number;
}

/** @param now milliseconds of a steady clock */
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
    logger.error({ err: error, task, row: name, failures }, 'the work of a row failed');
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
