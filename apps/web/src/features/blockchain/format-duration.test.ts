import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test('formats a duration in its largest suitable unit', () => {
  expect(formatDuration(340, 'en')).toEqual({ value: '340', unit: 'ms' });
  expect(formatDuration(999.6, 'en')).toEqual({ value: '1,000', unit: 'ms' });
  expect(formatDuration(3_240, 'en')).toEqual({ value: '3.2', unit: 's' });
  expect(formatDuration(60_000, 'en')).toEqual({ value: '1', unit: 'min' });
  expect(formatDuration(5_400_000, 'de')).toEqual({ value: '1,5', unit: 'h' });
  expect(formatDuration(200_000_000, 'de')).toEqual({ value: '2,3', unit: 'd' });
});
