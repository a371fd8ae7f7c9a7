import { useSyncExternalStore } from 'react';
import { isPassing, READ_RETRIES } from '../api/is-passing.ts';
import { onDataReset } from './data-resets.ts';

export interface ReadingState<T> {
  /** Undefined until it was read once. */
  readonly data: T | undefined;
  /** Error of the last read; null without one. Older data is kept next to it. */
  readonly error: unknown;
  readonly isError: boolean;
  /** True before the first response or error. */
  readonly isPending: boolean;
  /** Resolves when the read that it starts, or the running one, has a response. */
  readonly refetch: () => Promise<void>;
}

export interface LiveReading<T> {
  readonly get: () => ReadingState<T>;
  /** Replaces the data with that of a live event. */
  readonly set: (data: T) => void;
  /** Reads again: immediately if a component is subscribed, otherwise on the next subscription. */
  readonly refresh: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface ReadingOptions<T> {
  readonly read: () => Promise<T>;
  /**
   * Milliseconds between two reads while subscribed; null if the
   * live connection updates the data. Called before each read.
   */
  readonly everyMs: () => number | null;
  /** Milliseconds for which a response is fresh for new subscribers. */
  readonly staleMs: number;
}

const RETRY_MS = 1_000;

/**
 * Creates shared public data for many components: read once for all of them, polled while subscribed, retried
 * after temporary errors. Replaces the query library on the first page (docs/decisions/0301).
 */
export function createLiveReading<T>({ read, everyMs, staleMs }: ReadingOptions<T>): LiveReading<T> {
  const listeners = new Set<() => void>();
  /** Time of the last read; null if it must be read again. */
  let readAt: number | null = null;
  let failures = 0;
  let isReading = false;
  let isWantedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: ReadingState<T> = {
    data: undefined,
    error: null,
    isError: false,
    isPending: true,
    refetch: refresh,
  };

  const isStale = () => readAt === null || Date.now() - readAt > staleMs;

  function change(next: Partial<ReadingState<T>>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function set(data: T): void {
    change({ data, error: null, isError: false, isPending: false });
  }

  function planNext(pauseMs: number | null): void {
    clearTimeout(timer);
    if (pauseMs === null || listeners.size === 0) return;
    timer = setTimeout(() => {
      // Hidden tabs are not polled; the data is read again when the tab is shown.
      if (document.hidden) planNext(pauseMs);
      else void run();
    }, pauseMs);
  }

  async function run(): Promise<void> {
    if (isReading) {
      isWantedAgain = true;
      return;
    }
    isReading = true;
    isWantedAgain = false;
    try {
      const data = await read();
      // A refresh was requested meanwhile, so this response may already be outdated.
      readAt = isWantedAgain ? null : Date.now();
      failures = 0;
      set(data);
    } catch (error) {
      failures += 1;
      if (failures > READ_RETRIES || !isPassing(error)) {
        failures = 0;
        change({ error, isError: true, isPending: false });
      }
    }
    isReading = false;
    if (isWantedAgain && listeners.size > 0) return run();
    planNext(failures > 0 ? RETRY_MS * failures : everyMs());
  }

  async function refresh(): Promise<void> {
    readAt = null;
    failures = 0;
    if (listeners.size > 0) await run();
    else isWantedAgain = isReading;
  }

  function readIfStale(): void {
    if (!document.hidden && isStale()) void run();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) {
      document.addEventListener('visibilitychange', readIfStale);
      // In a separate task, because several reads start at the moment of hydration.
      if (isStale()) timer = setTimeout(() => void run());
      else planNext(everyMs());
    }
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      document.removeEventListener('visibilitychange', readIfStale);
      clearTimeout(timer);
    };
  }

  onDataReset(() => {
    change({ data: undefined, error: null, isError: false, isPending: true });
    void refresh();
  });
  return { get: () => state, set, refresh, subscribe };
}

/** Returns the state of the data; the static file shows it before the first response. */
export function useLiveReading<T>({ get, subscribe }: LiveReading<T>): ReadingState<T> {
  return useSyncExternalStore(subscribe, get, () => EMPTY as ReadingState<T>);
}

const EMPTY: ReadingState<unknown> = {
  data: undefined,
  error: null,
  isError: false,
  isPending: true,
  refetch: async () => undefined,
};
