/** Milliseconds by which the server's clock is ahead of this computer's; 0 while that is right. */
let aheadMs = 0;

/**
 * Returns the server's time in milliseconds since 1970. Every time that the server or the chain sets is compared
 * with it, because the clock of a computer may be hours wrong.
 */
export const serverNow = (): number => Date.now() + aheadMs;

/** Corrects this computer's clock by these milliseconds (`followServerClock`). */
export function correctClock(milliseconds: number): void {
  aheadMs = milliseconds;
}
