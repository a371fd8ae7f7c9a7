/** How old an answer may be, in milliseconds: before the next one is read, and before somebody waits for it. */
export interface CacheAges {
  readonly freshMs: number;
  readonly staleMs: number;
}

/**
 * Keeps what takes long to read in memory: however many ask, it is read once at a time, and while they keep asking nobody
 * waits for it.
 * @param now milliseconds of a clock that never goes back
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
    // Who asks next hears of a fault, if it is still one.
    if (age >= freshMs) void refresh().catch(() => undefined);
    return last.answer;
  };
}
