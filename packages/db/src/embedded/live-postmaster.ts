import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** A PostgreSQL that already serves this cluster, left running by a killed parent process. */
export interface LivePostmaster {
  readonly pid: number;
  readonly port: number;
}

/**
 * Reads `postmaster.pid`. Removes a file whose process is dead or whose number now belongs to another
 * program, because PostgreSQL would otherwise refuse to start.
 */
export async function findLivePostmaster(clusterDir: string): Promise<LivePostmaster | null> {
  const file = path.join(clusterDir, 'postmaster.pid');
  const lines = await readFile(file, 'utf8').then(
    (text) => text.split('\n'),
    () => null,
  );
  if (!lines) return null;
  const pid = Number(lines[0]);
  if (Number.isInteger(pid) && pid > 0 && (await isPostgres(pid))) return { pid, port: Number(lines[3]) };
  await rm(file, { force: true });
  return null;
}

/** Returns true if the process exists and is a PostgreSQL. Without /proc only the number is checked. */
export async function isPostgres(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (process.platform !== 'linux') return true;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.includes('(postgres)') && !/\) Z /.test(stat);
}
