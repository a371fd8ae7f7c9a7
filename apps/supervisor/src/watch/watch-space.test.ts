import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSpace } from './watch-space.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('reports a disk that is nearly full once, and once that it has space again', async () => {
  const free: Record<string, number> = { '/data': 5 * 2 ** 30, '/backups': 5 * 2 ** 30 };
  const lines: string[] = [];
  const watch = watchSpace(['/data', '/backups', '/away'], (line) => lines.push(line), {
    everyMs: 1_000,
    readFree: async (folder) => free[folder] ?? Promise.reject(new Error('no such folder')),
  });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(lines).toEqual([]);
  free['/data'] = 2 ** 29;
  await vi.advanceTimersByTimeAsync(5_000);
  free['/data'] = 2 * 2 ** 30;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lines).toEqual([
    'Only 0.5 GB are free on the disk of /data. Free some space: a full disk stops chain, database, uploads and backups until there is some.',
    '2.0 GB are free on the disk of /data again.',
  ]);
  watch.stop();
});
