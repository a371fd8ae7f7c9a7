import { expect, test } from 'vitest';
import { liveStateOf } from './live-state.tsx';

test('is live with a connection until a read fails', () => {
  expect(liveStateOf('live', 'read')).toBe('live');
  expect(liveStateOf('live', 'waiting')).toBe('live');
  expect(liveStateOf('live', 'failed')).toBe('delayed');
});

test('is polled without a connection if reads succeed, otherwise as bad as the connection', () => {
  expect(liveStateOf('delayed', 'read')).toBe('polled');
  expect(liveStateOf('offline', 'read')).toBe('polled');
  expect(liveStateOf('delayed', 'failed')).toBe('delayed');
  expect(liveStateOf('offline', 'failed')).toBe('offline');
});

test('is unknown before the first response', () => {
  expect(liveStateOf('connecting', 'waiting')).toBe('connecting');
  expect(liveStateOf('connecting', 'read')).toBe('connecting');
});
