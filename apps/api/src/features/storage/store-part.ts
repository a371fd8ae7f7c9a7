import { randomBytes } from 'node:crypto';
import { uploadParts, uploads } from '@nova/db/schema/storage';
import { AppError } from '@nova/shared/errors';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { and, asc, eq } from 'drizzle-orm';
import type { UploadRow } from './begin-upload.ts';
import { finishUpload } from './finish-upload.ts';
import type { ReceivedBody } from './read-body.ts';
import type { StorageContext } from './storage-context.ts';

/** @throws AppError `offset_mismatch` unless the upload is open and has come exactly so far */
export function checkOffset({ state, offset, size }: UploadRow, start: number): void {
  if (state === 'open' && offset === start) return;
  // Everything is there already: asking again what became of it is no fault.
  if (state === 'done' && start === size) return;
  throw mismatch(offset);
}

/** Whether every byte is there and the file is still to be checked. */
export function isComplete({ state, offset, size }: UploadRow): boolean {
  return state === 'open' && offset >= size;
}

/**
 * Adds a part to an upload. What came of a part that was cut off counts too; an empty one changes nothing. Of two that
 * send the same part at once each writes an object, and one of them moves the upload on.
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

/** Finishes an upload whose parts are all there. @throws AppError what `finishUpload` throws */
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

// An upload that waits for its turn to be looked at still needs them.
async function dropPartsIfClosed(context: StorageContext, uploadId: string): Promise<void> {
  const { db } = context;
  const [row] = await db.select({ state: uploads.state }).from(uploads).where(eq(uploads.id, uploadId));
  if (row?.state === 'open') return;
  await dropParts(context, uploadId);
}

/** Forgets the parts of an upload, the store's first: what is known of them outlives them, never the other way round. */
export async function dropParts(context: StorageContext, uploadId: string): Promise<void> {
  const parts = await readParts(context, uploadId);
  await context.store.remove(parts.map((part) => part.objectKey));
  await context.db.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId));
}

function mismatch(offset: number): AppError {
  const message = `The next part of this upload begins at byte ${offset}.`;
  return new AppError(STORAGE_ERRORS.offsetMismatch, { message, details: { offset } });
}
