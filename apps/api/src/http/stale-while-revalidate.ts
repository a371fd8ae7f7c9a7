/**
 * Ages of an answer in milliseconds: from which it is refreshed, and from which requests wait for the
 * refresh.
 */
export interface CacheAges {
  readonly freshMs: number;
  readonly staleMs: number;
}

/**
 * Caches a slow read: it runs once at a time regardless of the number of requests, and while requests keep
 * coming none waits for it.
 * @param now a monotonic clock in milliseconds
 */
export function staleWhileRevalidate<Answer>(
  read: () => Promise<Answer>,
  { freshMs, staleMs }: CacheAges,
  now: () => number = () => performance.now(),
): () => Promise<Answer> {
  let last: { readonly at: number; readonly answer: Answer } | null = null;
  let reading: Promise<Answer> | null = null;
  const refresh = () => {
    const at = now();
    reading ??= read()
      .then((answer) => {
        last = { at, answer };
        return answer;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  return async () => {
    const age = last ? now() - last.at : Number.POSITIVE_INFINITY;
    if (!last || age >= staleMs) return refresh();
    // If the error persists, the next request that has to wait reports it.
    if (age >= freshMs) void refresh().catch(() => undefined);
    return last.answer;
  };
}
