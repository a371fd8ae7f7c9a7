import { expect, test } from 'vitest';
import { readBackupTime, selectExpired, toBackupName } from './retention.ts';

const at = (time: string) => `${toBackupName(new Date(time))}.age`;

test('a backup is named after its second, and its name yields the second again', () => {
  expect(toBackupName(new Date('2026-11-25T03:00:09.870Z'))).toBe('nova-2026-11-25T03-00-09Z');
  expect(readBackupTime('nova-2026-11-25T03-00-09Z.age')).toEqual(new Date('2026-11-25T03:00:09Z'));
  expect(readBackupTime('nova-2026-11-25T03-00-09Z.age.partial')).toBeNull();
});

test('keeps the newest backup of each day, week and month, and deletes the others', () => {
  const names = [
    at('2026-11-25T03:00:00Z'),
    at('2026-11-25T01:00:00Z'), // Older backup of the same day.
    at('2026-11-24T03:00:00Z'),
    at('2026-11-23T03:00:00Z'), // Monday of this week, outside the last two days.
    at('2026-11-22T03:00:00Z'), // Sunday of the previous week.
    at('2026-11-20T03:00:00Z'), // Older backup of the previous week.
    at('2026-10-31T03:00:00Z'), // Previous month.
    at('2026-09-30T03:00:00Z'), // Outside the last two months.
  ];
  expect(selectExpired(names, { daily: 2, weekly: 2, monthly: 2 })).toEqual([
    at('2026-11-25T01:00:00Z'),
    at('2026-11-23T03:00:00Z'),
    at('2026-11-20T03:00:00Z'),
    at('2026-09-30T03:00:00Z'),
  ]);
});

test('days without a backup do not count, so an old backup survives a long break', () => {
  const names = [at('2026-11-25T03:00:00Z'), at('2025-01-01T03:00:00Z')];
  expect(selectExpired(names, { daily: 2, weekly: 0, monthly: 0 })).toEqual([]);
});

test('always keeps the newest backup and ignores other files', () => {
  const names = ['notes.txt', at('2026-11-24T03:00:00Z'), at('2026-11-25T03:00:00Z')];
  expect(selectExpired(names, { daily: 0, weekly: 0, monthly: 0 })).toEqual([at('2026-11-24T03:00:00Z')]);
});
