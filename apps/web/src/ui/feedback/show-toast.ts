import { createStore } from '../../lib/store/create-store.ts';
import type { TraceShape } from '../trace/trace-path.ts';

export interface ToastContent {
  readonly title: string;
  readonly text?: string;
  /**
   * `done` = filled square, `pending` = open ring, `note` = open square, `warning` = hatched edge, `error` =
   * cross; a trace replaces the mark.
   */
  readonly tone: 'done' | 'pending' | 'note' | 'warning' | 'error';
  readonly trace?: TraceShape;
  /** Link of the toast: label and path in the page's language. */
  readonly link?: { readonly label: string; readonly to: string };
  /** One action, "Undo" or "Try again"; the toast then stays longer and closes on click. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly durationMs?: number;
  /** What the toast is about: it closes an earlier one about the same, such as the error of the attempt before. */
  readonly subject?: string;
}

/** Toasts waiting for the toaster to load. */
export const toastQueue = createStore<readonly ToastContent[]>([]);

/** Shows a toast. The first call loads the toaster. */
export function showToast(toast: ToastContent): void {
  toastQueue.set([...toastQueue.get(), toast]);
}
