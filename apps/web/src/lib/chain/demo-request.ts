import type { DemoType } from '@nova/shared/demo/constants';
import { createStore } from '../store/create-store.ts';

/** The type of demo requested, from the click until the demo runs or has failed to start; null otherwise. */
export const demoRequest = createStore<DemoType | null>(null);

/** Requests a demo from any page; a second click while one starts is ignored. */
export function requestDemo(type: DemoType): void {
  if (demoRequest.get() === null) demoRequest.set(type);
}
