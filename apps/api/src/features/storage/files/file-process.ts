import { AppError } from '@nova/shared/errors';
import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { buildSlab } from './build-slab.ts';
import { checkModel } from './check-model.ts';
import { encodeImage } from './encode-image.ts';
import { encodeLogo } from './encode-logo.ts';
import type { FileTask, FileTaskAnswer, FileTaskError, FileTaskResults } from './file-task.ts';

/*
 * Process that decodes files of users one after the other. It can be killed at any time: a native decoder
 * cannot be interrupted, and its memory is released with the process.
 */

const RUN: { [Kind in keyof FileTaskResults]: (content: Buffer) => Promise<FileTaskResults[Kind]> } = {
  image: encodeImage,
  logo: encodeLogo,
  model: checkModel,
  slab: buildSlab,
};

process.on('message', ({ kind, content }: FileTask) => {
  void RUN[kind](content).then(
    (result) => answer({ result }),
    (error: unknown) => answer({ error: toTaskError(error) }),
  );
});
process.send!('ready');

function answer(message: FileTaskAnswer): void {
  process.send!(message);
}

function toTaskError(error: unknown): FileTaskError {
  if (error instanceof AppError) return { code: error.code, message: error.message, details: error.details };
  return {
    code: STORAGE_ERRORS.fileDamaged,
    message: "The file can't be read. Save it again, or choose another file.",
    details: undefined,
  };
}
