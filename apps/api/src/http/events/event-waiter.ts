import type { EventHub, HubEvent } from './event-hub.ts';

/** Waits for events about single keys, with one listener on the event stream for all waiting requests. */
export interface EventWaiter<News> {
  /** Starts watching. Must be called before the event can happen, or it may be missed. */
  watch(key: string): EventWatch<News>;
}

export interface EventWatch<News> {
  /** Resolves with the content of the event; null after `timeoutMs`. */
  wait(timeoutMs: number): Promise<News | null>;
  /** Must be called when the event is no longer needed. */
  stop(): void;
}

/**
 * Creates a waiter.
 * @param read returns an event's key and content; null for an irrelevant event
 */
export function createEventWaiter<News>(
  events: EventHub,
  read: (event: HubEvent) => { readonly key: string; readonly news: News } | null,
): EventWaiter<News> {
  const watches = new Map<string, Set<(news: News) => void>>();
  events.subscribeAll((event) => {
    if (watches.size === 0) return;
    const found = read(event);
    if (!found) return;
    for (const report of watches.get(found.key) ?? []) report(found.news);
  });
  return {
    watch(key) {
      let report: (news: News) => void = () => {};
      const notification = new Promise<News>((resolve) => (report = resolve));
      const set = watches.get(key) ?? new Set();
      watches.set(key, set.add(report));
      return {
        async wait(timeoutMs) {
          let timer: NodeJS.Timeout | undefined;
          const timeout = new Promise<null>(
            (resolve) => (timer = setTimeout(() => resolve(null), timeoutMs)),
          );
          const news = await Promise.race([notification, timeout]);
          clearTimeout(timer);
          return news;
        },
        stop() {
          set.delete(report);
          if (set.size === 0) watches.delete(key);
        },
      };
    },
  };
}
