/**
 * Returns a random ID for one click; also works over plain http, where `crypto.randomUUID` does not exist.
 */
export function createRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
