import { DatabaseCopyError, loadDatabase } from '@nova/db/copy-database';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { killServer } from '@nova/db/embedded/start-postgres';
import { beginRestore, endRestore, isRestoreUnfinished, openDataFolder } from '../data-folder.ts';
import { type BackupOptions, CHAIN_FILE, COPIED_FOLDERS, withDatabase } from './back-up.ts';
import { runChainCommand } from './chain-command.ts';
import { type Manifest, readBackup } from './manifest.ts';

/** Entries that a restore creates in the data folder, and deletes if it fails. */
const MADE = [...COPIED_FOLDERS, 'chain', 'postgres'] as const;

/**
 * Restores a backup into an empty data folder (and an empty database, if one is configured), or into one in which
 * a restore was interrupted. First verifies the checksum of every file, then executes every block.
 * @throws ConfigurationError in one sentence; the data folder is then unchanged.
 */
export async function restore(source: string, { root, env, progress }: BackupOptions): Promise<Manifest> {
  const dir = env.NOVA_DATA_DIR;
  const manifest = await progress.step('checksums', () => readBackup(source));
  const existing = MADE.find((name) => existsSync(path.join(dir, name)));
  if (existing !== undefined && !isRestoreUnfinished(dir)) {
    throw new ConfigurationError(
      `${dir} already contains a Nova (${existing}); set NOVA_DATA_DIR to a new folder.`,
    );
  }
  const folder = await openDataFolder(dir, true);
  try {
    await beginRestore(dir);
    await clear(dir);
    await progress.step('files and keys', async () => {
      for (const name of COPIED_FOLDERS) {
        const from = path.join(source, name);
        if (existsSync(from)) await cp(from, path.join(dir, name), { recursive: true });
      }
    });
    if (manifest.hasChain) {
      const args = ['import', path.resolve(source, CHAIN_FILE)];
      await progress.step('chain', () =>
        runChainCommand(root, env, args, (line) => progress.reportProgress(`    ${line}`)),
      );
    }
    await progress.step('database', () =>
      withDatabase(env, (url) => loadDatabase(url, path.join(source, 'database'), manifest.database)),
    );
    await endRestore(dir);
    return manifest;
  } catch (error) {
    await clear(dir);
    await endRestore(dir);
    throw error instanceof DatabaseCopyError
      ? new ConfigurationError(error.message, { cause: error })
      : error;
  } finally {
    await folder.release();
  }
}

/** Deletes what a restore has made. A PostgreSQL that an interrupted one started may still run. */
async function clear(dir: string): Promise<void> {
  await killServer(path.join(dir, 'postgres'));
  for (const name of MADE) await rm(path.join(dir, name), { recursive: true, force: true });
}
