/** Codes of the library's errors, whose cause says what the folder or the bucket answered. */
const STORE_CODES = /^E_CANNOT_/;

/** Returns true if an error comes from the store of files, such as from a bucket that does not answer. */
export function isStoreError(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string' && STORE_CODES.test(error.code)) return true;
  }
  return false;
}
