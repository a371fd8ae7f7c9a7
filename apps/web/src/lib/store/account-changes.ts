type Listener = (address: string) => void;
const listeners = new Set<Listener>();

/** Calls the listener with each account whose points, actions or coins may have changed. */
export function onAccountChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceAccountChange(address: string): void {
  for (const listener of listeners) listener(address);
}
