import { UPLOAD_PART_BYTES } from '@nova/shared/storage/constants';
import type { Upload, UploadKind } from '@nova/shared/storage/schemas';
import { requestAsUser } from '../../../../lib/api/api-client.ts';
import { ApiError } from '../../../../lib/api/http.ts';
import { isPassing } from '../../../../lib/api/is-passing.ts';

const BASE = '/storage/v1/uploads';
/** Copied from `UPLOAD_OFFSET_HEADER` of shared, whose module would load zod. */
export const OFFSET_HEADER = 'upload-offset';
/** Milliseconds between the attempts of one part, after which the upload pauses and can be resumed. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000];

export interface UploadTools {
  /** Receives the upload's ID as soon as it exists; with it, the upload can be resumed after a reload. */
  readonly onBegin: (id: string) => void;
  readonly onProgress: (doneBytes: number, totalBytes: number) => void;
  /** Returns false if the file is no longer needed. */
  readonly isWanted?: () => boolean;
  readonly waitsMs?: readonly number[];
}

/** Error of an upload that was stopped because its file is no longer needed. */
export class UploadDropped extends Error {
  readonly id: string;
  constructor(id: string) {
    super('The upload was dropped.');
    this.name = 'UploadDropped';
    this.id = id;
  }
}

/** Reads the progress of an upload; returns null if it has expired or never existed. */
export async function readUpload(id: string): Promise<Upload | null> {
  try {
    return await requestAsUser<Upload>(`${BASE}/${id}`, {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Cancels an upload, so that it no longer counts as open. */
export async function cancelUpload(id: string): Promise<void> {
  await requestAsUser<void>(`${BASE}/${id}`, { method: 'DELETE' });
}

function sendPart(id: string, offset: number, part: Blob): Promise<Upload> {
  const headers = { 'content-type': 'application/offset+octet-stream', [OFFSET_HEADER]: String(offset) };
  return requestAsUser<Upload>(`${BASE}/${id}`, { method: 'PATCH', headers, body: part });
}

/** Sends the next part; retries after a lost connection without repeating the bytes that have arrived. */
async function sendNext(upload: Upload, file: Blob, waitsMs: readonly number[]): Promise<Upload> {
  const { id, offset } = upload;
  try {
    return await sendPart(id, offset, file.slice(offset, offset + UPLOAD_PART_BYTES));
  } catch (error) {
    const isElsewhere = error instanceof ApiError && error.code === 'offset_mismatch';
    const [wait, ...waits] = waitsMs;
    if (wait === undefined || !(isElsewhere || isPassing(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    const now = await readUpload(id).catch(() => upload);
    if (now === null) throw error;
    return now.state === 'open' && now.offset === offset ? sendNext(now, file, waits) : now;
  }
}

const isSame = (upload: Upload | null, file: Blob): upload is Upload =>
  upload !== null && upload.state !== 'refused' && upload.size === file.size;

/**
 * Uploads a file in parts, continuing where an earlier attempt of the same file stopped.
 * @param knownId the existing upload of the file, if any
 * @throws ApiError if the file is rejected or the connection is lost; UploadDropped
 */
export async function uploadFile(
  file: Blob,
  kind: UploadKind,
  knownId: string | null,
  { onBegin, onProgress, isWanted = () => true, waitsMs = WAITS_MS }: UploadTools,
): Promise<Upload> {
  const known = knownId === null ? null : await readUpload(knownId);
  let upload = isSame(known, file)
    ? known
    : await requestAsUser<Upload>(BASE, { body: { kind, size: file.size } });
  onBegin(upload.id);
  onProgress(upload.offset, upload.size);
  while (upload.state === 'open') {
    if (!isWanted()) throw new UploadDropped(upload.id);
    upload = await sendNext(upload, file, waitsMs);
    onProgress(upload.offset, upload.size);
  }
  if (upload.refusal) throw new ApiError(upload.refusal.code, 400, upload.refusal.message);
  return upload;
}
