import { realtimeEvents } from '@nova/db/schema/realtime';
import { REALTIME_WAKE } from '@nova/db/publish';
import type { Database } from '@nova/db/database';
import type { Logger } from '@nova/runtime/logger';
import { asc, gt, sql } from 'drizzle-orm';
import { listenTo } from './listen-to.ts';

export interface HubEvent {
  readonly id: number;
  readonly channel: string;
  readonly data: Record<string, unknown>;
}

export type HubListener = (event: HubEvent) => void;

/** Reads the event stream once for everybody in this process and hands each event to whoever wants its channel. */
export interface EventHub {
  /** Id of the newest event handed out. */
  readonly position: number;
  /** Hears every event of these channels from now on. The answer ends it. */
  subscribe(channels: readonly string[], listener: HubListener): () => void;
  /** Hears every event of every channel. The answer ends it. */
  subscribeAll(listener: HubListener): () => void;
  close(): Promise<void>;
}

const READ_MAX = 500;
/** A wake-up that got lost would be found by then; in normal life NOTIFY is always first. */
const RECHECK_MS = 5_000;
const ALL = '*';

export async function startEventHub(options: {
  db: Database;
  databaseUrl: string;
  logger: Logger;
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
      for (const event of events) deliver(event);
      if (events.length < READ_MAX) return;
    }
  };
  const wake = coalesce(readNew, (error) => logger.warn({ err: error }, 'reading events failed'));
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
    subscribe,
    subscribeAll: (listener) => subscribe([ALL], listener),
    async close() {
      clearInterval(recheck);
      await listening.close();
    },
  };
}

/** Events after an id, oldest first. */
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

/** Runs `work` once at a time; calls that arrive meanwhile lead to exactly one more run. */
function coalesce(work: () => Promise<void>, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  let isWanted = false;
  const run = async () => {
    isRunning = true;
    while (isWanted) {
      isWanted = false;
      await work().catch(onError);
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (!isRunning) void run();
  };
}
