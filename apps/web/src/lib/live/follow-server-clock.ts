import { correctClock } from '../page/server-now.ts';
import { readServerTime } from './read-server-time.ts';

/** Larger differences are a wrong clock; smaller ones the time of a response and its header's whole seconds. */
const WRONG_MS = 60_000;

async function measure(): Promise<void> {
  if (document.hidden) return;
  const difference = (await readServerTime()) - Date.now();
  correctClock(Math.abs(difference) > WRONG_MS ? difference : 0);
}

/**
 * Compares this computer's clock with the server's, now and whenever somebody returns to the page, because a
 * computer often sets its clock when it wakes up. Without a response, the last difference remains.
 */
export function followServerClock(): () => void {
  const run = () => void measure().catch(() => undefined);
  run();
  document.addEventListener('visibilitychange', run);
  return () => document.removeEventListener('visibilitychange', run);
}
