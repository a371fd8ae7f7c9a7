import { ApiError } from '../api/http.ts';
import { createEventStreamParser, type StreamMessage } from './parse-event-stream.ts';

export interface EventStreamOptions {
  readonly url: string;
  readonly token: string | null;
  /** Position to resume from; empty to start with new events. */
  readonly lastEventId: string;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  /** Called for all received data, including heartbeats. */
  readonly onAlive: () => void;
  readonly onMessage: (message: StreamMessage) => void;
}

/**
 * Reads a server-sent event stream with `fetch`, because `EventSource` cannot send an Authorization header.
 * Resolves when the server closes the stream.
 *
 * @throws ApiError if the server rejects the request, TypeError if the connection is lost
 */
export async function readEventStream(options: EventStreamOptions): Promise<void> {
  const headers = new Headers({ accept: 'text/event-stream' });
  if (options.token) headers.set('authorization', `Bearer ${options.token}`);
  if (options.lastEventId) headers.set('last-event-id', options.lastEventId);
  const response = await fetch(options.url, { headers, signal: options.signal, cache: 'no-store' });
  if (!response.ok || !response.body) throw new ApiError('unavailable', response.status, 'No event stream.');

  options.onOpen();
  const feed = createEventStreamParser(options.onMessage);
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      options.onAlive();
      feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
