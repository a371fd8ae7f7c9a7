import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackupOptions } from './back-up.ts';
import { unpackEncrypted } from './encrypted-archive.ts';
import { readIdentities } from './key-pair.ts';
import type { Manifest } from './manifest.ts';
import { isSupervisor } from '../data-folder.ts';
import { restore } from './restore.ts';

/**
 * Restores an encrypted backup. It is decrypted next to the data folder, on the disk that will store the
 * same keys anyway, and the decrypted copy is always deleted afterwards.
 * @param identityFile File with the secret key.
 * @throws ConfigurationError in one sentence; the data folder is then unchanged.
 */
export async function restoreEncrypted(
  file: string,
  identityFile: string,
  options: BackupOptions,
): Promise<Manifest> {
  const identities = await readIdentities(identityFile);
  const prefix = `${path.resolve(options.env.NOVA_DATA_DIR)}-restore-`;
  await removeAbandoned(prefix);
  const work = await mkdtemp(`${prefix}${process.pid}-`);
  try {
    const folder = path.join(work, 'backup');
    await options.progress.step('decryption', () => unpackEncrypted(file, folder, identities));
    return await restore(folder, options);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Deletes the decrypted copies of restores that were killed. */
async function removeAbandoned(prefix: string): Promise<void> {
  const parent = path.dirname(prefix);
  for (const name of await readdir(parent).catch(() => [])) {
    const full = path.join(parent, name);
    const [, pid] = /^(\d+)-/.exec(full.startsWith(prefix) ? full.slice(prefix.length) : '') ?? [];
    if (pid !== undefined && !(await isSupervisor(Number(pid))))
      await rm(full, { recursive: true, force: true });
  }
}
