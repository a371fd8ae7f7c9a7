import { followLiveLine } from './follow-live-line.ts';
import { followSaleMark } from './follow-sale-mark.ts';
import { preloadOnIntent } from '../preload/preload-on-intent.ts';
import { startRealtime } from '../realtime/start-realtime.ts';
import { keepSessionFresh } from '../session/keep-session-fresh.ts';

/** The live line with what it feeds, the session's renewal, the state of the pre-sale, and pages fetched ahead; loaded when the page is already usable. Returns the way to stop them. */
export function startLiveServices(): () => void {
  const stops = [keepSessionFresh(), followLiveLine(), startRealtime(), followSaleMark(), preloadOnIntent()];
  return () => {
    for (const stop of stops) stop();
  };
}
