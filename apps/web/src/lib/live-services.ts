import { startRealtime } from './realtime/start-realtime.ts';
import { keepSessionFresh } from './session/keep-session-fresh.ts';

/** The live line and the session's renewal; loaded when the page is already usable. Returns the way to stop both. */
export function startLiveServices(): () => void {
  const stops = [keepSessionFresh(), startRealtime()];
  return () => {
    for (const stop of stops) stop();
  };
}
