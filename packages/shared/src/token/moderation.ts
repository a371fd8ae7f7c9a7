import { z } from 'zod';
import { addressSchema, timeSchema } from '../hex.ts';
import { pageQuerySchema, pageSchema } from '../pagination.ts';
import { TOKEN_REPORT_MAX_CHARS } from './constants.ts';
import { TOKEN_REPORT_REASONS } from './reports.ts';

/**
 * `GET /api/v1/admin/token-reports`. `hidden` restricts the list to hidden tokens, or to those not hidden.
 */
export const tokenReportsQuerySchema = pageQuerySchema
  .extend({
    hidden: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
  })
  .strict();
export type TokenReportsQuery = z.output<typeof tokenReportsQuerySchema>;

/** A report by an account about a token. Its text and the token's names are user input. */
export const tokenReportEntrySchema = z.object({
  token: addressSchema,
  /** As returned by the contract, hidden or not; null if it provides none. */
  name: z.string().nullable(),
  symbol: z.string().nullable(),
  reason: z.enum(TOKEN_REPORT_REASONS),
  text: z.string(),
  user_id: z.string(),
  at: timeSchema,
  /** Number of accounts that reported this token. */
  report_count: z.number().int(),
  is_hidden: z.boolean(),
});
export const tokenReportPageSchema = pageSchema(tokenReportEntrySchema);
export type TokenReportPage = z.infer<typeof tokenReportPageSchema>;

/**
 * `PUT /api/v1/admin/tokens/{address}/visibility`: hides or restores a token; the reason is for other
 * administrators.
 */
export const tokenVisibilitySchema = z
  .object({ is_hidden: z.boolean(), reason: z.string().trim().min(1).max(TOKEN_REPORT_MAX_CHARS) })
  .strict();
export type TokenVisibility = z.infer<typeof tokenVisibilitySchema>;

/** `GET /api/v1/admin/hidden-tokens`: currently hidden tokens. */
export const hiddenTokenPageSchema = pageSchema(
  z.object({
    token: addressSchema,
    name: z.string().nullable(),
    symbol: z.string().nullable(),
    reason: z.string(),
    at: timeSchema,
  }),
);
export type HiddenTokenPage = z.infer<typeof hiddenTokenPageSchema>;
