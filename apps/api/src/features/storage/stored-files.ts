import type { Queryable } from '@nova/db/database';
import { storedFiles, storedMetadata } from '@nova/db/schema/storage';
import type { StoredImage, StoredModel, UploadKind } from '@nova/shared/storage/schemas';
import { computeCid } from '@nova/storage/ipfs-cid';
import { AppError } from '@nova/shared/errors';
import { and, eq, inArray } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { countMetadata } from './files/count-metadata.ts';
import { readFileRow, readOwnUpload, toFileUrl, toStoredImage, toStoredModel } from './own-upload.ts';
import { requireStorage } from './storage-context.ts';

/** Stored images by key; those that are not there are left out. */
export async function readImages(
  { config }: ApiContext,
  db: Queryable,
  keys: readonly string[],
): Promise<Map<string, StoredImage>> {
  if (keys.length === 0) return new Map();
  const isWanted = and(inArray(storedFiles.key, [...new Set(keys)]), eq(storedFiles.kind, 'image'));
  const rows = await db.select().from(storedFiles).where(isWanted);
  return new Map(rows.map((row) => [row.key, toStoredImage(config.storagePublicUrl, row)]));
}

export async function readModel(
  { config }: ApiContext,
  db: Queryable,
  key: string,
): Promise<StoredModel | null> {
  const row = await readFileRow(db, key);
  return row?.kind === 'model' ? toStoredModel(config.storagePublicUrl, row) : null;
}

/** The file of a finished upload of this account; null where there is none of this kind. */
export async function findUpload(
  context: ApiContext,
  userId: string,
  id: string,
  kind: UploadKind,
): Promise<{ key: string; url: string } | null> {
  const row = await readOwnUpload(context, userId, id).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  if (row === null || row.kind !== kind || row.fileKey === null) return null;
  return { key: row.fileKey, url: toFileUrl(context.config.storagePublicUrl, row.fileKey) };
}

/**
 * Stores metadata under the name of its content; the same again is the same.
 * @throws AppError `upload_quota`
 */
export async function storeMetadata(
  context: ApiContext,
  userId: string,
  document: object,
  fileKeys: readonly string[],
): Promise<{ uri: string; cid: string }> {
  const { db, store, clock, config } = requireStorage(context);
  const content = JSON.stringify(document);
  await countMetadata(context, userId, Buffer.byteLength(content));
  const cid = computeCid(Buffer.from(content));
  const createdAt = new Date(clock());
  await db
    .insert(storedMetadata)
    .values({ cid, content, fileKeys: [...fileKeys], createdAt })
    .onConflictDoUpdate({ target: storedMetadata.cid, set: { createdAt } });
  // Beside the table it lies with the files, so that another host can serve everything.
  await store.put(`metadata/${cid}.json`, Buffer.from(content), 'application/json');
  return { uri: `${config.storagePublicUrl}/metadata/${cid}.json`, cid };
}
