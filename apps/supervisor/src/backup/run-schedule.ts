import { Cron } from 'croner';
import { mkdir, readdir } from 'node:fs/promises';
import type { BackupOptions } from './back-up.ts';
import { backUpInto } from './back-up-into.ts';
import { readBackupTime } from './retention.ts';
import type { BackupSchedule } from './settings.ts';

export interface RunningSchedule {
  /** Stops the schedule. A running backup is abandoned with the process and repeated at the next start. */
  stop(): void;
}

/**
 * Makes backups on a schedule, one at a time. If a scheduled time passed while Nova was stopped, the backup
 * is made at startup. A failed backup is reported and not retried before the next scheduled time.
 * @param report Prints one line for the operator.
 */
export async function runBackupSchedule(
  schedule: BackupSchedule,
  options: BackupOptions,
  report: (line: string) => void,
): Promise<RunningSchedule> {
  let isRunning = false;
  const make = async () => {
    // The overdue backup from startup may still be running when the next one is due.
    if (isRunning) return;
    isRunning = true;
    try {
      const { location, removed } = await backUpInto(schedule, options);
      const also = removed.length > 0 ? `; removed ${removed.join(', ')}` : '';
      report(`Backup made: ${location}${also}.`);
    } catch (error) {
      report(`The backup failed: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      isRunning = false;
    }
  };
  const cron = new Cron(schedule.schedule, { timezone: 'UTC' }, make);
  if (await isOverdue(schedule, cron)) void make();
  return { stop: () => cron.stop() };
}

async function isOverdue({ folder }: BackupSchedule, cron: Cron): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const times = (await readdir(folder)).flatMap((name) => readBackupTime(name)?.getTime() ?? []);
  const [due] = cron.previousRuns(1);
  return times.length === 0 || (due !== undefined && Math.max(...times) < due.getTime());
}
