import { z } from 'zod';
import { addressSchema } from '../hex.ts';
import { EVM_VERSIONS, SOURCES_MAX } from './constants.ts';

const pathSchema = z.string().min(1).max(400);
const librariesSchema = z.record(z.string().max(400), z.record(z.string().max(400), addressSchema));

/**
 * The settings that change code. Everything else of a standard JSON input (what to put out, model checking, where to
 * stop) is dropped: it can only cost time.
 */
const settingsSchema = z.object({
  remappings: z.array(z.string().max(1_000)).max(500).optional(),
  optimizer: z
    .object({
      enabled: z.boolean().optional(),
      runs: z.int().min(0).max(4_294_967_295).optional(),
      details: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
  evmVersion: z.string().max(40).optional(),
  viaIR: z.boolean().optional(),
  debug: z.object({ revertStrings: z.string().max(40).optional() }).optional(),
  metadata: z
    .object({
      appendCBOR: z.boolean().optional(),
      useLiteralContent: z.boolean().optional(),
      bytecodeHash: z.enum(['none', 'ipfs', 'bzzr1']).optional(),
    })
    .optional(),
  libraries: librariesSchema.optional(),
});

/** A standard JSON input of Solidity whose sources are all in it: nothing is fetched or read from a disk. */
export const standardInputSchema = z.object({
  language: z.literal('Solidity', { error: 'only Solidity is supported' }),
  sources: z
    .record(pathSchema, z.object({ content: z.string({ error: 'must hold the source itself' }) }))
    .refine((sources) => Object.keys(sources).length > 0, 'there must be a source')
    .refine((sources) => Object.keys(sources).length <= SOURCES_MAX, `at most ${SOURCES_MAX} files`),
  settings: settingsSchema.default({}),
});
export type StandardInput = z.infer<typeof standardInputSchema>;

/** One file, with the settings that people choose by hand. */
export const singleSourceSchema = z.object({
  source: z.string().min(1, 'there must be a source'),
  optimizer: z
    .object({ enabled: z.boolean(), runs: z.int().min(0).max(4_294_967_295).default(200) })
    .optional(),
  /** The compiler's own default when left out. */
  evmVersion: z.enum(EVM_VERSIONS).optional(),
  viaIR: z.boolean().optional(),
  /** Addresses of linked libraries by their names. */
  libraries: z.record(z.string().min(1).max(200), addressSchema).optional(),
});
export type SingleSource = z.infer<typeof singleSourceSchema>;

/** Name that a single file gets. */
export const SINGLE_SOURCE_PATH = 'contract.sol';

/** A single file as standard JSON. */
export function toStandardInput(single: SingleSource): StandardInput {
  const { source, optimizer, evmVersion, viaIR, libraries } = single;
  return {
    language: 'Solidity',
    sources: { [SINGLE_SOURCE_PATH]: { content: source } },
    settings: {
      ...(optimizer ? { optimizer } : {}),
      ...(evmVersion ? { evmVersion } : {}),
      ...(viaIR ? { viaIR } : {}),
      ...(libraries ? { libraries: { [SINGLE_SOURCE_PATH]: libraries } } : {}),
    },
  };
}
