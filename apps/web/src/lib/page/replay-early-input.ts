import type { EARLY_INPUT } from './inline-scripts.ts';

declare global {
  interface Window {
    [EARLY_INPUT]?: { readonly names: string[]; end: () => void };
  }
}

/**
 * Types what was typed before hydration, sends the forms that were sent, and presses the buttons that were pressed,
 * each once, in order. Call it when handlers are attached.
 */
export function replayEarlyInput(target: Window = window): void {
  const early = target.__novaEarly;
  if (!early) return;
  early.end();
  delete target.__novaEarly;
  for (const name of new Set(early.names)) clickEarlyButton(name, target);
}

/** Carries out a press that was made before the button could answer it. */
export function clickEarlyButton(name: string, target: Window = window): void {
  const button = target.document.querySelector<HTMLElement>(`[data-early="${CSS.escape(name)}"]`);
  button?.removeAttribute('aria-busy');
  button?.click();
}
