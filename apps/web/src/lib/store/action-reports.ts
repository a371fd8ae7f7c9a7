import type { ActionKey } from '@nova/shared/energy/catalogue';

type Listener = (key: ActionKey) => void;
const listeners = new Set<Listener>();

/** Calls the listener with each action that a component has detected. */
export function onActionReport(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reports an action of the catalog. Has no effect without a listener. */
export function reportAction(key: ActionKey): void {
  for (const listener of listeners) listener(key);
}
