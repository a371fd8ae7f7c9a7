import { uploads } from '@nova/db/schema/storage';
import { and, eq, ne } from 'drizzle-orm';
import type { UploadRow } from './begin-upload.ts';
import type { StorageContext } from './storage-context.ts';
import { dropParts } from './store-part.ts';

/**
 * Cancels an upload. Its row remains until it expires, because the bytes received count toward the daily
 * quota.
 */
export async function cancelUpload(storage: StorageContext, { id }: UploadRow): Promise<void> {
  const isRetained = and(eq(uploads.id, id), ne(uploads.state, 'canceled'));
  await storage.db.update(uploads).set({ state: 'canceled', fileKey: null }).where(isRetained);
  await dropParts(storage, id);
}

/** Cancels an upload that was neither finished nor refused. */
export async function cancelOpen({ db }: StorageContext, { id }: UploadRow): Promise<void> {
  const isOpen = and(eq(uploads.id, id), eq(uploads.state, 'open'));
  await db.update(uploads).set({ state: 'canceled' }).where(isOpen);
}

/** Removes a complete upload that the store or the queue could not take, so that it does not count. */
export async function forgetOpen({ db }: StorageContext, { id }: UploadRow): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.id, id), eq(uploads.state, 'open')));
}
