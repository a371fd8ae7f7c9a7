import type { EventHub, HubEvent } from '../../http/events/event-hub.ts';
import { HEARTBEAT_FRAME, toControlFrame, toFrame } from './event-frame.ts';

/**
 * What a client may leave unread before it is cut off; it resumes where it was, so nothing is lost. Several times what
 * a whole replay needs, or who comes back on a slow line would be cut off again and again.
 */
const UNREAD_MAX_BYTES = 4 * 1024 * 1024;

/** Events a client has missed. */
export interface MissedEvents {
  readonly events: readonly HubEvent[];
  /** False when there were more than are replayed, or when the client's position is not of this stream. */
  readonly isComplete: boolean;
}

/** Where a client resumes. */
export interface ResumePoint {
  /** Id of the last event it has. */
  readonly after: number;
  readMissed(): Promise<MissedEvents>;
}

export interface EventStream {
  readonly body: ReadableStream<Uint8Array>;
  beat(): void;
  /** Ends it in good order. */
  close(): void;
}

/**
 * One client's stream: first what it missed, then what happens. Live events are heard from the start and kept until
 * the missed ones are out, so that none falls between the two.
 * @param resume null for a client that begins now
 * @param ends `onClosed` is called once, however it ends; `cutOff` must drop the connection
 */
export function openEventStream(
  hub: EventHub,
  channels: readonly string[],
  resume: ResumePoint | null,
  ends: { onClosed: () => void; cutOff: () => void },
): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let early: HubEvent[] | null = [];
  let lastId = 0;

  const unsubscribe = hub.subscribe(channels, (event) => (early ? early.push(event) : send(event)));
  const finish = () => {
    controller = null;
    unsubscribe();
    ends.onClosed();
  };
  const close = () => {
    const open = controller;
    if (open === null) return;
    finish();
    open.close();
  };
  const write = (frame: Uint8Array) => {
    controller?.enqueue(frame);
    if (controller !== null && (controller.desiredSize ?? 0) <= 0) ends.cutOff();
  };
  const send = (event: HubEvent) => {
    if (event.id <= lastId) return;
    lastId = event.id;
    write(toFrame(event));
  };
  const begin = async () => {
    const { position } = hub;
    if (resume) {
      const missed = await resume.readMissed();
      if (!missed.isComplete) write(toControlFrame('reset', position));
      // Another copy of the api may have told this client of events that have yet to reach this one.
      else lastId = resume.after;
      for (const event of missed.events) send(event);
    }
    write(toControlFrame('open', Math.max(lastId, position)));
    for (const event of early ?? []) send(event);
    early = null;
  };
  const source = {
    start(started: ReadableStreamDefaultController<Uint8Array>) {
      controller = started;
      void begin().catch(ends.cutOff);
    },
    cancel() {
      if (controller !== null) finish();
    },
  };
  const body = new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: UNREAD_MAX_BYTES }));
  return { body, beat: () => write(HEARTBEAT_FRAME), close };
}
