import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** File types that compression makes smaller; images and fonts are already compressed. */
const COMPRESSIBLE = /\.(css|html|js|json|mjs|svg|txt|wasm|webmanifest|xml|data)$/;
/** Two files in two encodings keep the four threads of Node.js busy without delaying the work of others on them. */
const AT_ONCE = 2;
/** Smaller files fit into one packet anyway. */
const MIN_BYTES = 1_024;

/**
 * Writes `name.br` and `name.gz` with the best useful compression
 * for every file of the build that the api compresses.
 * @param isMeant whether to compress a file, by its path; all by default
 */
export async function compressFiles(
  folder: string,
  isMeant: (file: string) => boolean = () => true,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const waiting = files.filter((file) => isMeant(file));
  const compressWaiting = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await compressFile(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressWaiting));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  // Browsers cache assets, which rarely change; each of the
  // many pages is requested rarely and rebuilt every time.
  const quality = file.endsWith('.html') ? 9 : 11;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
