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

/** Returns stored images by key; missing ones are omitted. */
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

/** Returns the file of a completed upload of this account; null if there is none of this kind. */
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
 * Stores metadata under its content hash; identical content is stored once.
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
  const cid = await computeCid(Buffer.from(content));
  const createdAt = new Date(clock());
  await db
    .insert(storedMetadata)
    .values({ cid, content, fileKeys: [...fileKeys], createdAt })
    .onConflictDoUpdate({ target: storedMetadata.cid, set: { createdAt } });
  // Also stored with the files, so that another host can serve all of them.
  await store.put(`metadata/${cid}.json`, Buffer.from(content), 'application/json');
  return { uri: `${config.storagePublicUrl}/metadata/${cid}.json`, cid };
}
