import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the static file and while it comes to life: it knows no search part of its URL, and what is read from there
 * must not differ from what the file says.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
