const REFRESH_LOCK = 'nova.session.refresh';

/**
 * Runs a task while no tab renews the session. A refresh token is valid once, and using it twice ends the
 * session. So one tab refreshes and the others wait, as does code that replaces the session.
 */
export function withSessionLock<T>(task: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return task();
  return navigator.locks.request(REFRESH_LOCK, task);
}
