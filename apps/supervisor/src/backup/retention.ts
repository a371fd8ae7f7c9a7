import { DAY_MS } from '@nova/shared/durations';
/** Numbers of days, weeks and months of which the newest backup is kept. */
export interface Retention {
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}

const NAME = /^nova-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(?:\.age)?$/;

/** Returns the name of a backup without its suffix, such as `nova-2026-11-25T03-00-00Z`. */
export const toBackupName = (time: Date): string =>
  `nova-${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Returns the time of a backup from its name, or null for any other name. */
export function readBackupTime(name: string): Date | null {
  const match = NAME.exec(name);
  return match ? new Date(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`) : null;
}

const PERIODS: Record<keyof Retention, (time: Date) => string> = {
  daily: (time) => time.toISOString().slice(0, 10),
  // Weeks begin on Monday, such as 1970-01-05.
  weekly: (time) => String(Math.floor((time.getTime() - 4 * DAY_MS) / (7 * DAY_MS))),
  monthly: (time) => time.toISOString().slice(0, 7),
};

/**
 * Returns the names of expired backups: all except the newest of each of the last days, weeks and months
 * that have one. The newest backup never expires, and other names are ignored.
 */
export function selectExpired(names: readonly string[], retention: Retention): string[] {
  const backups = names
    .flatMap((name) => {
      const time = readBackupTime(name);
      return time ? [{ name, time }] : [];
    })
    .sort((a, b) => b.time.getTime() - a.time.getTime());
  const survivingNames = new Set(backups.slice(0, 1).map(({ name }) => name));
  for (const period of ['daily', 'weekly', 'monthly'] as const) {
    const seen = new Set<string>();
    for (const { name, time } of backups) {
      const key = PERIODS[period](time);
      if (seen.has(key)) continue;
      if (seen.size === retention[period]) break;
      seen.add(key);
      survivingNames.add(name);
    }
  }
  return backups.filter(({ name }) => !survivingNames.has(name)).map(({ name }) => name);
}
