/**
 * Returns a response that an inline script requested before the bundle was loaded, once; null without a
 * request. A failed request resolves with null.
 * @param name name of the promise on `window`
 */
export function consumePrefetch<Answer>(name: string): Promise<Answer | null> | null {
  const early = window as unknown as Record<string, Promise<Answer | null> | undefined>;
  const answer = early[name];
  delete early[name];
  return answer ?? null;
}
