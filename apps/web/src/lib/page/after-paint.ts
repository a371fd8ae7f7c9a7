/** Milliseconds after which a hidden tab, which paints nothing, continues. */
const HIDDEN_MS = 100;

/**
 * Resolves when the browser has painted, so that a click shows its effect before the work that follows.
 * @example await afterPaint(); const library = await import('./library.ts');
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, HIDDEN_MS);
  });
