/** PostgreSQL keeps no NUL in a text (22021), nor one written as `\\u0000` in JSON (22P05). */
const CODES = new Set(['22021', '22P05']);

/** True when a request carried a text that no column can hold: its fault, and not ours. */
export function isUnstorableText(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string' && CODES.has(error.code)) return true;
  }
  return false;
}
