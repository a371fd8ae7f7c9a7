import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Folder of the processes compiled by scripts/lib/compile-processes.mjs and the root of their sources.
 * Defined in these processes, and in tests, which start them.
 */
declare const COMPILED_PROCESSES: string | undefined;
declare const COMPILED_FROM: string;

const COMPILED_FOLDER = typeof COMPILED_PROCESSES === 'undefined' ? null : COMPILED_PROCESSES;
/** A production build is JavaScript; a checkout runs TypeScript directly. */
const IS_BUILT = import.meta.url.endsWith('.js');

/**
 * Returns the arguments with which Node.js runs the source of a process: its compiled copy, its build output,
 * or the TypeScript with its loader.
 * @param source absolute path that ends in .ts
 */
export function runArguments(source: string): string[] {
  if (COMPILED_FOLDER !== null) {
    const compiled = toCompiled(source, COMPILED_FOLDER);
    // Tests also run processes of their own, which have no copy.
    if (existsSync(compiled)) return [compiled];
  }
  if (IS_BUILT) return [toJavaScript(source)];
  return ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href, source];
}

/**
 * Returns the compiled copy of a source that a thread runs, or null if there is none; the thread then has to
 * load the source itself.
 */
export const compiledCopyOf = (source: URL): string | null =>
  COMPILED_FOLDER === null ? null : toCompiled(fileURLToPath(source), COMPILED_FOLDER);

const toJavaScript = (source: string) => source.replace(/\.ts$/, '.js');

const toCompiled = (source: string, folder: string) =>
  path.join(folder, toJavaScript(path.relative(COMPILED_FROM, source)));
