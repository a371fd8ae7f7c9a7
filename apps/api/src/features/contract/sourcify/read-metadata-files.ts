import type { VerifyRequest } from '@nova/shared/contract/schemas';
import { verifyRequestSchema } from '@nova/shared/contract/schemas';
import { AppError, COMMON_ERRORS } from '@nova/shared/errors';
import { keccak256, stringToHex } from 'viem';
import { z } from 'zod';
import { toInputError } from '../../../http/api-router.ts';

/** The metadata of Solidity, as far as a compilation needs it. */
const metadataSchema = z.object({
  compiler: z.object({ version: z.string().max(100) }),
  language: z.string().max(40),
  sources: z.record(
    z.string().max(400),
    z.object({ content: z.string().optional(), keccak256: z.string().max(80).optional() }),
  ),
  settings: z
    .looseObject({
      compilationTarget: z.record(z.string(), z.string()),
      libraries: z.record(z.string(), z.string()).optional(),
    })
    .refine(({ compilationTarget }) => Object.keys(compilationTarget).length === 1, 'must name one target'),
});
type Metadata = z.infer<typeof metadataSchema>;

/** The part of a build info of Hardhat or Foundry that a compilation needs. */
const buildInfoSchema = z.object({ solcLongVersion: z.string().max(100), input: z.unknown() });

/**
 * Converts the files of a request into a request of our API: the metadata of one contract with its sources,
 * or a build info. Sources are found by their hash, so the names of files do not matter.
 * @throws AppError `invalid_input`
 */
export function readMetadataFiles(
  files: Readonly<Record<string, string>>,
  chosenContract: number | null,
): VerifyRequest {
  const parsed = Object.values(files).flatMap((text) => parseJson(text));
  const found = parsed.flatMap((value) => {
    const metadata = metadataSchema.safeParse(value);
    return metadata.success ? [metadata.data] : [];
  });
  const metadata = found.length === 1 ? found[0] : found[chosenContract ?? -1];
  if (metadata) return fromMetadata(metadata, files);
  if (found.length > 1)
    refuse('These files contain several contracts. Send one at a time, or its number as chosenContract.');
  const buildInfo = parsed.flatMap((value) => buildInfoSchema.safeParse(value).data ?? [])[0];
  if (!buildInfo)
    refuse(
      'There is no metadata.json among these files. Add the metadata of the contract that the compiler wrote.',
    );
  return toRequest({ compiler: buildInfo.solcLongVersion, input: buildInfo.input });
}

/** Converts metadata and its sources. @throws AppError `invalid_input` */
export function fromMetadata(value: unknown, files: Readonly<Record<string, string>>): VerifyRequest {
  const parsed = metadataSchema.safeParse(value);
  if (!parsed.success) throw toInputError(parsed.error);
  const { compiler, language, settings, sources } = parsed.data;
  const { compilationTarget, libraries, ...others } = settings;
  const [target] = Object.entries(compilationTarget);
  const byHash = new Map(Object.values(files).map((text) => [keccak256(stringToHex(text)), text]));
  const contents = Object.entries(sources).map(([path, { content, keccak256: hash }]) => {
    const known =
      content ?? (hash === undefined ? undefined : byHash.get(hash as `0x${string}`)) ?? files[path];
    if (known === undefined)
      refuse(`The source ${path.slice(0, 200)} is missing. Send it with the metadata.`);
    return [path, { content: known }] as const;
  });
  const input = {
    language,
    sources: Object.fromEntries(contents),
    settings: { ...others, ...(libraries ? { libraries: byFile(libraries) } : {}) },
  };
  return toRequest({ compiler: compiler.version, contract: target!.join(':'), input });
}

/** Metadata names a library `file:Name`, and standard JSON has one object for each file. */
function byFile(libraries: NonNullable<Metadata['settings']['libraries']>): Record<string, object> {
  const files: Record<string, Record<string, string>> = {};
  for (const [name, address] of Object.entries(libraries)) {
    const at = name.lastIndexOf(':');
    (files[at < 0 ? '' : name.slice(0, at)] ??= {})[name.slice(at + 1)] = address;
  }
  return files;
}

function toRequest(request: object): VerifyRequest {
  const parsed = verifyRequestSchema.safeParse(request);
  if (!parsed.success) throw toInputError(parsed.error);
  return parsed.data;
}

function parseJson(text: string): unknown[] {
  if (!text.trimStart().startsWith('{')) return [];
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

function refuse(message: string): never {
  throw new AppError(COMMON_ERRORS.invalidInput, { message });
}
