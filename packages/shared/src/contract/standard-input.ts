import { z } from 'zod';
import { addressSchema } from '../hex.ts';
import { EVM_VERSIONS, SOURCES_MAX } from './constants.ts';

const pathSchema = z.string().min(1).max(400);
const librariesSchema = z.record(z.string().max(400), z.record(z.string().max(400), addressSchema));

/**
 * The settings that affect code. All other fields of a standard JSON input (output selection, model
 * checking, stop stage) are dropped, because they only cost time.
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
  /** Vyper's name of its optimizer's goal. */
  optimize: z.union([z.boolean(), z.string().max(20)]).optional(),
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

/** A self-contained standard JSON input of Solidity or Vyper: nothing is fetched or read from disk. */
export const standardInputSchema = z.object({
  language: z.enum(['Solidity', 'Vyper'], { error: 'only Solidity and Vyper are supported' }),
  sources: z
    .record(pathSchema, z.object({ content: z.string({ error: 'must hold the source itself' }) }))
    .refine((sources) => Object.keys(sources).length > 0, 'there must be a source')
    .refine((sources) => Object.keys(sources).length <= SOURCES_MAX, `at most ${SOURCES_MAX} files`),
  settings: settingsSchema.default({}),
});
export type StandardInput = z.infer<typeof standardInputSchema>;

/** A single file with the settings that users choose manually. */
export const singleSourceSchema = z.object({
  source: z.string().min(1, 'there must be a source'),
  optimizer: z
    .object({ enabled: z.boolean(), runs: z.int().min(0).max(4_294_967_295).default(200) })
    .optional(),
  /** The compiler's default if omitted. */
  evmVersion: z.enum(EVM_VERSIONS).optional(),
  viaIR: z.boolean().optional(),
  /** Addresses of linked libraries by name. */
  libraries: z.record(z.string().min(1).max(200), addressSchema).optional(),
});
export type SingleSource = z.infer<typeof singleSourceSchema>;

/** Name given to a single file. */
export const SINGLE_SOURCE_PATH = 'contract.sol';

/** Converts a single file to standard JSON. */
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
