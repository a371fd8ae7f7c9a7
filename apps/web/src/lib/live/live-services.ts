import { followLiveLine } from './follow-live-line.ts';
import { followSaleState } from './follow-sale-mark.ts';
import { preloadOnIntent } from '../preload/preload-on-intent.ts';
import { startRealtime } from '../realtime/start-realtime.ts';
import { refreshSessionInTime } from '../session/refresh-session-in-time.ts';

/** The live line with what it feeds, the session's renewal, the state of the pre-sale, and pages fetched ahead; loaded when the page is already usable. Returns the way to stop them. */
export function startLiveServices(): () => void {
  const stops = [
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
