import { randomUUID } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull } from '@nova/runtime/errors/disk-full';
import { isRestoreUnfinished } from '../../data-folder.ts';
import { failure, type Finding, ok, warning } from '../finding.ts';
import { readFreeBytes, SPACE_LIMITS, toGigabytes } from '../../watch/free-space.ts';
import type { Setup } from '../setup.ts';

/** Checks whether the data folder is writable and private, and has enough free space. */
export async function checkDataFolder({ dataDir }: Setup, limits = SPACE_LIMITS): Promise<Finding[]> {
  if (dataDir === undefined) return [];
  const found = await findExisting(dataDir);
  const probe = path.join(found.dir, `.nova-doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'probe');
    await rm(probe);
  } catch (error) {
    if (isDiskFull(error)) return [await judgeSpace(found.dir, limits)];
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    return [
      failure(
        'data folder',
        `${dataDir} cannot be written to (${code}).`,
        'Set NOVA_DATA_DIR to a folder that Nova’s user can write to.',
      ),
    ];
  }
  if (isRestoreUnfinished(dataDir)) {
    return [
      failure(
        'data folder',
        `A restore into ${dataDir} has not finished, so data is missing there.`,
        'If it was interrupted, run npm run restore again with the same backup.',
      ),
      await judgeSpace(found.dir, limits),
    ];
  }
  const isThere = found.dir === dataDir;
  return [
    isThere && (found.mode & 0o077) !== 0
      ? warning(
          'data folder',
          `Other users of this machine can read ${dataDir}, which contains keys.`,
          `chmod 700 ${dataDir}`,
        )
      : ok(
          'data folder',
          isThere ? `${dataDir} can be written to.` : `${dataDir} will be created at the first start.`,
        ),
    await judgeSpace(found.dir, limits),
  ];
}

async function judgeSpace(dir: string, limits: typeof SPACE_LIMITS): Promise<Finding> {
  const free = await readFreeBytes(dir);
  const message = `${toGigabytes(free)} are free on the disk of the data folder.`;
  const advice =
    'A block takes 6.4 kB with its index, in an archive 7.6 kB, and a full disk stops chain, database and uploads. Free some space: what was acknowledged is safe, and everything continues by itself.';
  if (free < limits.errorBytes) return failure('disk space', message, advice);
  return free < limits.warningBytes ? warning('disk space', message, advice) : ok('disk space', message);
}

/** Returns the folder, or its nearest existing parent. */
async function findExisting(dir: string): Promise<{ dir: string; mode: number }> {
  const found = await stat(dir).catch(() => null);
  if (found) return { dir, mode: found.mode };
  const parent = path.dirname(dir);
  return parent === dir ? { dir, mode: 0 } : findExisting(parent);
}
