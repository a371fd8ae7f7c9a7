import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEST = /\.test\.(?:ts|mjs)$/;
const SKIPPED = /(?:^|\/)(?:node_modules|dist)$/;

/**
 * Returns the files with tests that contain a text, relative to `root`.
 * @param folders relative to `root`
 */
export function listTestsWith(root: string, folders: readonly string[], text: string): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      if (SKIPPED.test(name)) continue;
      if (entry.isDirectory()) walk(name);
      else if (TEST.test(name) && readFileSync(path.join(root, name), 'utf8').includes(text))
        found.push(name);
    }
  };
  for (const folder of folders) walk(folder);
  return found;
}
