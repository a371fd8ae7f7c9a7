import { lazy, Suspense, useSyncExternalStore } from 'react';

const ReleaseLine = lazy(() => import('./release-line.tsx'));
const subscribeNever = () => () => {};

/**
 * Shows version and commit after hydration, because prerendered pages do not know which server sends them.
 */
export function ReleaseSlot() {
  const isHydrated = useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
  if (!isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <ReleaseLine />
    </Suspense>
  );
}
