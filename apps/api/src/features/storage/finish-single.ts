import { uploads } from '@nova/db/schema/storage';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { MODEL_TYPE } from '@nova/shared/storage/constants';
import { eq } from 'drizzle-orm';
import type { UploadRow } from './begin-upload.ts';
import { cancelOpen, forgetOpen } from './cancel-upload.ts';
import { finishUpload } from './finish-upload.ts';
import type { ReceivedBody } from './read-body.ts';
import type { StorageContext } from './storage-context.ts';

/**
 * Reads and finishes an upload sent in one body. An incomplete one is canceled, and the bytes received count
 * toward the quota. One that could not be stored does not count, because its sender has to send it again.
 * @throws AppError `invalid_input`, and the errors of `finishUpload`
 */
export async function finishSingle(
  storage: StorageContext,
  row: UploadRow,
  read: () => Promise<ReceivedBody>,
): Promise<UploadRow> {
  // A single upload cannot be resumed, so any error ends it.
  return finish(storage, row, read).catch(async (error: unknown) => {
    await cancelOpen(storage, row);
    throw error;
  });
}

async function finish(
  storage: StorageContext,
  row: UploadRow,
  read: () => Promise<ReceivedBody>,
): Promise<UploadRow> {
  const { content, isWhole } = await read();
  const size = content.length;
  const set = size === row.size ? { offset: size } : { offset: size, size };
  await storage.db.update(uploads).set(set).where(eq(uploads.id, row.id));
  if (isWhole && size > 0) {
    return finishUpload(storage, { ...row, ...set }, content).catch(async (error: unknown) => {
      // A refusal has closed the upload; an open one is complete, and the store or the queue failed.
      await forgetOpen(storage, row);
      throw error;
    });
  }
  const message =
    row.kind === 'model'
      ? `The request body must be a file of the type ${MODEL_TYPE}.`
      : 'Please select an image';
  throw new AppError(COMMON_ERRORS.invalidInput, { message });
}
