import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBinaries } from './binaries.ts';

/** The folder belongs to another major version of PostgreSQL; the message says what to do. */
export class PostgresVersionError extends Error {
  override readonly name = 'PostgresVersionError';
}

/**
 * Compares the major version of PostgreSQL that created a folder with the installed one, because PostgreSQL
 * never opens files of another major version.
 * @param dataDir the folder passed to `startPostgres`; a folder without a cluster is accepted
 * @throws PostgresVersionError
 */
export async function requireSameMajor(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'cluster', 'PG_VERSION');
  const made = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => null,
  );
  if (made === null) return;
  const installed = await readInstalledMajor();
  if (made === installed) return;
  throw new PostgresVersionError(
    `The database in ${dataDir} was created by PostgreSQL ${made}, but this version of Nova includes PostgreSQL ${installed}. ` +
      'Nothing was changed. Run `npm run backup -- <folder>` with your previous version of Nova, then restore that ' +
      'backup with this version into a new NOVA_DATA_DIR (docs/operations.md, "A new major version of PostgreSQL").',
  );
}

/** Returns the installed major version in the format of PG_VERSION, such as `18`. */
async function readInstalledMajor(): Promise<string> {
  const { postgres } = await findBinaries();
  const { stdout } = await promisify(execFile)(postgres, ['--version']);
  const major = /\) (\d+)/.exec(stdout)?.[1];
  if (major === undefined) throw new Error(`PostgreSQL did not report its version: ${stdout.trim()}`);
  return major;
}
