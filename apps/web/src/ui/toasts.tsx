import { lazy, Suspense } from 'react';
import { useStore } from '../lib/create-store.ts';
import { toastQueue, type ToastContent } from './show-toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));
const NONE: readonly ToastContent[] = [];
let isWanted = false;

/** Place of the toasts; nothing is loaded until there is something to say. */
export function Toasts() {
  const queue = useStore(toastQueue, NONE);
  isWanted ||= queue.length > 0;
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Toaster queue={queue} />
    </Suspense>
  );
}
