import { findEarlyUpload } from './early-upload.ts';
import type { StoredFile } from '../stored-creation.ts';
import { readUpload, uploadFile, type UploadTools } from './upload-file.ts';

export interface UploadProgress {
  readonly step: 'upload';
  readonly of: 'image' | 'model';
  readonly doneBytes: number;
  readonly totalBytes: number;
}

export interface FileTools {
  /** Files that this page still has in memory. */
  readonly files: { readonly image: File | null; readonly model: File | null };
  readonly reportProgress: (progress: UploadProgress) => void;
  /** For tests; see `uploadFile`. */
  readonly waitsMs?: readonly number[];
}

/**
 * Error of a file chosen before a reload, which must be
 * chosen again; its upload then continues where it stopped.
 */
export class FileNeeded extends Error {
  readonly of: 'image' | 'model';
  constructor(of: 'image' | 'model') {
    super(`The file of the ${of} is needed again.`);
    this.name = 'FileNeeded';
    this.of = of;
  }
}

/**
 * Uploads one file, continuing an unfinished upload.
 * @throws FileNeeded, or ApiError if it was rejected
 */
export async function resumeUpload(
  of: 'image' | 'model',
  storedFile: StoredFile,
  { files, reportProgress, waitsMs }: FileTools,
  storeFile: (storedFile: StoredFile) => void,
): Promise<void> {
  if (storedFile.isDone) return;
  const file = files[of];
  if (file === null) {
    const upload = storedFile.uploadId === null ? null : await readUpload(storedFile.uploadId);
    if (upload?.state !== 'done') throw new FileNeeded(of);
    return storeFile({ ...storedFile, isDone: true });
  }
  const early = findEarlyUpload(file);
  if (early) {
    let storedId = storedFile.uploadId;
    const report = () => {
      const { id, doneBytes, totalBytes } = early.store.get();
      // A page closed from now on can continue this upload.
      if (id !== null && id !== storedId) {
        storedId = id;
        storeFile({ ...storedFile, uploadId: id });
      }
      reportProgress({ step: 'upload', of, doneBytes, totalBytes });
    };
    report();
    const stop = early.store.subscribe(report);
    const upload = await early.promise.finally(stop);
    if (upload) return storeFile({ ...storedFile, uploadId: upload.id, isDone: true });
  }
  const tools: UploadTools = {
    onBegin: (uploadId) => storeFile({ ...storedFile, uploadId }),
    onProgress: (doneBytes, totalBytes) => reportProgress({ step: 'upload', of, doneBytes, totalBytes }),
    ...(waitsMs === undefined ? {} : { waitsMs }),
  };
  const { id } = await uploadFile(file, of, storedFile.uploadId ?? early?.store.get().id ?? null, tools);
  storeFile({ name: file.name, size: file.size, uploadId: id, isDone: true });
}
