import { ensureFreshSession, REFRESH_MARGIN_MS } from './refresh-session.ts';
import { sessionStore } from './session-store.ts';

const RETRY_MS = 30_000;

/** Refreshes the session shortly before it expires while the page is open. */
export function refreshSessionInTime(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (minimumDelay = 0) => {
    clearTimeout(timer);
    const session = sessionStore.get();
    if (!session) return;
    const delay = Date.parse(session.tokens.expires_at) - Date.now() - REFRESH_MARGIN_MS;
    timer = setTimeout(() => void renew(), Math.max(minimumDelay, delay));
  };
  const renew = async () => {
    try {
      await ensureFreshSession();
      plan();
    } catch {
      plan(RETRY_MS);
    }
  };
  const stop = sessionStore.subscribe(() => plan());
  plan();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
