import { expect, test } from 'vitest';
import { liveStateOf } from './live-state.tsx';

test('with the line open everything is live, until a reading fails', () => {
  expect(liveStateOf('live', 'read')).toBe('live');
  expect(liveStateOf('live', 'waiting')).toBe('live');
  expect(liveStateOf('live', 'failed')).toBe('delayed');
});

test('without the line, figures that are still read are polled, and else as bad as the line', () => {
  expect(liveStateOf('delayed', 'read')).toBe('polled');
  expect(liveStateOf('offline', 'read')).toBe('polled');
  expect(liveStateOf('delayed', 'failed')).toBe('delayed');
  expect(liveStateOf('offline', 'failed')).toBe('offline');
});

test('nobody knows before the first answer', () => {
  expect(liveStateOf('connecting', 'waiting')).toBe('connecting');
  expect(liveStateOf('connecting', 'read')).toBe('connecting');
});
