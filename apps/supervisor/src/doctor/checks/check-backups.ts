import { readdir } from 'node:fs/promises';
import { Cron } from 'croner';
import { readBackupTime } from '../../backup/retention.ts';
import { type Finding, ok, skipped, warning } from '../finding.ts';
import type { Setup } from '../setup.ts';

/** Checks whether backups are configured and the last one due exists. */
export async function checkBackups({ backups, isProduction }: Setup, now = new Date()): Promise<Finding[]> {
  if (backups === undefined) return [];
  if (backups === null) {
    const advice = 'Set BACKUP_DIR and BACKUP_RECIPIENTS, or make backups by other means.';
    return isProduction ? [warning('backups', 'Automatic backups are off.', advice)] : [];
  }
  const names = await readdir(backups.folder).catch(() => null);
  if (names === null)
    return [skipped('backups', `${backups.folder} does not exist yet; the first backup creates it.`)];
  const times = names.flatMap((name) => readBackupTime(name)?.getTime() ?? []);
  const newest = times.length === 0 ? null : new Date(Math.max(...times));
  // The second to last time, because a backup that is due now may still be running.
  const [, due] = new Cron(backups.schedule, { paused: true, timezone: 'UTC' }).previousRuns(2, now);
  if (newest === null || (due !== undefined && newest < due)) {
    const last = newest === null ? 'there is none' : `the newest is from ${newest.toISOString()}`;
    return [
      warning('backups', `A backup is missing in ${backups.folder}: ${last}.`, 'Read the log of npm start.'),
    ];
  }
  return [ok('backups', `${times.length} in ${backups.folder}, the newest from ${newest.toISOString()}.`)];
}
