import { expect, it } from 'vitest';
import { formatMinute } from './format-minute.ts';

it('formats a time to the minute in UTC, in both languages', () => {
  const time = Date.parse('2026-11-23T20:30:57.698Z');
  expect(formatMinute(time, 'en')).toBe('23 Nov 2026, 20:30 UTC');
  expect(formatMinute(time, 'de')).toBe('23. Nov. 2026, 20:30 UTC');
});
