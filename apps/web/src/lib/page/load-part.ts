const AGAIN_AFTER_MS = 3_000;

/**
 * Loads a part of the website that comes after the page. Without network it is tried again, every few seconds and as
 * soon as there is one, until `signal` ends it: a lost connection must not leave the page without its live line.
 * @returns the module, or null when the signal came first
 */
export async function loadPart<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T | null> {
  // Many parts are asked for in the same moment; each begins in a turn of its own, so that presses come in between.
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
