import { useEffect } from 'react';
import { createStore, useStore } from '../store/create-store.ts';

const now = createStore(0);
let users = 0;
let start: ReturnType<typeof setTimeout> | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/** Milliseconds since 1970, ticking once a second for all users together; 0 in the prerender. */
export function useNow(): number {
  useEffect(() => {
    users += 1;
    if (timer === undefined) {
      // Only the first of them: a table's fifty times would each draw all the others again. In a task of its own: a page
      // that has just been taken over is busy enough.
      start = setTimeout(() => now.set(Date.now()));
      timer = setInterval(() => now.set(Date.now()), 1_000);
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
