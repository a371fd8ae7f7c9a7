import { copyFile, mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Compiler, COMPILERS } from '@nova/shared/contract/compilers';
import { findCompiler } from '@nova/shared/contract/find-compiler';
import { CompileError } from '../compile.ts';
import { type CompilerStore, provideCompiler, toTarballName } from './provide-compiler.ts';
import { hashTarball, TARBALL_MAX_BYTES } from './solc-tarball.ts';

/** Result of `npm run solc:add`: a sentence, and whether the compiler is there now. */
export interface Supplied {
  readonly isThere: boolean;
  readonly message: string;
}

/**
 * Puts a compiler into the folder: by its version, which downloads it, or from the file of its package,
 * which needs no registry.
 */
export async function supplyCompiler(versionOrFile: string, store: CompilerStore): Promise<Supplied> {
  const isFile = versionOrFile.endsWith('.tgz');
  const compiler = isFile ? await findByFile(versionOrFile) : findCompiler(versionOrFile);
  if (!compiler) return { isThere: false, message: explainUnknown(versionOrFile, isFile) };
  try {
    if (isFile) {
      await mkdir(store.folder, { recursive: true, mode: 0o700 });
      await copyFile(versionOrFile, path.join(store.folder, toTarballName(compiler)));
    }
    await provideCompiler(compiler, store, new AbortController().signal);
    return { isThere: true, message: `solc ${compiler.longVersion} is ready in ${store.folder}.` };
  } catch (error) {
    if (error instanceof CompileError) return { isThere: false, message: error.message };
    throw error;
  }
}

async function findByFile(file: string): Promise<Compiler | undefined> {
  const { size } = await stat(file).catch(() => ({ size: Number.POSITIVE_INFINITY }));
  if (size > TARBALL_MAX_BYTES) return undefined;
  const integrity = hashTarball(await readFile(file));
  return COMPILERS.find((compiler) => compiler.integrity === integrity);
}

function explainUnknown(versionOrFile: string, isFile: boolean): string {
  if (isFile)
    return `${versionOrFile} is not the package of a known compiler. Pass a file that npm pack solc@<version> wrote.`;
  const [newest, oldest] = [COMPILERS[0]!.version, COMPILERS.at(-1)!.version];
  return `There is no compiler ${versionOrFile}. Pass a release of solc from ${oldest} to ${newest}, or the file of its package.`;
}
