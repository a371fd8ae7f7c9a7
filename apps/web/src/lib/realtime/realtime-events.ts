import type { RealtimeEvent } from '@nova/shared/realtime/schemas';
import { createStore } from '../store/create-store.ts';

/**
 * `connecting` before the first answer, `live` while events flow, `delayed` while a lost line is being restored
 * (data stays as of then), `offline` when that keeps failing or the browser has no network.
 */
export type RealtimeStatus = 'connecting' | 'live' | 'delayed' | 'offline';

/** State of the one live line of this browser. */
export const realtimeStatus = createStore<RealtimeStatus>('connecting');

type Listener = (event: RealtimeEvent) => void;
const listeners = new Set<Listener>();

/** Calls back for every event, whichever tab holds the connection. */
export function onRealtimeEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hands an event of the line to everybody in this tab. */
export function deliverRealtimeEvent(event: RealtimeEvent): void {
  for (const listener of listeners) listener(event);
}

/** Counts the times more was missed than the line replays: whatever is shown has to be read again. */
export const realtimeResets = createStore(0);
