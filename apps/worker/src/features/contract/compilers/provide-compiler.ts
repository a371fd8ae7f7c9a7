import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from '@nova/shared/contract/compilers';
import { CompileError } from '../compile.ts';
import { BUNDLED_COMPILERS } from './bundled-compilers.ts';
import { downloadPackage } from './download-package.ts';
import { checkTarball, readSoljson, TARBALL_MAX_BYTES, TarballError } from './solc-tarball.ts';

/** Folder of the compilers, and how more of them are downloaded. */
export interface CompilerStore {
  readonly folder: string;
  /** Environment of npm: its settings, but none of ours. */
  readonly npmEnv: Readonly<Record<string, string>>;
}

/** Name of the folder of compilers in the data folder. */
export const COMPILERS_FOLDER = 'compilers';
/** Maximum number of compilers in the folder. The one that was not used for the longest time is removed. */
const STORED_MAX = 40;
const STORED = /^soljson-[\d.]+\.js$/;

/**
 * Returns the module of a compiler. One that is neither a dependency nor in the folder is taken from its
 * package, which an operator may have put there, or else is downloaded.
 * @throws CompileError `compiler_unavailable` if it cannot be had.
 * @throws The reason of the signal when it aborts.
 */
export async function provideCompiler(
  compiler: Compiler,
  store: CompilerStore,
  signal: AbortSignal,
): Promise<string> {
  const bundled = BUNDLED_COMPILERS[compiler.version];
  if (bundled !== undefined) return bundled;
  const file = path.join(store.folder, `soljson-${compiler.version}.js`);
  if (await markUsed(file)) return file;
  await mkdir(store.folder, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(path.join(store.folder, '.work-'));
  try {
    const supplied = path.join(store.folder, toTarballName(compiler));
    const tarball = (await exists(supplied))
      ? supplied
      : await downloadPackage(`solc@${compiler.packageVersion}`, work, store.npmEnv, signal);
    await storeCompiler(compiler, tarball, { work, file });
    await rm(supplied, { force: true });
    await removeOldest(store.folder);
    return file;
  } catch (error) {
    signal.throwIfAborted();
    throw new CompileError('compiler_unavailable', explain(compiler, error));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Name of the file by which an operator supplies a compiler; `npm pack` uses the same. */
export function toTarballName({ packageVersion }: Compiler): string {
  return `solc-${packageVersion}.tgz`;
}

async function storeCompiler(
  { integrity }: Compiler,
  tarball: string,
  { work, file }: { work: string; file: string },
): Promise<void> {
  const { size } = await stat(tarball);
  if (size > TARBALL_MAX_BYTES) throw new TarballError('The package is too large.');
  const content = await readFile(tarball);
  checkTarball(content, integrity);
  const partial = path.join(work, path.basename(file));
  await writeFile(partial, await readSoljson(content), { mode: 0o600 });
  // A process that stops here leaves no incomplete compiler behind.
  await rename(partial, file);
}

function explain(compiler: Compiler, error: unknown): string {
  const { version } = compiler;
  const remedy = `Try again later, or ask the operator of this server to supply it as the file ${toTarballName(compiler)}.`;
  if (error instanceof TarballError)
    return `The package of compiler ${version} was refused. ${error.message} ${remedy}`;
  return `Compiler ${version} is not on this server, and no package registry could be reached to download it. ${remedy}`;
}

async function markUsed(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => STORED.test(name));
  const stored = await Promise.all(
    names.map(async (name) => ({ name, usedAt: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const oldest = stored.sort((one, other) => other.usedAt - one.usedAt).slice(STORED_MAX);
  for (const { name } of oldest) await rm(path.join(folder, name), { force: true });
}
