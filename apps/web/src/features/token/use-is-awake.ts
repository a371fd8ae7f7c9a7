import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false in the static file and during hydration, because
 * a field that is not hydrated yet would lose entered text.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
