import { createStore } from '../lib/create-store.ts';
import type { TraceShape } from './trace/trace-path.ts';

export interface ToastContent {
  readonly title: string;
  readonly text?: string;
  /** `done` = filled square, `fault` = cross, `warning` = hatched; a trace takes the place of the mark. */
  readonly tone: 'done' | 'fault' | 'warning';
  readonly trace?: TraceShape;
  /** Where the toast leads: label and path in the page's language. */
  readonly link?: { readonly label: string; readonly to: string };
  readonly durationMs?: number;
}

/** Toasts that wait for the toaster to be loaded. */
export const toastQueue = createStore<readonly ToastContent[]>([]);

/** Says something briefly, in a corner. The first call loads the toaster. */
export function showToast(toast: ToastContent): void {
  toastQueue.set([...toastQueue.get(), toast]);
}
