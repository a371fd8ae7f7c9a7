/**
 * Does the same for everybody, a few at a time and in order. Ends when all have ended, with the first fault there was:
 * nobody is left half way.
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
