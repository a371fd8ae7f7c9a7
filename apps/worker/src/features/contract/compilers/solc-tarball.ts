import { createHash } from 'node:crypto';
import { Parser, type ReadEntry } from 'tar';

/** The largest package of a compiler has 9 MB. */
export const TARBALL_MAX_BYTES = 32 * 2 ** 20;
/** The largest compiler has 33 MB. */
const SOLJSON_MAX_BYTES = 96 * 2 ** 20;
const SOLJSON = 'package/soljson.js';

/** The package of a compiler is not the one that is pinned. The message is a sentence. */
export class TarballError extends Error {
  override readonly name = 'TarballError';
}

/** Returns the integrity hash of a package as registries state it. */
export function hashTarball(tarball: Buffer): string {
  return `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
}

/** Compares a package with its integrity hash. @throws TarballError */
export function checkTarball(tarball: Buffer, integrity: string): void {
  if (hashTarball(tarball) !== integrity)
    throw new TarballError('The file is not the package of this compiler: its integrity hash differs.');
}

/** Returns the compiler in a package, which is its file `soljson.js`. @throws TarballError */
export function readSoljson(tarball: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parser = new Parser({ filter: (path) => path === SOLJSON, strict: true });
    const chunks: Buffer[] = [];
    parser.on('entry', (entry: ReadEntry) => {
      if (entry.size > SOLJSON_MAX_BYTES) {
        reject(new TarballError('The compiler in this package is too large.'));
        entry.resume();
        return;
      }
      entry.on('data', (chunk: Buffer) => chunks.push(chunk));
    });
    parser.on('error', (error: Error) =>
      reject(new TarballError(`The package is damaged: ${error.message}.`)),
    );
    parser.on('end', () => {
      if (chunks.length > 0) resolve(Buffer.concat(chunks));
      else reject(new TarballError('There is no compiler in this package.'));
    });
    parser.end(tarball);
  });
}
