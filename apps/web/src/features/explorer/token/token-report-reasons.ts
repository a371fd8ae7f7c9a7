import type { TOKEN_REPORT_REASONS } from '@nova/shared/token/reports';

export type TokenReportReason = (typeof TOKEN_REPORT_REASONS)[number];

/** Possible reasons of a report, repeated here because the module of the schema loads zod. */
export const REASONS = [
  'imitation',
  'stolen',
  'offensive',
  'fraud',
  'spam',
  'other',
] as const satisfies readonly TokenReportReason[];
