import { VERIFY_BODY_MAX_BYTES } from '@nova/shared/contract/constants';
import { verifyRequestSchema, type VerifyRequest } from '@nova/shared/contract/schemas';
import { SINGLE_SOURCE_PATH } from '@nova/shared/contract/standard-input';
import { VYPER_PREFIX } from '@nova/shared/contract/vyper';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiEnv } from '../../../http/api-router.ts';
import { parseInput, readJson } from '../../../http/requests/read-json.ts';
import { type Form, isForm, readForm } from '../read-form.ts';
import { readMetadataFiles } from '../sourcify/read-metadata-files.ts';

/** A form has texts only, a JSON body also has their types. */
const flagSchema = z.union([z.boolean(), z.enum(['true', 'false', '']).transform((text) => text === 'true')]);

/**
 * Fields of all methods. Blockscout’s others (license, constructor arguments) are accepted and not needed,
 * because the sources name the license and the chain has the arguments.
 */
export const submissionSchema = z.object({
  /** `v0.8.30+commit.73712a01`. */
  compiler_version: z.string().max(100).optional(),
  contract_name: z.string().max(600).optional(),
  source_code: z.string().optional(),
  is_optimization_enabled: flagSchema.optional(),
  optimization_runs: z.coerce.number().int().min(0).max(4_294_967_295).optional(),
  evm_version: z.string().max(40).nullable().optional(),
  /** Addresses of linked libraries by name; in a form, as the text of a JSON object. */
  libraries: z.union([z.record(z.string().max(200), z.string()), z.string().max(20_000)]).optional(),
  is_yul_contract: flagSchema.optional(),
  chosen_contract_index: z.coerce.number().int().min(0).optional(),
});
/** The same fields as a form, which also has the files. */
export const submissionFormSchema = submissionSchema.extend({ 'files[0]': z.string().optional() });
type Fields = z.output<typeof submissionSchema>;

interface Submission {
  readonly fields: Fields;
  readonly files: Form['files'];
}

/** Reads a submission as a form or as JSON. @throws AppError `invalid_input`, `body_too_large` */
export async function readSubmission(c: Context<ApiEnv>): Promise<Submission> {
  const { fields, files } = isForm(c)
    ? await readForm(c)
    : { fields: await readJson(c, VERIFY_BODY_MAX_BYTES), files: [] };
  return { fields: parseInput(submissionSchema, fields), files };
}

/** Converts the submissions of Blockscout’s methods into requests of our API. @throws AppError `invalid_input` */
export const SUBMISSION_READERS = {
  'flattened-code': ({ fields }) => {
    if (fields.is_yul_contract === true)
      refuse('Yul is not supported. Send a contract of Solidity or Vyper.');
    const sources = { [SINGLE_SOURCE_PATH]: { content: readSource(fields) } };
    return toRequest(fields, { language: 'Solidity', sources, settings: readSettings(fields, sources) });
  },
  'standard-input': ({ fields, files }) => toRequest(fields, readInput(files)),
  'multi-part': ({ fields, files }) => {
    const sources = readSources(files);
    return toRequest(fields, { language: 'Solidity', sources, settings: readSettings(fields, sources) });
  },
  sourcify: ({ fields, files }) => {
    const named = files.map(({ name, content }, at) => [`${at} ${name}`, content]);
    return readMetadataFiles(Object.fromEntries(named), fields.chosen_contract_index ?? null);
  },
  'vyper-code': ({ fields }) => {
    // The name of a contract of Vyper is that of its file.
    const file = `${fields.contract_name ?? 'contract'}.vy`;
    const sources = { [file]: { content: readSource(fields) } };
    return toVyperRequest(fields, { language: 'Vyper', sources, settings: readEvm(fields) });
  },
  'vyper-multi-part': ({ fields, files }) =>
    toVyperRequest(fields, { language: 'Vyper', sources: readSources(files), settings: readEvm(fields) }),
  'vyper-standard-input': ({ fields, files }) => toVyperRequest(fields, readInput(files)),
} as const satisfies Record<string, (submission: Submission) => VerifyRequest>;

/** Name of one of Blockscout’s methods. */
export type SubmissionMethod = keyof typeof SUBMISSION_READERS;

function toRequest({ compiler_version: compiler, contract_name: contract }: Fields, input: unknown) {
  const target = contract === undefined || contract === '' ? {} : { contract };
  return parseInput(verifyRequestSchema, { compiler: compiler ?? '', ...target, input });
}

function toVyperRequest({ compiler_version: version = '' }: Fields, input: unknown): VerifyRequest {
  const compiler = version.startsWith(VYPER_PREFIX) ? version : `${VYPER_PREFIX}${version}`;
  // Titles that people type as the name of a contract of Vyper do not choose between files.
  return parseInput(verifyRequestSchema, { compiler, input });
}

function readSource({ source_code: source = '' }: Fields): string {
  return source === '' ? refuse('source_code is missing. Send the source code of the contract.') : source;
}

function readSources(files: Form['files']): Record<string, { content: string }> {
  if (files.length === 0)
    refuse('There are no files. Send each source as a file, named files[0], files[1] …');
  return Object.fromEntries(files.map(({ name, content }, at) => [name || `${at}`, { content }]));
}

function readInput(files: Form['files']): unknown {
  const [file] = files;
  if (!file) return refuse('There is no file. Send the standard JSON input as a file, named files[0].');
  return parseText(file.content, 'The file is not a standard JSON input. Send the input of the compiler.');
}

function readEvm({ evm_version: evmVersion }: Fields): { evmVersion?: string } {
  return !evmVersion || evmVersion === 'default' ? {} : { evmVersion };
}

function readSettings(fields: Fields, sources: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { is_optimization_enabled: enabled = false, optimization_runs: runs = 200, libraries } = fields;
  const addresses =
    typeof libraries === 'string' && libraries !== ''
      ? parseText(libraries, 'libraries is not a JSON object. Send addresses by name.')
      : libraries || {};
  return {
    optimizer: { enabled, runs },
    ...readEvm(fields),
    // Compilers ask for the file of a library, which Blockscout does not know.
    libraries: Object.fromEntries(Object.keys(sources).map((file) => [file, addresses])),
  };
}

function parseText(text: string, message: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse(message);
  }
}

function refuse(message: string): never {
  throw new AppError(COMMON_ERRORS.invalidInput, { message });
}
