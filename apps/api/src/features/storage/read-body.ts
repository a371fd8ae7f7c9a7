import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { AppError } from '@nova/shared/errors';
import type { UploadKind } from '@nova/shared/storage/schemas';
import { TOKEN_LOGO_TOO_LARGE } from '@nova/shared/token/constants';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/api-router.ts';

/** Received part of a body. */
export interface ReceivedBody {
  readonly content: Buffer;
  /** False if the sender disconnected before the end. */
  readonly isWhole: boolean;
}

/**
 * Returns the memory size for a body in bytes: its declared size, or else the maximum.
 * @throws AppError `file_too_large` if it declares more than the maximum
 */
export function sizeOfBody(c: Context<ApiEnv>, kind: UploadKind, maxBytes: number): number {
  const declared = c.req.header('content-length');
  const size = declared === undefined ? maxBytes : Number(declared);
  if (size > maxBytes) throw tooLarge(kind, maxBytes);
  return size;
}

/**
 * Reads a body into memory of the given size and stops if it is larger. If the sender disconnects, the bytes
 * received are returned.
 * @throws AppError `file_too_large`
 */
export async function readBody(c: Context<ApiEnv>, kind: UploadKind, size: number): Promise<ReceivedBody> {
  const { body } = c.req.raw;
  if (body === null) return { content: Buffer.alloc(0), isWhole: true };
  const reader = body.getReader();
  const content = Buffer.allocUnsafeSlow(size);
  let received = 0;
  for (;;) {
    const next = await reader.read().catch(() => null);
    if (next === null || next.done) {
      return { content: content.subarray(0, received), isWhole: next !== null };
    }
    if (received + next.value.byteLength > size) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge(kind, size);
    }
    content.set(next.value, received);
    received += next.value.byteLength;
  }
}

export function tooLarge(kind: UploadKind, maxBytes: number): AppError {
  const message =
    kind === 'logo'
      ? TOKEN_LOGO_TOO_LARGE
      : `The file is larger than ${maxBytes / 1024 / 1024} MB. Choose a smaller one.`;
  return new AppError(STORAGE_ERRORS.fileTooLarge, { message, details: { maxBytes } });
}
