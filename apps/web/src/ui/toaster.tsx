import { useEffect } from 'react';
import { Link } from 'react-router';
import { toast as sonner, Toaster as SonnerToaster } from 'sonner';
import { toastQueue, type ToastContent } from './show-toast.ts';
import { Trace } from './trace/trace.tsx';

const DURATION_MS = 4_000;

function Mark({ toast }: { toast: ToastContent }) {
  if (toast.trace) return <Trace {...toast.trace} width={64} height={26} />;
  const shape = { done: 'sealed', fault: 'failed', warning: 'idle' } as const;
  return <span className={`state ${shape[toast.tone]}`} />;
}

function Toast({ toast, onClose }: { toast: ToastContent; onClose: () => void }) {
  return (
    <div className={`floating toast ${toast.tone}`}>
      <Mark toast={toast} />
      <b>{toast.title}</b>
      {toast.link ? (
        <Link to={toast.link.to} onClick={onClose}>
          {toast.link.label}
        </Link>
      ) : null}
      {toast.text ? <p>{toast.text}</p> : null}
    </div>
  );
}

/** Loaded with the first toast. */
export default function Toaster({ queue }: { queue: readonly ToastContent[] }) {
  useEffect(() => {
    if (queue.length === 0) return;
    toastQueue.set([]);
    for (const toast of queue) {
      sonner.custom((id) => <Toast toast={toast} onClose={() => sonner.dismiss(id)} />, {
        duration: toast.durationMs ?? DURATION_MS,
      });
    }
  }, [queue]);
  return <SonnerToaster position="bottom-right" />;
}
