import { SOURCES_MAX, VERIFY_BODY_MAX_BYTES } from '@nova/shared/contract/constants';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiEnv } from '../../../http/api-router.ts';
import { parseInput, readJson } from '../../../http/requests/read-json.ts';
import { isForm, readForm } from '../read-form.ts';

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
  const body = parseInput(
    oldBodySchema,
    isForm(c) ? await readFormBody(c) : await readJson(c, VERIFY_BODY_MAX_BYTES),
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

async function readFormBody(c: Context<ApiEnv>): Promise<object> {
  const { fields, files } = await readForm(c);
  const named = files.map(({ name, content }, at) => [name === '' ? `${at}` : `${at} ${name}`, content]);
  return { ...fields, files: Object.fromEntries(named) };
}

function toText(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
