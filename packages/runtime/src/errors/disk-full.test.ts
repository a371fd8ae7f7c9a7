import { expect, test } from 'vitest';
import { isDiskFull } from './disk-full.ts';
import { nameReason } from '../name-reason.ts';

const full = [
  Object.assign(new Error('write'), { code: 'ENOSPC' }),
  new Error('Failed query: insert', {
    cause: Object.assign(new Error('could not extend file "base/16385/16900"'), { code: '53100' }),
  }),
  new Error('IO error: /data/chain/000003.log: No space left on device'),
  new Error('PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device'),
  new AggregateError([Object.assign(new Error('write'), { code: 'EDQUOT' })]),
];

test.each(full)('recognizes a full disk in %s', (error) => {
  expect(isDiskFull(error)).toBe(true);
});

test('names a full disk in words, regardless of what reported it', () => {
  expect(full.slice(0, 4).map(nameReason)).toEqual(
    Array.from({ length: 4 }, () => 'the disk is full; free some space'),
  );
  expect(isDiskFull(Object.assign(new Error('no connection left'), { code: '53300' }))).toBe(false);
  expect(isDiskFull('ENOSPC')).toBe(false);
});
