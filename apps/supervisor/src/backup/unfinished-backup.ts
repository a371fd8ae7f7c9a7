import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isSupervisor } from '../data-folder.ts';

/** Contains the ID of the process that writes the backup, until it is complete. */
export const UNFINISHED_FILE = 'unfinished';

/** Marks a folder as a backup that is being written. */
export const beginBackup = (folder: string): Promise<void> =>
  writeFile(path.join(folder, UNFINISHED_FILE), `${process.pid}\n`, { mode: 0o600 });

export const endBackup = (folder: string): Promise<void> =>
  rm(path.join(folder, UNFINISHED_FILE), { force: true });

/**
 * Returns true if the folder contains a part of a backup whose process was killed. One of this process is its
 * predecessor with the same ID, as in a container that was started again.
 */
export async function isAbandonedBackup(folder: string): Promise<boolean> {
  const text = await readFile(path.join(folder, UNFINISHED_FILE), 'utf8').catch(() => null);
  if (text === null) return false;
  const writer = Number(text);
  return writer === process.pid || !(await isSupervisor(writer));
}
