import type { TOKEN_REPORT_REASONS } from '@nova/shared/token/reports';

export type TokenReportReason = (typeof TOKEN_REPORT_REASONS)[number];

/** What can be reported. Written out here, because the module of the schema brings zod along. */
export const REASONS = [
  'imitation',
  'stolen',
  'offensive',
  'fraud',
  'spam',
  'other',
] as const satisfies readonly TokenReportReason[];
