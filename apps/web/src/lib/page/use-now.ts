import { useEffect } from 'react';
import { createStore, useStore } from '../store/create-store.ts';
import { serverNow } from './server-now.ts';

const now = createStore(0);
let users = 0;
let start: ReturnType<typeof setTimeout> | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
const tick = () => now.set(serverNow());

/**
 * Returns the server's time in milliseconds since 1970, updated every second for all subscribers together; 0
 * during prerendering.
 */
export function useNow(): number {
  useEffect(() => {
    users += 1;
    if (timer === undefined) {
      // Only the first subscriber starts the clock: each of a table's fifty times would render all others
      // again. In a separate task, because a page is busy right after hydration.
      start = setTimeout(tick);
      timer = setInterval(tick, 1_000);
    }
    return () => {
      users -= 1;
      if (users > 0) return;
      clearTimeout(start);
      clearInterval(timer);
      timer = undefined;
    };
  }, []);
  return useStore(now, 0);
}
