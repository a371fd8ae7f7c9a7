import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Context } from 'hono';
import type { z } from 'zod';
import { toInputError, type ApiEnv } from '../api-router.ts';

/** Maximum body size of a function call in bytes. */
export const FUNCTION_BODY_MAX_BYTES = 64 * 1024;

/** Reads the body up to a maximum size and stops there. @throws AppError `body_too_large` */
export async function readText(c: Context<ApiEnv>, maxBytes: number): Promise<string> {
  const declared = c.req.header('content-length');
  // The HTTP parser enforces a declared length; only bodies without one have to be counted.
  if (declared !== undefined) {
    if (Number(declared) > maxBytes) throw tooLarge(maxBytes);
    return c.req.text();
  }
  return readCounted(c, maxBytes);
}

/**
 * Reads the body as JSON.
 * @throws AppError `body_too_large`, `malformed_json`; `invalid_input` for text that PostgreSQL cannot store
 */
export async function readJson(c: Context<ApiEnv>, maxBytes = FUNCTION_BODY_MAX_BYTES): Promise<unknown> {
  return parseJson(await readText(c, maxBytes));
}

/** Reads an optional body as JSON; a missing one is an empty object. */
export async function readOptionalJson(
  c: Context<ApiEnv>,
  maxBytes = FUNCTION_BODY_MAX_BYTES,
): Promise<unknown> {
  const text = await readText(c, maxBytes);
  return text === '' ? {} : parseJson(text);
}

/** Parses a body. @throws the errors of `readJson` about its text */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError(COMMON_ERRORS.malformedJson, {
      message: 'The request body is not valid JSON.',
      cause,
    });
  }
  if (hasUnstorableText(text, value)) {
    throw new AppError(COMMON_ERRORS.invalidInput, {
      message: 'The request body contains invalid characters. Encode it as UTF-8.',
    });
  }
  return value;
}

/** Validates a value against a schema. @throws AppError `invalid_input` */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (!result.success) throw toInputError(result.error);
  return result.data;
}

async function readCounted(c: Context<ApiEnv>, maxBytes: number): Promise<string> {
  if (c.req.raw.body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = c.req.raw.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString('utf8');
    size += value.byteLength;
    if (size > maxBytes) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge(maxBytes);
    }
    chunks.push(value);
  }
}

// NUL and lone surrogates are valid in JSON strings but rejected by PostgreSQL. JSON.stringify escapes only
// lone surrogates.
function hasUnstorableText(text: string, value: unknown): boolean {
  if (/\\u0000/.test(text)) return true;
  return /\\ud[89a-f]/i.test(text) && /\\ud[89a-f]/.test(JSON.stringify(value));
}

function tooLarge(maxBytes: number): AppError {
  const message = `The request body is larger than ${maxBytes} bytes. Send less data.`;
  return new AppError(COMMON_ERRORS.bodyTooLarge, { message, details: { maxBytes } });
}
