import { expect, test } from 'vitest';
import type { EventHub, HubEvent, HubListener } from '../../http/events/event-hub.ts';
import { openEventStream } from './event-stream.ts';

const block = (id: number): HubEvent => ({ id, channel: 'blocks', data: { type: 'block', number: id } });

/** Creates the hub of an API instance that has received events up to `position`. */
function createHub(position: number) {
  const listeners = new Set<HubListener>();
  const subscribe = (listener: HubListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const hub: EventHub = {
    position,
    isListening: true,
    subscribe: (_, listener) => subscribe(listener),
    subscribeAll: subscribe,
    close: async () => {},
  };
  return { hub, deliver: (event: HubEvent) => listeners.forEach((listener) => listener(event)) };
}

async function readIds(body: ReadableStream<Uint8Array>): Promise<number[]> {
  const text = await new Response(body).text();
  return [...text.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]));
}

test('a client from another API instance that was ahead receives no event twice', async () => {
  const { hub, deliver } = createHub(3);
  const ends = { onClosed: () => {}, cutOff: () => {} };
  const missed = { events: [], isComplete: true };
  const stream = openEventStream(hub, ['blocks'], { after: 5, readMissed: async () => missed }, ends);
  const ids = readIds(stream.body);
  deliver(block(4));
  await new Promise((resolve) => setImmediate(resolve));
  deliver(block(5));
  deliver(block(6));
  stream.close();
  // The live part starts at its own position, not at this instance's.
  expect(await ids).toEqual([5, 6]);
});
