import type { ActionKey } from '@nova/shared/energy/catalogue';

type Listener = (key: ActionKey) => void;
const listeners = new Set<Listener>();

/** Calls back with each action that a part of the page saw somebody do. */
export function onActionReport(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that somebody has just done something the catalogue rewards. Costs nothing where nobody listens. */
export function reportAction(key: ActionKey): void {
  for (const listener of listeners) listener(key);
}
