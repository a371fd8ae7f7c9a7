import type { RealtimeControl } from '@nova/shared/realtime/schemas';
import type { HubEvent } from '../../http/events/event-hub.ts';

const encoder = new TextEncoder();
const framesByEvent = new WeakMap<HubEvent, Uint8Array>();

/** Encodes an event for the stream, once for all clients. */
export function toFrame(event: HubEvent): Uint8Array {
  const known = framesByEvent.get(event);
  if (known) return known;
  const frame = encoder.encode(`id: ${event.id}\ndata: ${JSON.stringify(event.data)}\n\n`);
  framesByEvent.set(event, frame);
  return frame;
}

/** Encodes a control message of the stream; `id` is the position to resume from, if it changes. */
export function toControlFrame(control: RealtimeControl, id?: number): Uint8Array {
  const data = `data: ${JSON.stringify(control)}\n\n`;
  return encoder.encode(id === undefined ? data : `id: ${id}\n${data}`);
}

/** A comment without meaning that keeps proxies from closing an idle stream. */
export const HEARTBEAT_FRAME = encoder.encode(': alive\n\n');
