import { type ImageFacts, type ModelFacts, storedFiles, uploads } from '@nova/db/schema/storage';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { FileKind, UploadKind } from '@nova/shared/storage/schemas';
import { computeCid } from '@nova/storage/ipfs-cid';
import { and, eq } from 'drizzle-orm';
import type { UploadRow } from './begin-upload.ts';
import { type EncodedFile, toFile } from './files/encoded-file.ts';
import type { FileProcesses } from './files/file-processes.ts';
import type { StorageContext } from './storage-context.ts';

interface Examined {
  readonly main: EncodedFile;
  readonly others: readonly EncodedFile[];
  readonly facts: ImageFacts | ModelFacts;
}

/**
 * Checks an uploaded file, stores the result, and closes the upload as done or refused.
 * @throws AppError the reason of the refusal; `unavailable` if the queue is full, in which case it can be
 * retried
 */
export async function finishUpload(
  context: StorageContext,
  row: UploadRow,
  content: Buffer,
): Promise<UploadRow> {
  try {
    const examined = await context.gate.run(row.userId, () => examine(context.processes, row.kind, content));
    await storeFile(context, row.kind === 'model' ? 'model' : 'image', examined);
    return await close(context, row, { state: 'done', offset: row.size, fileKey: examined.main.key });
  } catch (error) {
    const isVerdict = error instanceof AppError && error.code !== COMMON_ERRORS.unavailable;
    if (isVerdict) {
      const refusal = { refusalCode: error.code, refusalMessage: error.message };
      await close(context, row, { state: 'refused', ...refusal });
    }
    throw error;
  }
}

async function examine(processes: FileProcesses, kind: UploadKind, content: Buffer): Promise<Examined> {
  if (kind !== 'model') return processes.run(kind, content);
  const facts = await processes.run(kind, content);
  return { main: toFile(content, 'glb'), others: [], facts };
}

/** Stores files. They are unknown to others until their upload is closed. */
export async function storeFile(
  { db, store, clock }: StorageContext,
  kind: FileKind,
  { main, others, facts }: Examined,
): Promise<void> {
  const bytes = main.content.length;
  const cid = await computeCid(main.content);
  const createdAt = new Date(clock());
  // The row comes first: the cleanup of orphans locks it while removing the bytes, so these are stored
  // afterwards.
  await db
    .insert(storedFiles)
    .values({ key: main.key, kind, bytes, cid, facts, createdAt })
    // The same image again is the same file, with the newer creation time.
    .onConflictDoUpdate({ target: storedFiles.key, set: { createdAt, facts } });
  for (const file of [main, ...others]) {
    await store.put(`files/${file.key}`, file.content, file.contentType);
  }
}

async function close(
  { db }: StorageContext,
  row: UploadRow,
  set: Partial<typeof uploads.$inferInsert>,
): Promise<UploadRow> {
  const isOpen = and(eq(uploads.id, row.id), eq(uploads.state, 'open'));
  const [closed] = await db.update(uploads).set(set).where(isOpen).returning();
  return closed ?? { ...row, ...set };
}
