/**
 * Carries something of a wallet out in one tab at a time. Where the browser has no locks (plain http), what is kept of it
 * alone keeps a second press from doing it twice.
 * @param task names what must not run twice for this wallet
 * @returns what `work` answers, or null when another tab is at it
 */
export async function inOneTab<T>(task: string, address: string, work: () => Promise<T>): Promise<T | null> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return work();
  return locks.request(`nova.${task}.${address}`, { ifAvailable: true }, (lock) => (lock ? work() : null));
}
