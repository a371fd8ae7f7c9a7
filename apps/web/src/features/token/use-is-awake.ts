import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the static file and while it comes to life: a field that is not awake yet would lose what is typed into it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
