import { useSyncExternalStore } from 'react';
import { createStore, type Store } from './create-store.ts';

/** One value for each account, because what one has started continues while the wallet shows another. */
export interface AccountStore<T> extends Pick<Store<unknown>, 'subscribe'> {
  /** Returns the initial value for an account without one, and for null. */
  readonly get: (address: string | null) => T;
  readonly set: (address: string, value: T) => void;
}

export function createAccountStore<T>(initial: T): AccountStore<T> {
  const values = createStore<ReadonlyMap<string | null, T>>(new Map());
  return {
    get: (address) => values.get().get(address) ?? initial,
    set: (address, value) => values.set(new Map(values.get()).set(address, value)),
    subscribe: values.subscribe,
  };
}

/** Returns the value of an account; the static file has the initial one. */
export function useAccountStore<T>(store: AccountStore<T>, address: string | null): T {
  return useSyncExternalStore(
    store.subscribe,
    () => store.get(address),
    () => store.get(null),
  );
}
