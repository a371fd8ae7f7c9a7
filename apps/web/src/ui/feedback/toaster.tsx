import { useEffect, useRef } from 'react';
import { toast as sonner, Toaster as SonnerToaster } from 'sonner';
import { useMediaQuery } from '../../lib/page/use-media-query.ts';
import { createStore, useStore } from '../../lib/store/create-store.ts';
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

/** Screens on which sonner uses the full width for toasts. */
const PHONE_QUERY = '(width <= 600px)';
/** Below both rows of the header. */
const PHONE_OFFSET = { top: 100 };

const NONE: readonly ToastContent[] = [];
const shownToasts = createStore(NONE);

/** IDs of the newest toast about each subject. */
const ids = new Map<string, number | string>();

function present(toast: ToastContent): void {
  const onDisconnected = () => shownToasts.set(shownToasts.get().filter((each) => each !== toast));
  const duration = toast.durationMs ?? (toast.action ? ACTION_DURATION_MS : DURATION_MS);
  const { subject } = toast;
  const earlier = subject === undefined ? undefined : ids.get(subject);
  if (earlier !== undefined) sonner.dismiss(earlier);
  const shownAs = sonner.custom(
    (id) => <Toast toast={toast} durationMs={duration} onClose={() => sonner.dismiss(id)} />,
    {
      duration,
      onDismiss: onDisconnected,
      onAutoClose: onDisconnected,
    },
  );
  if (subject !== undefined) ids.set(subject, shownAs);
}

const isAbout = (toast: ToastContent, others: readonly ToastContent[]) =>
  toast.subject !== undefined && others.some(({ subject }) => subject === toast.subject);

/** Returns the toasts to show now: on a phone, the next one once none is shown, or those that replace a shown one. */
function listReady(queue: readonly ToastContent[], shown: readonly ToastContent[], isPhone: boolean) {
  if (!isPhone) return queue;
  return shown.length === 0 ? queue.slice(0, 1) : queue.filter((toast) => isAbout(toast, shown));
}

/**
 * Loaded with the first toast. On a phone, where the next step is usually in the lower half, toasts appear
 * below the header and one at a time; the others wait. Elsewhere they appear on the left: the wallet's panel
 * and sheets open on the right, and a toast over their buttons stays while the pointer rests on it.
 */
export default function Toaster({ queue }: { queue: readonly ToastContent[] }) {
  const layer = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const shown = useStore(shownToasts, NONE);
  useEffect(() => {
    const ready = listReady(queue, shown, isPhone);
    if (ready.length === 0) return;
    // Others may have been added since this render.
    toastQueue.set(toastQueue.get().filter((toast) => !ready.includes(toast)));
    shownToasts.set([...shownToasts.get(), ...ready]);
    raise(layer.current!);
    for (const toast of ready) present(toast);
  }, [queue, isPhone, shown]);
  useEffect(() => () => shownToasts.set(NONE), []);
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <SonnerToaster position={isPhone ? 'top-center' : 'bottom-left'} mobileOffset={PHONE_OFFSET} />
    </div>
  );
}
