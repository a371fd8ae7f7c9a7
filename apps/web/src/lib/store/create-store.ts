import { useSyncExternalStore } from 'react';

/** A value outside React shared by components and plain modules. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Calls the listener after each change; returns a function to stop. */
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

/** Returns the store's value; `atPrerender` is the value in the static file. */
export function useStore<T>(store: Store<T>, atPrerender: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => atPrerender);
}
