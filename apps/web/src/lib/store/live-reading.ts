import { useSyncExternalStore } from 'react';
import { isPassing, READ_RETRIES } from '../api/is-passing.ts';
import { onDataReset } from './data-resets.ts';

export interface ReadingState<T> {
  /** Undefined until it was read once. */
  readonly data: T | undefined;
  /** Why the last reading failed; null when it did not. Older data stays beside it. */
  readonly error: unknown;
  readonly isError: boolean;
  /** Never read yet, and not failed either. */
  readonly isPending: boolean;
  /** Done when the reading that it starts, or the one that runs, has an answer. */
  readonly refetch: () => Promise<void>;
}

export interface LiveReading<T> {
  readonly get: () => ReadingState<T>;
  /** Puts in what the live line told. */
  readonly set: (data: T) => void;
  /** Reads again: now if somebody looks at it, else when somebody does. */
  readonly refresh: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface ReadingOptions<T> {
  readonly read: () => Promise<T>;
  /** Pause between two readings while somebody looks; null = the live line keeps it current. Asked before each. */
  readonly everyMs: () => number | null;
  /** How long an answer counts as fresh for the next one who looks. */
  readonly staleMs: number;
}

const RETRY_MS = 1_000;

/**
 * A public figure that many places show: read once for all of them, again while it is looked at, tried again where
 * a fault may pass. It is the part of a query library that the first page needs (docs/decisions/0301).
 */
export function createLiveReading<T>({ read, everyMs, staleMs }: ReadingOptions<T>): LiveReading<T> {
  const listeners = new Set<() => void>();
  /** When the data was read; null = it is to be read again. */
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
      // Nobody sees a hidden tab; it is asked again when it is shown.
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
      // Somebody asked meanwhile: this answer may be older than what they know.
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
      // In a task of its own: several readings begin in the moment in which a page is taken over.
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

/** The reading's state; the static file shows it before the first answer. */
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
