/** Codes of the system and of PostgreSQL (disk_full). */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** Some libraries, and PostgreSQL while it ends, give only the text of the system. */
const MESSAGE = /\b(ENOSPC|EDQUOT)\b|No space left on device|Disk quota exceeded/i;

/** Returns true if an error, or one of its causes, means that a disk has no space left. */
export function isDiskFull(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && CODES.has(String(error.code))) return true;
    if (MESSAGE.test(error.message)) return true;
    if (error instanceof AggregateError && error.errors.some(isDiskFull)) return true;
  }
  return false;
}
