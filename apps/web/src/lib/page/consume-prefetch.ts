/**
 * The answer that a script in the page has asked for before the bundle was there, once; null where it has not. A failed
 * one is null inside.
 * @param name of the promise on `window` that the script leaves
 */
export function consumePrefetch<Answer>(name: string): Promise<Answer | null> | null {
  const early = window as unknown as Record<string, Promise<Answer | null> | undefined>;
  const answer = early[name];
  delete early[name];
  return answer ?? null;
}
