import type { EARLY_INPUT } from './inline-scripts.ts';

declare global {
  interface Window {
    [EARLY_INPUT]?: { readonly names: string[]; end: () => void };
  }
}

/**
 * Replays input, form submissions and clicks from before hydration,
 * each once and in order. Call this when handlers are attached.
 */
export function replayEarlyInput(target: Window = window): void {
  const early = target.__novaEarly;
  if (!early) return;
  early.end();
  delete target.__novaEarly;
  for (const name of new Set(early.names)) clickEarlyButton(name, target);
}

/** Replays a click made before the button had a handler. */
export function clickEarlyButton(name: string, target: Window = window): void {
  const button = target.document.querySelector<HTMLElement>(`[data-early="${CSS.escape(name)}"]`);
  button?.removeAttribute('aria-busy');
  button?.click();
}
