import { useEffect, useRef } from 'react';
import { toast as sonner, Toaster as SonnerToaster } from 'sonner';
import { toastQueue, type ToastContent } from './show-toast.ts';
import { Toast } from './toast.tsx';

const DURATION_MS = 4_000;
/** Long enough to read the toast, decide and reach the button. */
const ACTION_DURATION_MS = 8_000;

/**
 * Moves the toasts above every open popover or dialog: the
 * last element shown in the browser's top layer is on top.
 */
function raise(layer: HTMLElement): void {
  // A browser without popovers shows them in the page itself.
  if (typeof layer.showPopover !== 'function') return;
  if (layer.matches(':popover-open')) layer.hidePopover();
  layer.showPopover();
}

/** Loaded with the first toast. */
export default function Toaster({ queue }: { queue: readonly ToastContent[] }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (queue.length === 0) return;
    toastQueue.set([]);
    raise(layer.current!);
    for (const toast of queue) {
      const duration = toast.durationMs ?? (toast.action ? ACTION_DURATION_MS : DURATION_MS);
      sonner.custom(
        (id) => <Toast toast={toast} durationMs={duration} onClose={() => sonner.dismiss(id)} />,
        { duration },
      );
    }
  }, [queue]);
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <SonnerToaster position="bottom-right" />
    </div>
  );
}
