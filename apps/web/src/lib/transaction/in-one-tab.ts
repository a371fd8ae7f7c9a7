/**
 * Runs a task of a wallet in one tab at a time. Where the browser has no locks (plain http), only the stored
 * state prevents a second click from repeating it.
 * @param task name of the task, which must not run twice for this wallet
 * @returns the result of `work`, or null if another tab runs it
 */
export async function inOneTab<T>(task: string, address: string, work: () => Promise<T>): Promise<T | null> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return work();
  return locks.request(`nova.${task}.${address}`, { ifAvailable: true }, (lock) => (lock ? work() : null));
}
