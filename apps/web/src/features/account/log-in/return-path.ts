/**
 * Returns the path on this site to open after login, or null. Anything that could lead elsewhere (`//host`, a
 * scheme, a backslash) is rejected.
 */
export function readReturnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])[^\\]*$/.test(next)) return null;
  return /^(\/de)?\/auth\b/.test(next) ? null : next;
}
