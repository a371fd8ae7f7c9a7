import type { Queryable } from '@nova/db/database';
import { type ImageFacts, type ModelFacts, storedFiles, uploads } from '@nova/db/schema/storage';
import { AppError } from '@nova/shared/errors';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import type { StoredImage, StoredModel, Upload } from '@nova/shared/storage/schemas';
import { and, eq, gt, type InferSelectModel, ne } from 'drizzle-orm';
import type { ApiContext } from '../../http/api-context.ts';
import { toWireTime } from '../../http/clock.ts';
import type { UploadRow } from './begin-upload.ts';

export type FileRow = InferSelectModel<typeof storedFiles>;

/** Returns an upload of this account that has not expired. @throws AppError `upload_not_found` */
export async function readOwnUpload(
  { db, clock }: ApiContext,
  userId: string,
  id: string,
): Promise<UploadRow> {
  const isOwn = and(
    eq(uploads.id, id),
    eq(uploads.userId, userId),
    gt(uploads.expiresAt, new Date(clock())),
    ne(uploads.state, 'canceled'),
  );
  const [row] = await db.select().from(uploads).where(isOwn);
  if (row) return row;
  throw uploadNotFound();
}

function uploadNotFound(): AppError {
  return new AppError(STORAGE_ERRORS.uploadNotFound, { message: 'Upload not found. Start a new one.' });
}

/** Returns the stored file of a key; null if there is none. */
export async function readFileRow(db: Queryable, key: string): Promise<FileRow | null> {
  const [row] = await db.select().from(storedFiles).where(eq(storedFiles.key, key));
  return row ?? null;
}

/** Returns an upload in the format of the API. */
export async function describeUpload(context: ApiContext, row: UploadRow): Promise<Upload> {
  if (row.state === 'canceled') throw uploadNotFound();
  const file = row.fileKey === null ? null : await readFileRow(context.db, row.fileKey);
  const base = context.config.storagePublicUrl;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    size: row.size,
    offset: row.offset,
    expiresAt: toWireTime(row.expiresAt),
    image: file?.kind === 'image' ? toStoredImage(base, file) : null,
    model: file?.kind === 'model' ? toStoredModel(base, file) : null,
    refusal: row.refusalCode === null ? null : { code: row.refusalCode, message: row.refusalMessage ?? '' },
  };
}

/** Returns the public URL of a file. */
export const toFileUrl = (base: string, key: string): string => `${base}/files/${key}`;

export function toStoredImage(
  base: string,
  { key, bytes, facts }: Pick<FileRow, 'key' | 'bytes' | 'facts'>,
): StoredImage {
  const { width, height, isAnimated, color, card, thumbnail } = facts as ImageFacts;
  const toSize = (size: ImageFacts['card']) => ({
    avif: toFileUrl(base, size.avif),
    webp: toFileUrl(base, size.webp),
    width: size.width,
    height: size.height,
  });
  return {
    url: toFileUrl(base, key),
    width,
    height,
    bytes,
    is_animated: isAnimated,
    card: toSize(card),
    thumbnail: toSize(thumbnail),
    color,
  };
}

export function toStoredModel(
  base: string,
  { key, bytes, facts }: Pick<FileRow, 'key' | 'bytes' | 'facts'>,
): StoredModel {
  return { url: toFileUrl(base, key), bytes, triangles: (facts as ModelFacts).triangles };
}
