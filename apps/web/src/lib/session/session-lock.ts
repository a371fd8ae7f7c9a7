const REFRESH_LOCK = 'nova.session.refresh';

/**
 * Runs while no tab renews the session. A refresh token works once, and using it twice ends the session: so one tab
 * refreshes, the others wait for it, and so does whoever puts another session in its place.
 */
export function withSessionLock<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  return navigator.locks.request(REFRESH_LOCK, task);
}
