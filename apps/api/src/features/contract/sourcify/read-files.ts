import { SOURCES_MAX, VERIFY_BODY_MAX_BYTES } from '@nova/shared/contract/constants';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiEnv } from '../../../http/api-router.ts';
import { parseInput, readJson } from '../../../http/requests/read-json.ts';

/** Metadata and sources, each of which may be JSON itself. */
const filesSchema = z
  .record(z.string().max(400), z.unknown())
  .refine((files) => Object.keys(files).length <= SOURCES_MAX + 1, `at most ${SOURCES_MAX} sources`);

/** Body of the requests of version 1. */
export const oldBodySchema = z.object({
  address: z.string().max(100),
  chain: z.union([z.string().max(20), z.number()]).transform(String),
  files: filesSchema,
  chosenContract: z.coerce.number().int().min(0).max(SOURCES_MAX).optional(),
  /** For `/verify/solc-json`. */
  compilerVersion: z.string().max(100).optional(),
  contractName: z.string().max(600).optional(),
});

export interface OldBody {
  readonly address: string;
  readonly chain: string;
  readonly files: Readonly<Record<string, string>>;
  readonly chosenContract: number | null;
  readonly compilerVersion: string | null;
  readonly contractName: string | null;
}

/** Reads a request of version 1, as JSON or as a form with files. @throws AppError `invalid_input`, `body_too_large` */
export async function readOldBody(c: Context<ApiEnv>): Promise<OldBody> {
  const isForm = c.req.header('content-type')?.startsWith('multipart/form-data') ?? false;
  const body = parseInput(
    oldBodySchema,
    isForm ? await readForm(c) : await readJson(c, VERIFY_BODY_MAX_BYTES),
  );
  const files = Object.entries(body.files).map(([name, content]) => [name, toText(content)] as const);
  return {
    address: body.address,
    chain: body.chain,
    files: Object.fromEntries(files),
    chosenContract: body.chosenContract ?? null,
    compilerVersion: body.compilerVersion ?? null,
    contractName: body.contractName ?? null,
  };
}

async function readForm(c: Context<ApiEnv>): Promise<object> {
  const declared = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY);
  if (declared > VERIFY_BODY_MAX_BYTES) {
    throw new AppError(COMMON_ERRORS.bodyTooLarge, {
      message: `A form needs its length in Content-Length, of at most ${VERIFY_BODY_MAX_BYTES} bytes. Send fewer files.`,
    });
  }
  const form = await c.req.parseBody({ all: true }).catch(() => ({}) as Record<string, never>);
  const { files = [], ...fields } = form;
  const uploads = [files].flat().slice(0, SOURCES_MAX + 2);
  const named = await Promise.all(
    uploads.map(async (file, at) =>
      file instanceof File ? [`${at} ${file.name}`, await file.text()] : [`${at}`, file],
    ),
  );
  return { ...fields, files: Object.fromEntries(named) };
}

function toText(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
