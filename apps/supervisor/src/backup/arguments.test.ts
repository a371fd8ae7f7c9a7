import { expect, test } from 'vitest';
import { parseBackupArguments } from './arguments.ts';

test('parses each form of the commands', () => {
  expect(parseBackupArguments('backup', ['/backups/one'])).toEqual({
    kind: 'one backup',
    folder: '/backups/one',
  });
  expect(parseBackupArguments('backup', ['--into', '/backups', '--keep', '1,2,3'])).toEqual({
    kind: 'into',
    plan: { folder: '/backups', recipients: [], retention: { daily: 1, weekly: 2, monthly: 3 } },
  });
  expect(parseBackupArguments('backup', ['--new-key', 'key.txt'])).toEqual({
    kind: 'new key',
    file: 'key.txt',
  });
  expect(parseBackupArguments('restore', ['/backups/one.age', '--identity', 'key.txt'])).toEqual({
    kind: 'restore',
    source: '/backups/one.age',
    identities: 'key.txt',
  });
});

test('rejects anything else with the list of forms', () => {
  for (const args of [[], ['one', 'two'], ['one', '--keep', '1,2,3'], ['--onto', 'x'], ['--into']]) {
    expect(() => parseBackupArguments('backup', args)).toThrow('Use one of these forms');
  }
  expect(() => parseBackupArguments('restore', ['/backups/one.age'])).toThrow('is encrypted; name the file');
});
