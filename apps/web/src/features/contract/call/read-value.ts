const FIRST_YEAR_SECONDS = 1_577_836_800n;
const LAST_YEAR_SECONDS = 4_102_444_800n;
/** Narrow no-break space, because English and German use different separators. */
const GROUP = '\u202f';

/** Groups digits by three from the right, without rounding the number. */
export function groupDigits(text: string): string {
  return text.replace(/\B(?=(\d{3})+$)/g, GROUP);
}

/** Decodes printable ASCII padded with zeros on the right; returns null for other bytes. */
export function readShortText(hex: string): string | null {
  const digits = /^0x((?:[0-9a-f]{2})+?)(?:00)*$/i.exec(hex)?.[1];
  const bytes = digits?.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  if (bytes.length < 2 || bytes.some((byte) => byte < 0x20 || byte > 0x7e)) return null;
  return String.fromCodePoint(...bytes);
}

/**
 * Returns the time in milliseconds if a number can be a
 * Unix time in seconds of these decades; otherwise null.
 */
export function readTime(value: bigint): number | null {
  return value >= FIRST_YEAR_SECONDS && value < LAST_YEAR_SECONDS ? Number(value) * 1_000 : null;
}
