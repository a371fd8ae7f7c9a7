import type { Language } from '@nova/shared/language/language';
import { formatDay } from './format-time.ts';

/** Formats a time that people set or announce: "23 Nov 2026, 20:30 UTC". */
export function formatMinute(time: number, language: Language): string {
  return `${formatDay(time, language)}, ${new Date(time).toISOString().slice(11, 16)} UTC`;
}
