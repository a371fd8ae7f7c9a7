import { EVM_VERSIONS } from '@nova/shared/contract/constants';
import { z } from 'zod';
import type { VerifyBody } from '../contract-api.ts';

const settingsSchema = z.object({
  isOptimized: z.boolean(),
  runs: z.number(),
  /** Empty for the compiler's default version. */
  evmVersion: z.string(),
  isViaIr: z.boolean(),
});

/**
 * The form for a contract's sources, converted to the body of the request. The
 * message of an issue names its text; the server validates everything else.
 */
export const verifyForm = z
  .object({
    kind: z.enum(['single', 'standard']),
    compiler: z.string(),
    name: z.string().trim(),
    source: z.string().refine((source) => source.trim() !== '', 'sourceMissing'),
    settings: settingsSchema,
  })
  .transform(({ kind, compiler, name, source, settings }, context): VerifyBody => {
    const target = { compiler, ...(name === '' ? {} : { contract: name }) };
    if (kind === 'standard') {
      try {
        return { ...target, input: JSON.parse(source) as unknown };
      } catch {
        context.addIssue({ code: 'custom', path: ['source'], message: 'notJson' });
        return z.NEVER;
      }
    }
    const { isOptimized, runs, evmVersion, isViaIr } = settings;
    return {
      ...target,
      source,
      optimizer: { enabled: isOptimized, runs },
      ...(EVM_VERSIONS.some((known) => known === evmVersion) ? { evmVersion } : {}),
      ...(isViaIr ? { viaIR: true } : {}),
    };
  });
export type VerifyFields = z.input<typeof verifyForm>;
