import type { NFT_REPORT_REASONS } from '@nova/shared/nft/reports';

export type ReportReason = (typeof NFT_REPORT_REASONS)[number];

/** Possible reasons of a report, repeated here because the module of the schema loads zod. */
export const REPORT_REASONS = [
  'stolen',
  'offensive',
  'fraud',
  'spam',
  'other',
] as const satisfies readonly ReportReason[];
