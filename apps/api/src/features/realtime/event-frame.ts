import type { RealtimeControl } from '@nova/shared/realtime/schemas';
import type { HubEvent } from '../../http/events/event-hub.ts';

const encoder = new TextEncoder();
const framesByEvent = new WeakMap<HubEvent, Uint8Array>();

/** An event as the stream carries it. Encoded once, however many clients it goes to. */
export function toFrame(event: HubEvent): Uint8Array {
  const known = framesByEvent.get(event);
  if (known) return known;
  const frame = encoder.encode(`id: ${event.id}\ndata: ${JSON.stringify(event.data)}\n\n`);
  framesByEvent.set(event, frame);
  return frame;
}

/** A message of the stream itself; `id` is the position to resume from. */
export function toControlFrame(type: RealtimeControl['type'], id: number): Uint8Array {
  return encoder.encode(`id: ${id}\ndata: ${JSON.stringify({ type } satisfies RealtimeControl)}\n\n`);
}

/** A comment: keeps proxies from closing a quiet stream, and means nothing. */
export const HEARTBEAT_FRAME = encoder.encode(': alive\n\n');
