/** Larger differences are a wrong clock; smaller ones the time of a response and its header's whole seconds. */
const WRONG_MS = 30_000;

/** Milliseconds by which the server's clock is ahead of this computer's; 0 while that is right. */
let aheadMs = 0;

/**
 * Returns the server's time in milliseconds since 1970. Every time that the server or the chain sets is compared
 * with it, because the clock of a computer may be hours wrong.
 */
export const serverNow = (): number => Date.now() + aheadMs;

/**
 * Compares both clocks. The server wrote its time between `sentAt` and now, so a slow response is no difference.
 *
 * @param date `Date` header of a response
 * @param sentAt time of the request by this computer's clock
 */
export function compareClocks(date: string | null, sentAt: number): void {
  const time = Date.parse(date!);
  if (!time) return;
  const behind = time - Date.now();
  const before = time - sentAt;
  aheadMs = behind > WRONG_MS ? behind : before < -WRONG_MS ? before : 0;
}
