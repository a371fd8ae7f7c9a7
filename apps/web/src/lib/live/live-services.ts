import { followLiveLine } from './follow-live-line.ts';
import { followServerClock } from './follow-server-clock.ts';
import { followSaleState } from './follow-sale-mark.ts';
import { preloadOnIntent } from '../preload/preload-on-intent.ts';
import { startRealtime } from '../realtime/start-realtime.ts';
import { refreshSessionInTime } from '../session/refresh-session-in-time.ts';

/**
 * Starts the live connection with its consumers, the comparison of clocks, session renewal, the presale's
 * state, and prefetching of pages; loaded once the page is usable. Returns a function to stop them.
 */
export function startLiveServices(): () => void {
  const stops = [
    followServerClock(),
    refreshSessionInTime(),
    followLiveLine(),
    startRealtime(),
    followSaleState(),
    preloadOnIntent(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
