import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false in the static file and during hydration: the
 * file has no query, and the first render must match it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
