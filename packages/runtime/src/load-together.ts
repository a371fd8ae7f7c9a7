import DataLoader from 'dataloader';

/** Maximum number of keys of one load. */
const TOGETHER_MAX = 64;
/** Milliseconds after which an unfinished read no longer holds back the next one. */
const HOLD_MAX_MS = 1_000;

/**
 * Returns a function that loads a value by its key. Keys that are requested during a load share the next one,
 * so that many requests at once cost few statements, while each still gets a value read after its request.
 * @param load returns a value for each key, in order; an error in place of a value rejects only that key
 */
export function loadTogether<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly (Value | Error)[]>,
): (key: Key) => Promise<Value> {
  let running: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Key, Value>(
    (keys) => {
      const values = load(keys);
      running = Promise.race([values.catch(() => undefined), holdLimit()]);
      return values;
    },
    { cache: false, maxBatchSize: TOGETHER_MAX, batchScheduleFn: (start) => void running.then(start) },
  );
  return (key) => loader.load(key);
}

/** Resolves when a read that has not ended no longer holds back the next one. */
export function holdLimit(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, HOLD_MAX_MS).unref());
}
