import { createStore } from '../../lib/store/create-store.ts';
import type { TraceShape } from '../trace/trace-path.ts';

export interface ToastContent {
  readonly title: string;
  readonly text?: string;
  /** `done` = filled square, `pending` = open ring, `note` = open square, `warning` = hatched edge, `fault` = cross; a trace takes the mark's place. */
  readonly tone: 'done' | 'pending' | 'note' | 'warning' | 'error';
  readonly trace?: TraceShape;
  /** Where the toast leads: label and path in the page's language. */
  readonly link?: { readonly label: string; readonly to: string };
  /** One thing to do about it, "Undo" or "Try again"; the toast then stays longer and goes with the press. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly durationMs?: number;
}

/** Toasts that wait for the toaster to be loaded. */
export const toastQueue = createStore<readonly ToastContent[]>([]);

/** Says something briefly, in a corner. The first call loads the toaster. */
export function showToast(toast: ToastContent): void {
  toastQueue.set([...toastQueue.get(), toast]);
}
