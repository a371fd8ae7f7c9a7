import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { type BackupOptions, backUp } from './back-up.ts';
import { packEncrypted, PARTIAL_SUFFIX } from './encrypted-archive.ts';
import type { Manifest } from './manifest.ts';
import { readBackupTime, type Retention, selectExpired, toBackupName } from './retention.ts';
import { isAlive } from '../is-alive.ts';

export interface BackupPlan {
  /** Folder that contains all backups. */
  readonly folder: string;
  /** Public age keys that can decrypt the backup. Without any, the backup is an unencrypted folder. */
  readonly recipients: readonly string[];
  readonly retention: Retention;
}

export interface FinishedBackup {
  /** The encrypted file or, without recipients, the folder. */
  readonly location: string;
  readonly manifest: Manifest;
  /** Names of the expired backups that were deleted. */
  readonly removed: readonly string[];
}

const WORK_FOLDER = /^\.backup-work-(\d+)$/;

/**
 * Creates a backup named after its time in the folder of all backups, then deletes those outside the
 * retention. An older backup is deleted only once the new one is complete. Leftovers of an interrupted run
 * are deleted first.
 */
export async function backUpInto(plan: BackupPlan, options: BackupOptions): Promise<FinishedBackup> {
  await mkdir(plan.folder, { recursive: true, mode: 0o700 });
  // An encrypted backup's unencrypted files never enter the backup folder, which may be on another machine.
  const workHome = plan.recipients.length > 0 ? options.env.NOVA_DATA_DIR : plan.folder;
  for (const folder of new Set([plan.folder, workHome])) await removeAbandonedWork(folder);
  const work = path.join(workHome, `.backup-work-${process.pid}`);
  const name = toBackupName(new Date());
  try {
    const manifest = await backUp(work, options);
    const location = path.join(plan.folder, plan.recipients.length > 0 ? `${name}.age` : name);
    if (plan.recipients.length > 0) {
      await options.progress.step('encryption', () => packEncrypted(work, location, plan.recipients));
    } else await rename(work, location);
    return { location, manifest, removed: await removeExpired(plan) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function removeExpired({ folder, retention }: BackupPlan): Promise<readonly string[]> {
  const expired = selectExpired(await readdir(folder), retention);
  for (const name of expired) await rm(path.join(folder, name), { recursive: true, force: true });
  return expired;
}

async function removeAbandonedWork(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = WORK_FOLDER.exec(name)?.[1];
    // In a container that was started again, a process has the ID of its predecessor.
    const hasEnded = pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid)));
    if (hasEnded || isPartialBackup(name))
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

const isPartialBackup = (name: string): boolean =>
  name.endsWith(PARTIAL_SUFFIX) && readBackupTime(name.slice(0, -PARTIAL_SUFFIX.length)) !== null;
