import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const TIMEOUT_MS = 120_000;
const OUTPUT_MAX_BYTES = 2 ** 20;
/** One retry, because the queue waits for this download. */
const RETRIES = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=60000'];

/**
 * Downloads one package with npm, from the registry that npm is configured with, and runs nothing of it.
 * @param folder An empty folder, to which npm's own cache and log go as well.
 * @returns The file of the package.
 * @throws If npm cannot download it.
 */
export async function downloadPackage(
  specifier: string,
  folder: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string> {
  const quiet = ['--silent', '--ignore-scripts', '--no-update-notifier'];
  const places = ['--pack-destination', folder, '--cache', path.join(folder, 'cache')];
  await run('npm', ['pack', specifier, ...quiet, ...places, ...RETRIES], {
    cwd: folder,
    env,
    signal,
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
    maxBuffer: OUTPUT_MAX_BYTES,
  });
  const name = (await readdir(folder)).find((entry) => entry.endsWith('.tgz'));
  if (name === undefined) throw new Error('npm stored no package.');
  return path.join(folder, name);
}
