import { expect, it } from 'vitest';
import { latencyPath, missedMarks } from './latency-path.ts';

const BOX = { width: 100, height: 40 };

it('draws from the oldest to the newest, the slowest at the top', () => {
  expect(latencyPath([0, 100, 50], BOX)).toBe('M0.0 36.0L50.0 4.0L100.0 20.0');
});

it('does not exaggerate fast responses', () => {
  expect(latencyPath([1, 5], BOX)).toBe('M0.0 35.4L100.0 32.8');
});

it('breaks at missing responses and marks them', () => {
  expect(latencyPath([50, null, 50], BOX)).toBe('M0.0 4.0M100.0 4.0');
  expect(missedMarks([50, null, 50], BOX)).toBe('M50.0 39v-10');
});

it('draws nothing before the first check', () => {
  expect(latencyPath([], BOX)).toBe('');
});
