/** Longer than what one tab writes to local storage takes to reach the tabs of other processes. */
const BEHIND_MS = 5_000;
const POLL_MS = 50;

const nameOf = (token: string) => `nova.session.used.${token}`;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Tells all tabs that a refresh token is being used. What a tab writes to local storage reaches the tabs of other
 * processes a while later, who holds a lock they know at once: so a held lock, named after the token, stands for it.
 * @returns ends it: at once where the token was not used after all, else when what came for it has reached all tabs
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

/** Where another tab has used this token a moment ago: waits until what came for it is here. */
export async function waitForOtherTab(token: string, isHere: () => boolean): Promise<void> {
  if (!('locks' in navigator)) return;
  const { held = [] } = await navigator.locks.query();
  if (!held.some(({ name }) => name === nameOf(token))) return;
  for (let waited = 0; waited < BEHIND_MS && !isHere(); waited += POLL_MS) await sleep(POLL_MS);
}
