/** Codes of the library's errors, whose cause says what the folder or the bucket answered. */
const STORE_CODES = /^E_CANNOT_/;

/** Returns true if an error comes from the store of files, such as from a bucket that does not answer. */
export function isStoreError(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if ('code' in error && typeof error.code === 'string' && STORE_CODES.test(error.code)) return true;
  }
  return false;
}

/** Returns true if a bucket answered that it cannot serve requests now, as stores do while they start. */
export function isStoreUnready(thrown: unknown): boolean {
  // Other services are called with clients of the same kind.
  if (!isStoreError(thrown)) return false;
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (statusOf(error) >= 500) return true;
  }
  return false;
}

/** Returns the HTTP status of an error of the S3 client, or 0 if the bucket gave no answer. */
function statusOf(error: Error): number {
  if (!('$metadata' in error)) return 0;
  const { httpStatusCode } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode ?? 0;
}
