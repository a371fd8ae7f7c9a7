import { findEarlyUpload } from './early-upload.ts';
import type { KeptFile } from '../stored-creation.ts';
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
  readonly say: (progress: UploadProgress) => void;
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
  kept: KeptFile,
  { files, say, waitsMs }: FileTools,
  keepFile: (kept: KeptFile) => void,
): Promise<void> {
  if (kept.isDone) return;
  const file = files[of];
  if (file === null) {
    const upload = kept.uploadId === null ? null : await readUpload(kept.uploadId);
    if (upload?.state !== 'done') throw new FileNeeded(of);
    return keepFile({ ...kept, isDone: true });
  }
  const early = findEarlyUpload(file);
  if (early) {
    let keptId = kept.uploadId;
    const tell = () => {
      const { id, doneBytes, totalBytes } = early.store.get();
      // A page closed from now on can continue this upload.
      if (id !== null && id !== keptId) {
        keptId = id;
        keepFile({ ...kept, uploadId: id });
      }
      say({ step: 'upload', of, doneBytes, totalBytes });
    };
    tell();
    const stop = early.store.subscribe(tell);
    const upload = await early.promise.finally(stop);
    if (upload) return keepFile({ ...kept, uploadId: upload.id, isDone: true });
  }
  const tools: UploadTools = {
    onBegin: (uploadId) => keepFile({ ...kept, uploadId }),
    onProgress: (doneBytes, totalBytes) => say({ step: 'upload', of, doneBytes, totalBytes }),
    ...(waitsMs === undefined ? {} : { waitsMs }),
  };
  const { id } = await uploadFile(file, of, kept.uploadId ?? early?.store.get().id ?? null, tools);
  keepFile({ name: file.name, size: file.size, uploadId: id, isDone: true });
}
