import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { isRunning } from './data-folder.ts';
import { listTeamPictures } from './settings/team-pictures.ts';

/** Sources of the pages, relative to the repository's root. */
const SOURCES = [
  'apps/web',
  'packages/shared/src',
  'packages/abi/src',
  'package-lock.json',
  // Sources of the documentation pages.
  'docs',
  'README.md',
  'ARCHITECTURE.md',
  'GLOSSARY.md',
  'CONTRIBUTING.md',
  'apps/api/README.md',
  'apps/node/README.md',
  'apps/worker/README.md',
];
const IGNORED = new Set(['node_modules', 'build', '.react-router', '.building']);
const STAMP = 'apps/web/build/.sources';
/** File with the sizes and times of the same sources, which are faster to read than their contents. */
const TIMES_STAMP = 'apps/web/build/.source-times';
/** File in a production build with the settings of its pages. Their sources are not included. */
const SETTINGS = 'apps/web/build/settings.json';

/** Names the process that starts the build, and the build's own. It is outside of the folder that a build replaces. */
const LOCK = 'apps/web/.building';
const LOCK_POLL_MS = 200;
/** No build takes as long. */
const LOCK_MAX_MS = 900_000;

/** External settings of the build: network, public origin and links (listed in apps/web/env.ts). */
export type SiteSettings = Readonly<Record<string, string>>;

/**
 * Rejects pages of a production build that were built with other settings. Does nothing in a checkout.
 * @throws ConfigurationError naming the variables that differ.
 */
export async function requireBuiltSettings(root: string, settings: SiteSettings): Promise<void> {
  const text = await readFile(path.join(root, SETTINGS), 'utf8').catch(() => null);
  if (text === null) return;
  const built = JSON.parse(text) as SiteSettings;
  const names = [...new Set([...Object.keys(built), ...Object.keys(settings)])];
  const different = names.filter((name) => built[name] !== settings[name]);
  if (different.length === 0) return;
  throw new ConfigurationError(
    `The pages of this build have other values of ${different.sort().join(', ')}. Restore the old values, or run npm run build with the new ones.`,
  );
}

/** Returns true if the folder is a production build, whose pages are never rebuilt. */
export const isProductionBuild = (root: string): Promise<boolean> =>
  stat(path.join(root, SETTINGS)).then(
    () => true,
    () => false,
  );

/** Returns true if the pages were never built, were built with other settings, or have changed sources. */
export async function isWebBuildStale(root: string, settings: SiteSettings): Promise<boolean> {
  const times = await hashSources(root, settings, readTime);
  if ((await readStamp(root, TIMES_STAMP)) === times) return false;
  // A checkout of another version and back changes the times but not the contents.
  const contents = await hashSources(root, settings, readContent);
  if ((await readStamp(root, STAMP)) !== contents) return true;
  // Where this user may not write, the next start reads the contents again.
  await writeStamp(root, TIMES_STAMP, times).catch(() => undefined);
  return false;
}

/**
 * Builds the pages and records their sources. Waits while another start builds in the same checkout, because
 * two builds would delete each other's files, and then uses its result if that has the same settings.
 * @throws Error with the last output lines of a failed build.
 */
export async function buildWeb(
  root: string,
  settings: SiteSettings,
  env: Record<string, string>,
): Promise<void> {
  const lock = path.join(root, LOCK);
  const hasWaited = await acquire(lock);
  try {
    if (hasWaited && !(await isWebBuildStale(root, settings))) return;
    await buildAlone(root, settings, env);
  } finally {
    await rm(lock, { force: true });
  }
}

/** @returns Whether another process had the lock. */
async function acquire(lock: string): Promise<boolean> {
  const end = Date.now() + LOCK_MAX_MS;
  for (let hasWaited = false; ; hasWaited = true) {
    const error = await writeFile(lock, String(process.pid), { flag: 'wx' }).catch(
      (thrown: NodeJS.ErrnoException) => thrown,
    );
    if (error === undefined) return hasWaited;
    if (error.code !== 'EEXIST') throw error;
    const text = await readFile(lock, 'utf8').catch(() => '');
    const holders = await Promise.all(text.split(' ').map((pid) => isRunning(Number(pid), /node|npm/)));
    // An interrupted start leaves its lock, and its build may run on for some seconds. An empty file is being
    // written.
    if ((text !== '' && !holders.includes(true)) || Date.now() > end) await rm(lock, { force: true });
    else await sleep(LOCK_POLL_MS);
  }
}

async function buildAlone(root: string, settings: SiteSettings, env: Record<string, string>): Promise<void> {
  const contents = await hashSources(root, settings, readContent);
  // The pages of the last build are gone as soon as this one begins, which may not finish.
  for (const stamp of [STAMP, TIMES_STAMP]) await rm(path.join(root, stamp), { force: true });
  await run(root, { ...env, ...settings });
  await writeStamp(root, STAMP, contents);
}

const readStamp = (root: string, stamp: string) => readFile(path.join(root, stamp), 'utf8').catch(() => null);

const writeStamp = (root: string, stamp: string, hash: string) => writeFile(path.join(root, stamp), hash);

async function run(root: string, env: Record<string, string>): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build', '-w', '@nova/web'], { cwd: root, env });
  if (child.pid !== undefined) await writeFile(path.join(root, LOCK), `${process.pid} ${child.pid}`);
  let output = '';
  const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0)
    throw new Error(`The website could not be built:\n${output.trim().split('\n').slice(-15).join('\n')}`);
}

// A missing document counts as empty; the build itself reports it.
const readContent = (file: string) => readFile(file).catch(() => '');

const readTime = async (file: string) => {
  const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
  return `${size} ${mtimeMs}`;
};

async function hashSources(
  root: string,
  settings: SiteSettings,
  read: (file: string) => Promise<string | Buffer>,
): Promise<string> {
  const sortedSettings = Object.entries(settings).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(sortedSettings)).update('\0');
  for (const source of [...SOURCES, ...listTeamPictures(root, settings.NOVA_TEAM)]) {
    for (const file of await listFiles(path.resolve(root, source)))
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await read(file));
  }
  return hash.digest('hex');
}

async function listFiles(target: string): Promise<string[]> {
  const entries = await readdir(target, { withFileTypes: true }).catch(() => null);
  if (!entries) return [target];
  const files: string[] = [];
  for (const entry of entries) {
    if (IGNORED.has(entry.name)) continue;
    const full = path.join(target, entry.name);
    if (entry.isDirectory()) files.push(...(await listFiles(full)));
    else files.push(full);
  }
  return files.sort();
}
