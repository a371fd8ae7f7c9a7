/** Milliseconds of work on the sealing thread before it yields. */
const TURN_MS = 3;

/**
 * Returns a function to await in a loop. It yields to the sealer and other requests once the current slice
 * has used its time, and otherwise costs almost nothing.
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
