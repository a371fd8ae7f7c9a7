import type { NFT_REPORT_REASONS } from '@nova/shared/nft/reports';

export type ReportReason = (typeof NFT_REPORT_REASONS)[number];

/** What can be reported. Written out here, because the module of the schema brings zod along. */
export const REPORT_REASONS = [
  'stolen',
  'offensive',
  'fraud',
  'spam',
  'other',
] as const satisfies readonly ReportReason[];
