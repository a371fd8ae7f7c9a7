const AGAIN_AFTER_MS = 3_000;

/**
 * Loads a part of the site after the page. Without a network, it retries every few seconds and as soon as the
 * device is online, until `signal` is aborted: a lost connection must not leave the page without live
 * updates.
 * @returns the module, or null if the signal was aborted first
 */
export async function loadPart<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T | null> {
  // Many parts are requested at once; each starts in its own task, so that clicks are handled in between.
  await new Promise((resolve) => setTimeout(resolve));
  while (!signal.aborted) {
    try {
      const part = await load();
      return signal.aborted ? null : part;
    } catch {
      await pause(signal);
    }
  }
  return null;
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, AGAIN_AFTER_MS);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
