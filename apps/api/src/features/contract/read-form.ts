import { SOURCES_MAX, VERIFY_BODY_MAX_BYTES } from '@nova/shared/contract/constants';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/api-router.ts';

/** A form with files; the lists of a name keep their order. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  /** Name and content. A text in place of a file has an empty name. */
  readonly files: readonly { readonly name: string; readonly content: string }[];
}

/** Names under which tools send files: `files`, and `files[0]`, `files[1]` … */
const FILES_FIELD = /^files(\[\d{0,4}\])?$/;

/** Reads a form that has sources as files. @throws AppError `body_too_large` */
export async function readForm(c: Context<ApiEnv>): Promise<Form> {
  const declared = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
  if (declared > VERIFY_BODY_MAX_BYTES) {
    throw new AppError(COMMON_ERRORS.bodyTooLarge, {
      message: `A form needs its length in Content-Length, of at most ${VERIFY_BODY_MAX_BYTES} bytes. Send fewer files.`,
    });
  }
  const form = await c.req.parseBody({ all: true }).catch(() => ({}) as Record<string, never>);
  const fields: Record<string, string> = {};
  const files: { name: string; content: string }[] = [];
  for (const [field, value] of Object.entries(form)) {
    for (const part of [value].flat()) {
      if (!FILES_FIELD.test(field)) {
        if (typeof part === 'string') fields[field] = part;
      } else if (files.length < SOURCES_MAX + 2) {
        const isFile = part instanceof File;
        files.push({ name: isFile ? part.name : '', content: isFile ? await part.text() : part });
      }
    }
  }
  return { fields, files };
}

/** Is the body a form with files? */
export function isForm(c: Context<ApiEnv>): boolean {
  return c.req.header('content-type')?.startsWith('multipart/form-data') ?? false;
}
