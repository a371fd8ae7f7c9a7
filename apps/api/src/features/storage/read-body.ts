import { STORAGE_ERRORS } from '@nova/shared/storage/errors';
import { AppError } from '@nova/shared/errors';
import type { UploadKind } from '@nova/shared/storage/schemas';
import { TOKEN_LOGO_TOO_LARGE } from '@nova/shared/token/constants';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/api-router.ts';

/** What came of a body. */
export interface ReceivedBody {
  readonly content: Buffer;
  /** False when the sender was cut off before its end. */
  readonly isWhole: boolean;
}

/**
 * Reads a body of bytes, never more than it may have: what is declared too large is not read at all, and what turns
 * out to be too large is not read on. A sender that is cut off leaves what came until then.
 * @throws AppError `file_too_large`
 */
export async function readBody(
  c: Context<ApiEnv>,
  kind: UploadKind,
  maxBytes: number,
): Promise<ReceivedBody> {
  const declared = c.req.header('content-length');
  if (declared !== undefined && Number(declared) > maxBytes) throw tooLarge(kind, maxBytes);
  const { body } = c.req.raw;
  if (body === null) return { content: Buffer.alloc(0), isWhole: true };
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const next = await reader.read().catch(() => null);
    if (next === null) return { content: Buffer.concat(chunks), isWhole: false };
    if (next.done) return { content: Buffer.concat(chunks), isWhole: true };
    size += next.value.byteLength;
    if (size > maxBytes) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge(kind, maxBytes);
    }
    chunks.push(next.value);
  }
}

export function tooLarge(kind: UploadKind, maxBytes: number): AppError {
  const message =
    kind === 'logo' ? TOKEN_LOGO_TOO_LARGE : `The file is larger than ${maxBytes / 1024 / 1024} MB.`;
  return new AppError(STORAGE_ERRORS.fileTooLarge, { message, details: { maxBytes } });
}
