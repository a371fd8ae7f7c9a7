import { DatabaseCopyError, loadDatabase } from '@nova/db/copy-database';
import { ConfigurationError } from '@nova/runtime/parse-env';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { openDataFolder } from '../data-folder.ts';
import { type BackupOptions, CHAIN_FILE, COPIED_FOLDERS, withDatabase } from './back-up.ts';
import { runChainCommand } from './chain-command.ts';
import { type Manifest, readBackup } from './manifest.ts';

/** Entries that a restore creates in the data folder, and deletes if it fails. */
const MADE = [...COPIED_FOLDERS, 'chain', 'postgres'] as const;

/**
 * Restores a backup into an empty data folder (and an empty database, if one is configured). First verifies
 * the checksum of every file, then executes every block.
 * @throws ConfigurationError in one sentence; the data folder is then unchanged.
 */
export async function restore(source: string, { root, env, progress }: BackupOptions): Promise<Manifest> {
  const manifest = await progress.step('checksums', () => readBackup(source));
  const existing = MADE.find((name) => existsSync(path.join(env.NOVA_DATA_DIR, name)));
  if (existing !== undefined) {
    throw new ConfigurationError(
      `${env.NOVA_DATA_DIR} already contains a Nova (${existing}); set NOVA_DATA_DIR to a new folder.`,
    );
  }
  const folder = await openDataFolder(env.NOVA_DATA_DIR);
  try {
    await progress.step('files and keys', async () => {
      for (const name of COPIED_FOLDERS) {
        const from = path.join(source, name);
        if (existsSync(from)) await cp(from, path.join(env.NOVA_DATA_DIR, name), { recursive: true });
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
    return manifest;
  } catch (error) {
    for (const name of MADE) await rm(path.join(env.NOVA_DATA_DIR, name), { recursive: true, force: true });
    throw error instanceof DatabaseCopyError
      ? new ConfigurationError(error.message, { cause: error })
      : error;
  } finally {
    await folder.release();
  }
}
