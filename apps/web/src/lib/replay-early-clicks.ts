import type { EARLY_CLICKS_QUEUE } from './inline-scripts.ts';

declare global {
  interface Window {
    [EARLY_CLICKS_QUEUE]?: { readonly names: string[]; stop: () => void };
  }
}

/** Presses the buttons that were pressed before hydration, each once, in order. Call it when handlers are attached. */
export function replayEarlyClicks(target: Window = window): void {
  const queue = target.__novaEarlyClicks;
  if (!queue) return;
  queue.stop();
  delete target.__novaEarlyClicks;
  for (const name of new Set(queue.names)) pressEarlyButton(name, target);
}

/** Carries out a press that was made before the button could answer it. */
export function pressEarlyButton(name: string, target: Window = window): void {
  const button = target.document.querySelector<HTMLElement>(`[data-early="${CSS.escape(name)}"]`);
  button?.removeAttribute('aria-busy');
  button?.click();
}
