import { z } from 'zod';
import { NFT_REPORT_MAX_CHARS } from './constants.ts';

/** Reasons for reporting an NFT. */
export const NFT_REPORT_REASONS = ['stolen', 'offensive', 'fraud', 'spam', 'other'] as const;

/** `POST /api/v1/market/nfts/{id}/report`: one per account and NFT; a second one replaces the first. */
export const nftReportSchema = z
  .object({
    reason: z.enum(NFT_REPORT_REASONS),
    text: z.string().trim().max(NFT_REPORT_MAX_CHARS).default(''),
  })
  .strict();
export type NftReport = z.input<typeof nftReportSchema>;
