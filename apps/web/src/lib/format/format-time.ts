import { LOCALE, DATE_LOCALE, type Language } from '@nova/shared/language/language';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const relative = new Map<Language, Intl.RelativeTimeFormat>();
function relativeOf(language: Language): Intl.RelativeTimeFormat {
  let format = relative.get(language);
  if (!format) {
    format = new Intl.RelativeTimeFormat(LOCALE[language], { numeric: 'auto', style: 'short' });
    relative.set(language, format);
  }
  return format;
}

function inLargestUnit(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  if (seconds < MINUTE) return [seconds, 'second'];
  if (seconds < HOUR) return [Math.floor(seconds / MINUTE), 'minute'];
  if (seconds < DAY) return [Math.floor(seconds / HOUR), 'hour'];
  return [Math.floor(seconds / DAY), 'day'];
}

/** Formats a relative time: "2 sec ago", "vor 9 Min.", "yesterday". A future time counts as now. */
export function formatAgo(time: number, now: number, language: Language): string {
  const seconds = Math.max(0, Math.round((now - time) / 1000));
  const [amount, unit] = inLargestUnit(seconds);
  const text = relativeOf(language).format(-amount, unit);
  // English abbreviations have no period here ("9 min ago"); German ones do.
  return language === 'en' ? text.replace('.', '') : text;
}

const DAY_PARTS = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const EXACT_PARTS = {
  ...DAY_PARTS,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
} as const;

const absolute = new Map<string, Intl.DateTimeFormat>();
/** Cached, because creating one costs a phone about a millisecond, and a list has 50 times. */
function absoluteOf(language: Language, parts: typeof DAY_PARTS | typeof EXACT_PARTS): Intl.DateTimeFormat {
  const key = `${language} ${parts === EXACT_PARTS ? 'exact' : 'day'}`;
  let format = absolute.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(DATE_LOCALE[language], parts);
    absolute.set(key, format);
  }
  return format;
}

/** Formats the exact time for a title: "20 Nov 2026, 14:02:44.204 UTC". */
export function formatExact(time: number, language: Language): string {
  return `${absoluteOf(language, EXACT_PARTS).format(time)} UTC`;
}

/** Formats a UTC time with milliseconds: "14:02:44.204". */
export function formatClock(time: number): string {
  return new Date(time).toISOString().slice(11, 23);
}

/** Formats a calendar day: "27 Nov 2025". */
export function formatDay(time: number, language: Language): string {
  return absoluteOf(language, DAY_PARTS).format(time);
}

/** Formats a remaining time: "3:59:08", "4:07". */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
