import { useEffect, useState, type ComponentType } from 'react';
import { useStore } from '../../lib/store/create-store.ts';
import { loadPart } from '../../lib/page/load-part.ts';
import { toastQueue, type ToastContent } from './show-toast.ts';

type Toaster = ComponentType<{ queue: readonly ToastContent[] }>;

const NONE: readonly ToastContent[] = [];

const FIRST_TOUCHES = ['pointerdown', 'keydown'] as const;

/**
 * Container of the toasts. The toaster loads with the first interaction instead of the first toast: the most
 * important message is that the network is down, and then it could no longer load. It does not load with the
 * page, which needs no toast.
 */
export function LazyToaster() {
  const queue = useStore(toastQueue, NONE);
  const [Toaster, setToaster] = useState<Toaster | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    for (const touch of FIRST_TOUCHES) addEventListener(touch, want, { once: true });
    return () => {
      for (const touch of FIRST_TOUCHES) removeEventListener(touch, want);
    };
  }, []);
  const isNeeded = isWanted || queue.length > 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    const aborter = new AbortController();
    const load = async () => {
      const module = await loadPart(() => import('./toaster.tsx'), aborter.signal);
      if (module) setToaster(() => module.default);
    };
    void load();
    return () => aborter.abort();
  }, [isNeeded]);
  return Toaster ? <Toaster queue={queue} /> : null;
}
