/** Larger differences are a wrong clock; smaller ones the time of a response and its header's whole seconds. */
const WRONG_MS = 60_000;

/** Milliseconds by which the server's clock is ahead of this computer's; 0 while that is right. */
let aheadMs = 0;

/**
 * Returns the server's time in milliseconds since 1970. Every time that the server or the chain sets is compared
 * with it, because the clock of a computer may be hours wrong.
 */
export const serverNow = (): number => Date.now() + aheadMs;

/** Compares both clocks. @param date `Date` header of a response that has just arrived */
export function compareClocks(date: string | null): void {
  const difference = Date.parse(date!) - Date.now();
  aheadMs = Math.abs(difference) > WRONG_MS ? difference : 0;
}
