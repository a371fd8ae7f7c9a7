/**
 * Carries a wallet's purchase out in one tab at a time. Where the browser has no locks (plain http), what is kept of the
 * purchase and the exact allowance alone keep a second press from paying twice.
 * @returns what `work` answers, or null when another tab is at it
 */
export async function inOneTab<T>(address: string, work: () => Promise<T>): Promise<T | null> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return work();
  return locks.request(`nova.presale.${address}`, { ifAvailable: true }, (lock) => (lock ? work() : null));
}
