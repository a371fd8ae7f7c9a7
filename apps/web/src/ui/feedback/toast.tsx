import { Link } from 'react-router';
import { Button } from '../button.tsx';
import type { ToastContent } from './show-toast.ts';
import { Trace } from '../trace/trace.tsx';

const SHAPES = {
  done: 'sealed',
  pending: 'pending',
  note: 'idle',
  warning: 'idle',
  error: 'failed',
} as const;

export interface ToastProps {
  readonly toast: ToastContent;
  /** Milliseconds of the line that shows the remaining time; without it there is no line. */
  readonly durationMs?: number;
  readonly onClose: () => void;
}

/** One toast: mark or trace, message, and at most one link or action. */
export function Toast({ toast, durationMs, onClose }: ToastProps) {
  const { title, text, tone, trace, link, action } = toast;
  return (
    <div className={`floating toast ${tone}`}>
      {trace ? <Trace {...trace} width={64} height={26} /> : <span className={`state ${SHAPES[tone]}`} />}
      <b>{title}</b>
      {link ? (
        <Link to={link.to} onClick={onClose}>
          {link.label}
        </Link>
      ) : action ? (
        <Button
          isSmall
          variant="quiet"
          onClick={() => {
            onClose();
            action.onClick();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      {text ? <p>{text}</p> : null}
      {durationMs === undefined ? null : (
        <i className="toast-time" style={{ animationDuration: `${durationMs}ms` }} aria-hidden="true" />
      )}
    </div>
  );
}
