/** PostgreSQL stores no NUL in text (22021), nor `\\u0000` in JSON (22P05). */
const CODES = new Set(['22021', '22P05']);

/** Returns whether an error was caused by text in a request that no column can store. */
export function isUnstorableText(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string' && CODES.has(error.code)) return true;
  }
  return false;
}
