import type { RealtimeControl, RealtimeEvent } from '@nova/shared/realtime/schemas';
import { lastEventId as position } from '../api/http.ts';
import { ensureFreshSession } from '../session/refresh-session.ts';
import { readSession, sessionStore } from '../session/session-store.ts';
import {
  deliverRealtimeEvent,
  realtimeResets,
  realtimeStatus,
  type RealtimeStatus,
} from './realtime-events.ts';
import { NORMAL_CHAIN, reportedChain, type ReportedChain } from './reported-chain.ts';
import { runConnection } from './run-connection.ts';

/** Content of a stream message: an event, or a control message (`RealtimeControl`), as one union. */
type StreamedMessage = RealtimeEvent | RealtimeControl;

const LEADER_LOCK = 'nova.realtime';
const TABS_CHANNEL = 'nova.realtime';

/** Messages between tabs. `hello` asks the tab with the connection for its state. */
type TabMessage =
  | { readonly kind: 'event'; readonly id: string; readonly event: RealtimeEvent }
  | { readonly kind: 'status'; readonly status: RealtimeStatus; readonly id: string }
  | { readonly kind: 'chain'; readonly chain: ReportedChain }
  | { readonly kind: 'reset' }
  | { readonly kind: 'hello' };

function channelsUrl(): string {
  const session = readSession();
  const channels = session ? `blocks,nfts,user:${session.userId}` : 'blocks,nfts';
  return `/realtime/v1?channels=${encodeURIComponent(channels)}`;
}

/**
 * Joins the browser's live connection: one tab holds the stream (elected through Web Locks), the others
 * receive its events through a BroadcastChannel. When that tab closes, another one resumes at its position.
 */
export function startRealtime(): () => void {
  const end = new AbortController();
  const tabs = new BroadcastChannel(TABS_CHANNEL);
  let isLeader = false;

  const post = tabs.postMessage.bind(tabs);
  const report = (message: TabMessage) => post(message);
  const reportChain = (chain: ReportedChain) => {
    reportedChain.set(chain);
    report({ kind: 'chain', chain });
  };
  const reset = () => realtimeResets.set(realtimeResets.get() + 1);

  tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'hello') {
      if (!isLeader) return;
      report({ kind: 'status', status: realtimeStatus.get(), id: position.value });
      report({ kind: 'chain', chain: reportedChain.get() });
      return;
    }
    if (data.kind === 'chain') return reportedChain.set(data.chain);
    if (data.kind === 'reset') return reset();
    if (data.id) position.value = data.id;
    if (data.kind === 'event') deliverRealtimeEvent(data.event);
    else realtimeStatus.set(data.status);
  });

  const lead = async () => {
    isLeader = true;
    while (!end.signal.aborted) {
      // Another session has other channels, so the connection is reopened at the same position.
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
          const message = JSON.parse(data) as StreamedMessage;
          if (message.type === 'reset') {
            reset();
            report({ kind: 'reset' });
          } else if (message.type === 'chain') {
            reportChain({ isStopped: message.is_stopped, sharesBlocks: message.shares_blocks });
          } else if (message.type !== 'open') {
            deliverRealtimeEvent(message);
            report({ kind: 'event', id, event: message });
          }
        },
        onStatus: (status) => {
          realtimeStatus.set(status);
          // A new stream begins with any other state.
          if (status === 'live') reportChain(NORMAL_CHAIN);
          report({ kind: 'status', status, id: position.value });
        },
      });
      stop();
    }
  };

  report({ kind: 'hello' });
  if ('locks' in navigator) {
    // The request intentionally rejects if the page aborts it while waiting.
    navigator.locks.request(LEADER_LOCK, { signal: end.signal }, lead).catch(() => undefined);
  } else {
    void lead();
  }
  return () => {
    end.abort();
    tabs.close();
  };
}
