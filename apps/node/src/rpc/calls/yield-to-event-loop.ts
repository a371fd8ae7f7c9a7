/** Long work on the thread that also seals stops this often for others. */
const TURN_MS = 3;

/**
 * Gives a function to be awaited in a loop: it lets the sealer and other callers have their turn when this piece
 * of work has held the thread long enough, and costs next to nothing otherwise.
 */
export function yieldToEventLoop(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < TURN_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}
