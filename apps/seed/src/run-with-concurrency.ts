/**
 * Runs work for every item in order, a few at a time. Waits until all have ended and then throws the first
 * error, so that no item is left half done.
 */
export async function runWithConcurrency<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  let failure: { error: unknown } | null = null;
  const workers = Array.from({ length: Math.min(width, items.length) }, async () => {
    while (next < items.length && failure === null) {
      const index = next++;
      try {
        await work(items[index]!, index);
      } catch (error) {
        failure ??= { error };
      }
    }
  });
  await Promise.all(workers);
  const found = failure as { error: unknown } | null;
  if (found) throw found.error;
}
