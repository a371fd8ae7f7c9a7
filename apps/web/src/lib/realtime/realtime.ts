import type { RealtimeEvent } from '@nova/shared/realtime/schemas';
import { createStore } from '../create-store.ts';
import { ensureFreshSession } from '../session/refresh-session.ts';
import { readSession, sessionStore } from '../session/session-store.ts';
import { runConnection, type RealtimeStatus } from './run-connection.ts';

const LEADER_LOCK = 'nova.realtime';
const TABS_CHANNEL = 'nova.realtime';

/** What tabs tell each other. `hello` asks the tab with the connection for its state. */
type TabMessage =
  | { readonly kind: 'event'; readonly id: string; readonly event: RealtimeEvent }
  | { readonly kind: 'status'; readonly status: RealtimeStatus; readonly id: string }
  | { readonly kind: 'hello' };

/** State of the one live line of this browser. */
export const realtimeStatus = createStore<RealtimeStatus>('connecting');

type Listener = (event: RealtimeEvent) => void;
const listeners = new Set<Listener>();

/** Calls back for every event, whichever tab holds the connection. */
export function onRealtimeEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function channelsUrl(): string {
  const session = readSession();
  const channels = session ? `blocks,user:${session.userId}` : 'blocks';
  return `/realtime/v1?channels=${encodeURIComponent(channels)}`;
}

/**
 * Joins the browser's live line: one tab holds the stream (Web Locks elects it), the others get its events
 * through a BroadcastChannel and take over, where it stopped, when it closes.
 */
export function startRealtime(): () => void {
  const end = new AbortController();
  const tabs = new BroadcastChannel(TABS_CHANNEL);
  const position = { value: '' };
  let isLeader = false;

  const deliver = (event: RealtimeEvent) => {
    for (const listener of listeners) listener(event);
  };
  const tell = (message: TabMessage) => tabs.postMessage(message);

  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'hello') {
      if (isLeader) tell({ kind: 'status', status: realtimeStatus.get(), id: position.value });
      return;
    }
    if (data.id) position.value = data.id;
    if (data.kind === 'event') deliver(data.event);
    else realtimeStatus.set(data.status);
  });

  const lead = async () => {
    isLeader = true;
    while (!end.signal.aborted) {
      // Another session means other channels: the line is opened again, at the same position.
      const change = new AbortController();
      const userId = readSession()?.userId;
      const stop = sessionStore.subscribe(() => {
        if (sessionStore.get()?.userId !== userId) change.abort();
      });
      await runConnection({
        url: channelsUrl,
        token: async () => (await ensureFreshSession())?.tokens.access_token ?? null,
        onUnauthorized: async () => {
          await ensureFreshSession(readSession()?.tokens.access_token).catch(() => null);
        },
        lastEventId: position,
        signal: AbortSignal.any([end.signal, change.signal]),
        onMessage: ({ id, data }) => {
          const event = JSON.parse(data) as RealtimeEvent;
          deliver(event);
          tell({ kind: 'event', id, event });
        },
        onStatus: (status) => {
          realtimeStatus.set(status);
          tell({ kind: 'status', status, id: position.value });
        },
      });
      stop();
    }
  };

  tell({ kind: 'hello' });
  if ('locks' in navigator) {
    // The request rejects when the page ends it while waiting; that is its purpose.
    navigator.locks.request(LEADER_LOCK, { signal: end.signal }, lead).catch(() => undefined);
  } else {
    void lead();
  }
  return () => {
    end.abort();
    tabs.close();
  };
}
