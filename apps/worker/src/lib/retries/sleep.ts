/** Waits, or returns as soon as one of the signals aborts. */
export function sleep(milliseconds: number, ...signals: AbortSignal[]): Promise<void> {
  if (signals.some((signal) => signal.aborted)) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    for (const signal of signals) signal.addEventListener('abort', end, { once: true });
  });
}
