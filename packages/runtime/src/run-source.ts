import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** A production build is JavaScript; a checkout runs TypeScript directly. */
const IS_BUILT = import.meta.url.endsWith('.js');

/** Returns the arguments with which Node runs one of our files. */
export const loaderArguments = (): string[] =>
  IS_BUILT ? [] : ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href];

/**
 * Returns the file to run for a source: TypeScript or its build output.
 * @param source path that ends in .ts
 */
export const toRunnable = (source: string): string => (IS_BUILT ? source.replace(/\.ts$/, '.js') : source);
