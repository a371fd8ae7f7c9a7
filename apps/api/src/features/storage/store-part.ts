import { randomBytes } from 'node:crypto';
import { uploadParts, uploads } from '@nova/db/schema/storage';
import { AppError } from '@nova/shared/errors';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { and, asc, eq } from 'drizzle-orm';
import type { UploadRow } from './begin-upload.ts';
import { finishUpload } from './finish-upload.ts';
import type { ReceivedBody } from './read-body.ts';
import type { StorageContext } from './storage-context.ts';

/** Checks that a part continues an open upload. @throws AppError `offset_mismatch` */
export function checkOffset({ state, offset, size }: UploadRow, start: number): void {
  if (state === 'open' && offset === start) return;
  // The upload is complete; a repeated request for its result is not an error.
  if (state === 'done' && start === size) return;
  throw mismatch(offset);
}

/** Returns whether all bytes have been received and the file is still to be checked. */
export function isComplete({ state, offset, size }: UploadRow): boolean {
  return state === 'open' && offset >= size;
}

/**
 * Adds a part to an upload. The received bytes of an interrupted part count too; an empty part changes
 * nothing. If two clients send the same part, both store an object, but only one advances the upload.
 * @throws AppError `offset_mismatch`
 */
export async function storePart(
  { db, store }: StorageContext,
  row: UploadRow,
  start: number,
  { content }: ReceivedBody,
): Promise<UploadRow> {
  if (content.length === 0) return row;
  const objectKey = `parts/${row.id}/${start}-${randomBytes(4).toString('hex')}`;
  await store.put(objectKey, content, 'application/octet-stream');
  const moved = await db.transaction(async (tx) => {
    const isHere = and(eq(uploads.id, row.id), eq(uploads.state, 'open'), eq(uploads.offset, start));
    const set = { offset: start + content.length };
    const [next] = await tx.update(uploads).set(set).where(isHere).returning();
    if (!next) return null;
    await tx.insert(uploadParts).values({ uploadId: row.id, start, bytes: content.length, objectKey });
    return next;
  });
  if (moved) return moved;
  await store.remove([objectKey]);
  const [now] = await db.select({ offset: uploads.offset }).from(uploads).where(eq(uploads.id, row.id));
  throw mismatch(now?.offset ?? row.size);
}

/** Finishes an upload whose parts are complete. @throws AppError the errors of `finishUpload` */
export async function finishParts(context: StorageContext, row: UploadRow): Promise<UploadRow> {
  const content = Buffer.allocUnsafeSlow(row.size);
  for (const { objectKey, start } of await readParts(context, row.id))
    content.set(await context.store.read(objectKey), start);
  return finishUpload(context, row, content).finally(() => dropPartsIfClosed(context, row.id));
}

function readParts({ db }: StorageContext, uploadId: string) {
  return db
    .select()
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.start));
}

// An upload in the queue of the check still needs its parts.
async function dropPartsIfClosed(context: StorageContext, uploadId: string): Promise<void> {
  const { db } = context;
  const [row] = await db.select({ state: uploads.state }).from(uploads).where(eq(uploads.id, uploadId));
  if (row?.state === 'open') return;
  await dropParts(context, uploadId);
}

/** Deletes the parts of an upload, from the store first, so that no object remains without a row. */
export async function dropParts(context: StorageContext, uploadId: string): Promise<void> {
  const parts = await readParts(context, uploadId);
  await context.store.remove(parts.map((part) => part.objectKey));
  await context.db.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId));
}

function mismatch(offset: number): AppError {
  const message = `The next part of this upload begins at byte ${offset}.`;
  return new AppError(STORAGE_ERRORS.offsetMismatch, { message, details: { offset } });
}
