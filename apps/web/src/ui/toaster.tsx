import { useEffect } from 'react';
import { toast as sonner, Toaster as SonnerToaster } from 'sonner';
import { toastQueue, type ToastContent } from './show-toast.ts';
import { Toast } from './toast.tsx';

const DURATION_MS = 4_000;
/** Somebody has to read it, decide and reach the button. */
const ACTION_DURATION_MS = 8_000;

/** Loaded with the first toast. */
export default function Toaster({ queue }: { queue: readonly ToastContent[] }) {
  useEffect(() => {
    if (queue.length === 0) return;
    toastQueue.set([]);
    for (const toast of queue) {
      const duration = toast.durationMs ?? (toast.action ? ACTION_DURATION_MS : DURATION_MS);
      sonner.custom(
        (id) => <Toast toast={toast} durationMs={duration} onClose={() => sonner.dismiss(id)} />,
        { duration },
      );
    }
  }, [queue]);
  return <SonnerToaster position="bottom-right" />;
}
