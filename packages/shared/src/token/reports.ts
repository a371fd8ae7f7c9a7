import { z } from 'zod';
import { TOKEN_REPORT_MAX_CHARS } from './constants.ts';

/** Reasons for reporting a token. `imitation`: it pretends to be another one. */
export const TOKEN_REPORT_REASONS = ['imitation', 'stolen', 'offensive', 'fraud', 'spam', 'other'] as const;

/** `POST /api/v1/tokens/{address}/report`: one per account and token; a second one replaces the first. */
export const tokenReportSchema = z
  .object({
    reason: z.enum(TOKEN_REPORT_REASONS),
    text: z.string().trim().max(TOKEN_REPORT_MAX_CHARS).default(''),
  })
  .strict();
export type TokenReport = z.input<typeof tokenReportSchema>;
