import { expect, test } from 'vitest';
import { readBackupTime, selectExpired, toBackupName } from './retention.ts';

const at = (time: string) => `${toBackupName(new Date(time))}.age`;

test('a backup is named by its second, and its name gives the second back', () => {
  expect(toBackupName(new Date('2026-11-25T03:00:09.870Z'))).toBe('nova-2026-11-25T03-00-09Z');
  expect(readBackupTime('nova-2026-11-25T03-00-09Z.age')).toEqual(new Date('2026-11-25T03:00:09Z'));
  expect(readBackupTime('nova-2026-11-25T03-00-09Z.age.partial')).toBeNull();
});

test('the newest of each day, week and month stays, everything else goes', () => {
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

test('days without a backup do not count, so an old backup outlasts a long pause', () => {
  const names = [at('2026-11-25T03:00:00Z'), at('2025-01-01T03:00:00Z')];
  expect(selectExpired(names, { daily: 2, weekly: 0, monthly: 0 })).toEqual([]);
});

test('the newest backup stays whatever the numbers are, and other files are left alone', () => {
  const names = ['notes.txt', at('2026-11-24T03:00:00Z'), at('2026-11-25T03:00:00Z')];
  expect(selectExpired(names, { daily: 0, weekly: 0, monthly: 0 })).toEqual([at('2026-11-24T03:00:00Z')]);
});
