import type { RealtimeEvent } from '@nova/shared/realtime/schemas';
import { createStore } from '../store/create-store.ts';

/**
 * `connecting` before the first response, `live` while events arrive, `delayed` while a lost connection is
 * being restored (the data is from before), `offline` if that keeps failing or there is no network.
 */
export type RealtimeStatus = 'connecting' | 'live' | 'delayed' | 'offline';

/** State of this browser's single live connection. */
export const realtimeStatus = createStore<RealtimeStatus>('connecting');

type Listener = (event: RealtimeEvent) => void;
const listeners = new Set<Listener>();

/** Calls the listener for every event, regardless of which tab holds the connection. */
export function onRealtimeEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Delivers an event to every listener in this tab. */
export function deliverRealtimeEvent(event: RealtimeEvent): void {
  for (const listener of listeners) listener(event);
}

/**
 * Counts the times that more was missed than the stream replays, so that all shown data must be read again.
 */
export const realtimeResets = createStore(0);
