import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RealtimeStatus } from './realtime-events.ts';
import { runConnection } from './run-connection.ts';

const wire = vi.fn<typeof fetch>();

/** A response that sends these chunks and then ends, like a restarting server. */
function stream(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(body, { status: 200 });
}

async function run(attempts: (() => Response | Promise<Response>)[]) {
  const end = new AbortController();
  const statuses: RealtimeStatus[] = [];
  const data: string[] = [];
  wire.mockImplementation(async () => {
    const attempt = attempts.shift();
    if (!attempt) {
      end.abort();
      throw new TypeError('ended by the test');
    }
    return attempt();
  });
  const running = runConnection({
    url: () => '/realtime/v1?channels=blocks',
    token: async () => null,
    onUnauthorized: async () => undefined,
    lastEventId: { value: '' },
    signal: end.signal,
    onMessage: (message) => data.push(message.data),
    onStatus: (status) => statuses.push(status),
  });
  await vi.runAllTimersAsync();
  await running;
  return { statuses, data };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', wire);
  wire.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('resumes after a lost connection with the ID of the last event', async () => {
  const { statuses, data } = await run([
    () => stream('id: 41\ndata: a\n\n'),
    () => stream('id: 42\ndata: b\n\n'),
  ]);
  expect(data).toEqual(['a', 'b']);
  expect(statuses).toEqual(['live', 'delayed', 'live', 'delayed']);
  expect(new Headers(wire.mock.calls[0]![1]!.headers).get('last-event-id')).toBeNull();
  expect(new Headers(wire.mock.calls[1]![1]!.headers).get('last-event-id')).toBe('41');
});

it('is delayed after the first failure and offline after the third', async () => {
  const fail = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
  const { statuses } = await run([fail, fail, fail]);
  expect(statuses).toEqual(['delayed', 'delayed', 'offline']);
});

it('reconnects after a missing heartbeat', async () => {
  // Like a browser's fetch: aborting the signal also aborts the response body.
  wire.mockImplementation(async (_url, init) => {
    const body = new ReadableStream({
      start: (controller) =>
        init!.signal!.addEventListener('abort', () => controller.error(new Error('aborted'))),
    });
    return new Response(body, { status: 200 });
  });
  const end = new AbortController();
  const statuses: RealtimeStatus[] = [];
  const running = runConnection({
    url: () => '/realtime/v1',
    token: async () => null,
    onUnauthorized: async () => undefined,
    lastEventId: { value: '' },
    signal: end.signal,
    onMessage: () => undefined,
    onStatus: (status) => {
      statuses.push(status);
      if (status === 'delayed') end.abort();
    },
  });
  await vi.advanceTimersByTimeAsync(36_000);
  end.abort();
  await vi.runAllTimersAsync();
  expect(statuses).toEqual(['live', 'delayed']);
  await running;
});
