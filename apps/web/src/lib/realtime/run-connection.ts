import type { StreamMessage } from './parse-event-stream.ts';
import { readEventStream } from './read-event-stream.ts';
import type { RealtimeStatus } from './realtime-events.ts';
import { ApiError } from '../api/http.ts';

export interface ConnectionOptions {
  readonly url: () => string;
  readonly token: () => Promise<string | null>;
  /** Position to resume from, updated with each event. */
  readonly lastEventId: { value: string };
  readonly signal: AbortSignal;
  readonly onMessage: (message: StreamMessage) => void;
  readonly onStatus: (status: RealtimeStatus) => void;
  /** Called if the server rejects the token, which must be renewed or dropped before the next attempt. */
  readonly onUnauthorized: () => Promise<void>;
}

/**
 * More than two missed heartbeats (`REALTIME_HEARTBEAT_MS`, 15 s), after which the connection counts as lost.
 */
export const SILENCE_MS = 35_000;
const BACKOFF_MS = [500, 1_000, 2_000, 5_000, 10_000, 30_000];
const FAILURES_UNTIL_OFFLINE = 3;

/**
 * Keeps one stream open until `signal` is aborted: resumes
 * at its position, with a growing delay after failures.
 */
export async function runConnection(options: ConnectionOptions): Promise<void> {
  let failures = 0;
  while (!options.signal.aborted) {
    await readOnce(options, () => {
      failures = 0;
      options.onStatus('live');
    });
    if (options.signal.aborted) return;
    failures += 1;
    options.onStatus(failures >= FAILURES_UNTIL_OFFLINE || !navigator.onLine ? 'offline' : 'delayed');
    await pause(
      BACKOFF_MS[Math.min(failures, BACKOFF_MS.length) - 1]! * (0.75 + Math.random() / 2),
      options.signal,
    );
  }
}

async function readOnce(options: ConnectionOptions, onOpen: () => void): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const { lastEventId } = options;
  try {
    await readEventStream({
      url: options.url(),
      token: await options.token(),
      lastEventId: lastEventId.value,
      signal: AbortSignal.any([options.signal, silence.signal]),
      onOpen,
      onAlive: () => {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_MS);
      },
      onMessage: (message) => {
        if (message.id) lastEventId.value = message.id;
        options.onMessage(message);
      },
    });
  } catch (error) {
    // Every other error leads to a retry.
    if (error instanceof ApiError && error.status === 401) await options.onUnauthorized();
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until the time is over, the network is back, or the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}
