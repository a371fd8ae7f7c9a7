import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY_FOLDER = '/dev/shm';
/** Free space that tests may fill with databases and chains; they use about 1 GB at once. */
const FREE_BYTES = 4 * 2 ** 30;
/** Memory that must be left for the processes of the tests. */
const MEMORY_BYTES = 12 * 2 ** 30;

/**
 * Makes tests put temporary files into memory where Linux has a folder for that with enough room, because each
 * database of a test is a copy of 1,000 files: on a disk that takes 60 to 600 ms, in memory 30. The files are deleted
 * when this process ends. A folder chosen with TMPDIR is used instead.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR || !canHoldTests()) return;
  const folder = mkdtempSync(path.join(MEMORY_FOLDER, 'nova-tests-'));
  // A database that root may not run belongs to another user, who must reach it.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function canHoldTests() {
  if (process.platform !== 'linux' || !existsSync(MEMORY_FOLDER) || os.freemem() < MEMORY_BYTES) return false;
  const options = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, folder]) => folder === MEMORY_FOLDER)?.[3];
  // Tests also start programs that they put there.
  if (options === undefined || options.split(',').includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= FREE_BYTES;
}
