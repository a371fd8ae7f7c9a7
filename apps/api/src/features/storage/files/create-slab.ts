import { toFile } from './encoded-file.ts';
import { storeFile } from '../finish-upload.ts';
import { toFileUrl } from '../own-upload.ts';
import type { StorageContext } from '../storage-context.ts';

const TRIANGLES = 12;

/** Stores a 3D model that shows a stored image on both sides of a lit slab. @returns its key and URL */
export async function createSlab(
  context: StorageContext,
  userId: string,
  imageKey: string,
): Promise<{ key: string; url: string }> {
  const picture = await context.store.read(`files/${imageKey}`);
  const glb = await context.gate.run(userId, () => context.processes.run('slab', picture));
  const main = toFile(glb, 'glb');
  await storeFile(context, 'model', { main, others: [], facts: { triangles: TRIANGLES } });
  return { key: main.key, url: toFileUrl(context.config.storagePublicUrl, main.key) };
}
