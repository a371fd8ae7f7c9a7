import { randomBytes } from 'node:crypto';
import { uploadParts, uploads } from '@nova/db/schema/storage';
import { AppError } from '@nova/shared/errors';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { and, asc, eq } from 'drizzle-orm';
import type { UploadRow } from './begin-upload.ts';
import { finishUpload } from './finish-upload.ts';
import type { ReceivedBody } from './read-body.ts';
import type { StorageContext } from './storage-context.ts';

/**
 * Adds a part to an upload. What came of a part that was cut off counts too. The last byte finishes it; so does an
 * empty part at its end, after an answer that got lost.
 * @throws AppError `offset_mismatch`, and what `finishUpload` throws
 */
export async function takePart(
  context: StorageContext,
  row: UploadRow,
  start: number,
  { content }: ReceivedBody,
): Promise<UploadRow> {
  const taken = content.length === 0 ? row : await keepPart(context, row, start, content);
  if (taken.state !== 'open' || taken.offset < taken.size) return taken;
  const parts = await readParts(context, taken.id);
  const whole: Buffer[] = [];
  for (const { objectKey } of parts) whole.push(await context.store.read(objectKey));
  const finished = await finishUpload(context, taken, Buffer.concat(whole)).finally(() =>
    dropPartsIfClosed(context, taken.id),
  );
  return finished;
}

/** @throws AppError `offset_mismatch` unless the upload is open and has come exactly so far */
export function checkOffset({ state, offset, size }: UploadRow, start: number): void {
  if (state === 'open' && offset === start) return;
  // Everything is there already: asking again what became of it is no fault.
  if (state === 'done' && start === size) return;
  throw mismatch(offset);
}

// Two that send the same part at once write two objects; one of them moves the upload on.
async function keepPart(
  { db, store }: StorageContext,
  row: UploadRow,
  start: number,
  content: Buffer,
): Promise<UploadRow> {
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
