import { randomUUID } from 'node:crypto';

/** Marks ids inside this process only; it is random, so that no client can send it. */
const MARK = `large-id-${randomUUID()}:`;
/** A numeric id of a JSON-RPC call with so many digits that a JavaScript number may round it. */
const LARGE_ID = /("id"\s*:\s*)(-?[1-9]\d{15,})(?=\s*[,}])/g;

/**
 * Returns a JSON-RPC message in which each large numeric id is a text, because `JSON.parse` would round it. Its
 * response must pass through `restoreLargeIds`.
 */
export const markLargeIds = (message: string): string => message.replaceAll(LARGE_ID, `$1"${MARK}$2"`);

/** Returns a response in which the marked ids are numbers again, digit for digit. */
export function restoreLargeIds(response: string): string {
  const [start, ...marked] = response.split(`"${MARK}`);
  // Each part begins with the digits, and its first quotation mark closes their text.
  return start! + marked.map((part) => part.replace('"', '')).join('');
}
