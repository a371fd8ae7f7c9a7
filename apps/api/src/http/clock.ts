/**
 * Milliseconds since 1970. Injected, so that tests control the time; nothing else in the API reads the clock.
 */
export type Clock = () => number;

/** Formats a time for the API: ISO 8601 in UTC with milliseconds. */
export function toWireTime(value: Date | number): string {
  return new Date(value).toISOString();
}
