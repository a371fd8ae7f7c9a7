const FIRST_YEAR_SECONDS = 1_577_836_800n;
const LAST_YEAR_SECONDS = 4_102_444_800n;
/** Narrow no-break space: groups digits without looking like a mark of either language. */
const GROUP = '\u202f';

/** Digits in groups of three, from the right. The number itself is never rounded. */
export function groupDigits(text: string): string {
  return text.replace(/\B(?=(\d{3})+$)/g, GROUP);
}

/** The short text that bytes may be: printable ASCII from the left, zeros behind it; null when they are none. */
export function readShortText(hex: string): string | null {
  const digits = /^0x((?:[0-9a-f]{2})+?)(?:00)*$/i.exec(hex)?.[1];
  const bytes = digits?.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  if (bytes.length < 2 || bytes.some((byte) => byte < 0x20 || byte > 0x7e)) return null;
  return String.fromCodePoint(...bytes);
}

/** Milliseconds of a number that may be a moment of these decades in seconds; null when it can be none. */
export function readTime(value: bigint): number | null {
  return value >= FIRST_YEAR_SECONDS && value < LAST_YEAR_SECONDS ? Number(value) * 1_000 : null;
}
