import { realtimeEvents } from '@nova/db/schema/realtime';
import { REALTIME_WAKE } from '@nova/db/publish';
import type { Database } from '@nova/db/database';
import type { Logger } from '@nova/runtime/logger';
import { nameReason } from '@nova/runtime/name-reason';
import { asc, gt, sql } from 'drizzle-orm';
import { listenTo } from './listen-to.ts';

export interface HubEvent {
  readonly id: number;
  readonly channel: string;
  readonly data: Record<string, unknown>;
}

export type HubListener = (event: HubEvent) => void;

/** Reads the event stream once per process and forwards events to the listeners of their channels. */
export interface EventHub {
  /** ID of the newest forwarded event. */
  readonly position: number;
  /** False while the connection is lost on which PostgreSQL announces events. */
  readonly isListening: boolean;
  /** Forwards every new event of these channels to the listener. The returned function unsubscribes. */
  subscribe(channels: readonly string[], listener: HubListener): () => void;
  /** Forwards every new event of all channels to the listener. The returned function unsubscribes. */
  subscribeAll(listener: HubListener): () => void;
  close(): Promise<void>;
}

const READ_MAX = 500;
/** Milliseconds after which a lost wake-up is noticed; normally NOTIFY arrives first. */
const RECHECK_MS = 5_000;
const ALL = '*';

export async function startEventHub(options: {
  db: Database;
  databaseUrl: string;
  logger: Logger;
  /** Called before new events are forwarded. */
  beforeDelivery?: () => Promise<void>;
}): Promise<EventHub> {
  const { db, logger } = options;
  const listeners = new Map<string, Set<HubListener>>();
  let position = await readNewestId(db);

  const deliver = (event: HubEvent) => {
    position = event.id;
    for (const channel of [event.channel, ALL]) {
      for (const listener of listeners.get(channel) ?? []) listener(event);
    }
  };
  const readNew = async () => {
    for (;;) {
      const events = await readAfter(db, position);
      if (events.length > 0) await options.beforeDelivery?.();
      for (const event of events) deliver(event);
      if (events.length < READ_MAX) return;
    }
  };
  const wake = coalesce(readNew, createFailureLog(logger));
  const listening = await listenTo({
    url: options.databaseUrl,
    channel: REALTIME_WAKE,
    onWake: wake,
    logger,
  });
  const recheck = setInterval(wake, RECHECK_MS).unref();

  const subscribe = (channels: readonly string[], listener: HubListener) => {
    for (const channel of channels) {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
    }
    return () => {
      for (const channel of channels) {
        const set = listeners.get(channel);
        set?.delete(listener);
        if (set?.size === 0) listeners.delete(channel);
      }
    };
  };
  return {
    get position() {
      return position;
    },
    get isListening() {
      return listening.isListening;
    },
    subscribe,
    subscribeAll: (listener) => subscribe([ALL], listener),
    async close() {
      clearInterval(recheck);
      await listening.close();
    },
  };
}

/** Reads the events after an ID, oldest first. */
async function readAfter(db: Database, id: number): Promise<HubEvent[]> {
  const { channel, data } = realtimeEvents;
  return db
    .select({ id: realtimeEvents.id, channel, data })
    .from(realtimeEvents)
    .where(gt(realtimeEvents.id, id))
    .orderBy(asc(realtimeEvents.id))
    .limit(READ_MAX);
}

async function readNewestId(db: Database): Promise<number> {
  const [row] = await db.select({ id: sql<string | null>`max(${realtimeEvents.id})` }).from(realtimeEvents);
  return Number(row?.id ?? 0);
}

/** Returns a receiver of results that logs the first failure for a reason, and the end of the failures. */
function createFailureLog(logger: Logger): (error: unknown) => void {
  let last: string | null = null;
  return (error) => {
    const reason = error === null ? null : nameReason(error);
    if (reason === last) return;
    last = reason;
    if (reason === null) logger.info('events are read again');
    else logger.warn({ err: error }, 'reading events failed');
  };
}

/**
 * Returns a function that runs `work` once at a time; calls during a run cause exactly one more run.
 * @param onResult called after each run with its error, or null
 */
function coalesce(work: () => Promise<void>, onResult: (error: unknown) => void): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work().then(() => onResult(null), onResult);
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
