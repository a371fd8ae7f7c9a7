import { z } from 'zod';
import { timeSchema } from '../hex.ts';
import { pageQuerySchema, pageSchema } from '../pagination.ts';
import { NFT_REPORT_MAX_CHARS } from './constants.ts';
import { NFT_REPORT_REASONS } from './reports.ts';

/** `GET /api/v1/admin/nft-reports`. `hidden` restricts the list to hidden NFTs, or to those not hidden. */
export const nftReportsQuerySchema = pageQuerySchema
  .extend({
    hidden: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
  })
  .strict();
export type NftReportsQuery = z.output<typeof nftReportsQuerySchema>;

/** A report by an account about an NFT. Its text and the NFT's name are user input. */
export const nftReportEntrySchema = z.object({
  token_id: z.string(),
  /** Null until the metadata is read, or if it contains no name. */
  name: z.string().nullable(),
  reason: z.enum(NFT_REPORT_REASONS),
  text: z.string(),
  user_id: z.string(),
  at: timeSchema,
  /** Number of accounts that reported this NFT. */
  report_count: z.number().int(),
  is_hidden: z.boolean(),
});
export const nftReportPageSchema = pageSchema(nftReportEntrySchema);
export type NftReportPage = z.infer<typeof nftReportPageSchema>;

/** `PUT /api/v1/admin/nfts/{id}/hidden`: the reason is for other administrators. */
export const nftHidingSchema = z
  .object({ reason: z.string().trim().min(1).max(NFT_REPORT_MAX_CHARS) })
  .strict();

/** `GET /api/v1/admin/hidden-nfts`: currently hidden NFTs. */
export const hiddenNftPageSchema = pageSchema(
  z.object({ token_id: z.string(), name: z.string().nullable(), reason: z.string(), at: timeSchema }),
);
export type HiddenNftPage = z.infer<typeof hiddenNftPageSchema>;
