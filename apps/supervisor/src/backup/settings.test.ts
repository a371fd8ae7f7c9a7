import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { parseRetention, readBackupSchedule } from './settings.ts';

const recipient = await identityToRecipient(await generateX25519Identity());
const read = (env: NodeJS.ProcessEnv) => readBackupSchedule(readEnv({ NOVA_DATA_DIR: '/data', ...env }));

test('without a folder, there is no schedule; with one, a backup is made every night', () => {
  expect(read({})).toBeNull();
  expect(read({ BACKUP_DIR: '/backups', BACKUP_RECIPIENTS: recipient })).toEqual({
    folder: '/backups',
    recipients: [recipient],
    retention: { daily: 7, weekly: 4, monthly: 12 },
    schedule: '0 3 * * *',
  });
});

test('rejects an unencrypted backup of a production instance', () => {
  const production = { BACKUP_DIR: '/backups', NOVA_NETWORK: 'production' };
  expect(() => read(production)).toThrow('BACKUP_DIR needs BACKUP_RECIPIENTS in production');
  expect(read({ ...production, BACKUP_RECIPIENTS: recipient })?.recipients).toEqual([recipient]);
});

test('rejects invalid settings and explains the valid ones', () => {
  const backups = { BACKUP_DIR: '/backups' };
  expect(() => read({ ...backups, BACKUP_RECIPIENTS: 'age1misspelt' })).toThrow('is not an age public key');
  expect(() => read({ ...backups, BACKUP_SCHEDULE: 'at night' })).toThrow('such as "0 3 * * *"');
  expect(() => read({ ...backups, BACKUP_KEEP: '7' })).toThrow('such as 7,4,12');
  expect(parseRetention('1, 0, 2')).toEqual({ daily: 1, weekly: 0, monthly: 2 });
});
