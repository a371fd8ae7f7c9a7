/**
 * Where to go after logging in: a path of this site, or null. Anything that could lead elsewhere (`//host`, a
 * scheme, a backslash) is not followed.
 */
export function readReturnPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/(?![/\\])[^\\]*$/.test(next)) return null;
  return /^(\/de)?\/auth\b/.test(next) ? null : next;
}
