import type { RealtimeControl } from '@nova/shared/realtime/schemas';
import type { EventHub, HubEvent } from '../../http/events/event-hub.ts';
import { HEARTBEAT_FRAME, toControlFrame, toFrame } from './event-frame.ts';

/**
 * Bytes that may be unread before a client is disconnected; it resumes at its position, so nothing is lost.
 * Several times the size of a full replay, because a slow client would otherwise be disconnected again and
 * again.
 */
const UNREAD_MAX_BYTES = 4 * 1024 * 1024;

/** Events that a client has missed. */
export interface MissedEvents {
  readonly events: readonly HubEvent[];
  /** False if there were too many to replay, or if the client's position does not belong to this stream. */
  readonly isComplete: boolean;
}

/** Position from which a client resumes. */
export interface ResumePoint {
  /** ID of the last event that the client received. */
  readonly after: number;
  readMissed(): Promise<MissedEvents>;
}

/** The message about the chain's state. */
export type ChainControl = Extract<RealtimeControl, { type: 'chain' }>;

export interface EventStream {
  readonly body: ReadableStream<Uint8Array>;
  beat(): void;
  reportChain(state: ChainControl): void;
  /** Ends the stream normally. */
  close(): void;
}

/**
 * Opens a client's stream: first missed events, then live ones. Live events are collected from the start
 * until the missed ones are sent, so that none is lost in between.
 * @param resume null for a new client
 * @param ends `onClosed` is called exactly once; `cutOff` must close the connection
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
      if (!missed.isComplete) write(toControlFrame({ type: 'reset' }, position));
      // Another API instance may have sent events to this client that have not reached this one yet.
      else lastId = resume.after;
      for (const event of missed.events) send(event);
    }
    write(toControlFrame({ type: 'open' }, Math.max(lastId, position)));
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
  const reportChain = (state: ChainControl) => write(toControlFrame(state));
  return { body, beat: () => write(HEARTBEAT_FRAME), reportChain, close };
}
