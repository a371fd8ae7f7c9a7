/** Milliseconds since 1970. Injected, so that tests decide what time it is; nothing else in the api asks the clock. */
export type Clock = () => number;

/** A moment as it goes over the wire: ISO 8601 in UTC with milliseconds. */
export function toWireTime(value: Date | number): string {
  return new Date(value).toISOString();
}
