/** Milliseconds, longer than a local storage write takes to reach tabs in other processes. */
const BEHIND_MS = 5_000;
const POLL_MS = 50;

const nameOf = (token: string) => `nova.session.used.${token}`;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Tells all tabs that a refresh token is being used. A local storage write reaches tabs in other processes
 * with a delay, but the holder of a lock is known at once, so a held lock named after the token is the
 * signal.
 * @returns a function that ends it: immediately if the token was not used, otherwise once the new tokens have
 * reached all tabs
 */
export function markUsed(token: string): Promise<(isUsed: boolean) => void> {
  return new Promise((resolve) => {
    if (!('locks' in navigator)) return resolve(() => {});
    const hold = () =>
      new Promise<void>((release) =>
        resolve((isUsed) => void setTimeout(release, isUsed ? 2 * BEHIND_MS : 0)),
      );
    void navigator.locks.request(nameOf(token), hold);
  });
}

/** If another tab has just used this token, waits until the new tokens have arrived here. */
export async function waitForOtherTab(token: string, isHere: () => boolean): Promise<void> {
  if (!('locks' in navigator)) return;
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name === nameOf(token))) return;
  for (let waited = 0; waited < BEHIND_MS && !isHere(); waited += POLL_MS) await sleep(POLL_MS);
}
