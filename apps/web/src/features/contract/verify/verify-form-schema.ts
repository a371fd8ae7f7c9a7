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
    kind: z.enum(['single', 'files', 'standard']),
    compiler: z.string(),
    name: z.string().trim(),
    source: z.string(),
    /** For several files. */
    files: z.array(z.object({ path: z.string(), text: z.string() })),
    settings: settingsSchema,
  })
  .superRefine(({ kind, source, files }, context) => {
    if (kind === 'files' && files.length === 0)
      context.addIssue({ code: 'custom', path: ['files'], message: 'filesMissing' });
    if (kind !== 'files' && source.trim() === '')
      context.addIssue({ code: 'custom', path: ['source'], message: 'sourceMissing' });
  })
  .transform(({ kind, compiler, name, source, files, settings }, context): VerifyBody => {
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
    const chosen = {
      optimizer: { enabled: isOptimized, runs },
      ...(EVM_VERSIONS.some((known) => known === evmVersion) ? { evmVersion } : {}),
      ...(isViaIr ? { viaIR: true } : {}),
    };
    if (kind === 'single') return { ...target, source, ...chosen };
    const sources = Object.fromEntries(files.map(({ path, text }) => [path, { content: text }]));
    if (!files.every(({ path }) => path.endsWith('.vy')))
      return { ...target, input: { language: 'Solidity', sources, settings: chosen } };
    // Vyper chooses its optimizer's goal in the source.
    const { evmVersion: forVyper } = chosen;
    return {
      ...target,
      input: { language: 'Vyper', sources, settings: forVyper ? { evmVersion: forVyper } : {} },
    };
  });
export type VerifyFields = z.input<typeof verifyForm>;
