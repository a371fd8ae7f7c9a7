import { useSyncExternalStore } from 'react';

/** One value outside React that components and plain modules share. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Calls back after each change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; `atPrerender` is what the static file shows. */
export function useStore<T>(store: Store<T>, atPrerender: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => atPrerender);
}
