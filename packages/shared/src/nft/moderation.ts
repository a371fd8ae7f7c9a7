import { z } from 'zod';
import { timeSchema } from '../hex.ts';
import { pageQuerySchema, pageSchema } from '../pagination.ts';
import { NFT_REPORT_MAX_CHARS } from './constants.ts';
import { NFT_REPORT_REASONS } from './reports.ts';

/** `GET /api/v1/admin/nft-reports`. `hidden`: only of NFTs that are hidden, or only of those that are not. */
export const nftReportsQuerySchema = pageQuerySchema
  .extend({
    hidden: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
  })
  .strict();
export type NftReportsQuery = z.output<typeof nftReportsQuerySchema>;

/** One report: what an account says about an NFT. Its text and the NFT's name are strangers' words. */
export const nftReportEntrySchema = z.object({
  token_id: z.string(),
  /** Null until its metadata is read, and where it has none. */
  name: z.string().nullable(),
  reason: z.enum(NFT_REPORT_REASONS),
  text: z.string(),
  user_id: z.string(),
  at: timeSchema,
  /** Accounts that have reported this NFT. */
  report_count: z.number().int(),
  is_hidden: z.boolean(),
});
export const nftReportPageSchema = pageSchema(nftReportEntrySchema);
export type NftReportPage = z.infer<typeof nftReportPageSchema>;

/** `PUT /api/v1/admin/nfts/{id}/hidden`: why it is taken out of lists, for those who look after the site. */
export const nftHidingSchema = z
  .object({ reason: z.string().trim().min(1).max(NFT_REPORT_MAX_CHARS) })
  .strict();

/** `GET /api/v1/admin/hidden-nfts`: what is taken out of lists now. */
export const hiddenNftPageSchema = pageSchema(
  z.object({ token_id: z.string(), name: z.string().nullable(), reason: z.string(), at: timeSchema }),
);
export type HiddenNftPage = z.infer<typeof hiddenNftPageSchema>;
