import { z } from 'zod';
import { addressSchema, amountSchema, timeSchema } from '../hex.ts';
import { NFT_EVENT_KINDS, NFT_STATES } from './states.ts';

/** Public channel with all events of Nova's NFTs, sent right after they are indexed. */
export const NFTS_CHANNEL = 'nfts';

/**
 * A message of the channel: a token's current state, and what changed it. `delisted`: its listing ended
 * without being canceled, because the approval was revoked or the time is over. `relisted`: the approval was
 * restored.
 */
export const nftChangeSchema = z.object({
  tokenId: z.string(),
  change: z.enum([...NFT_EVENT_KINDS, 'delisted', 'relisted']),
  collectionId: z.string().nullable(),
  creator: addressSchema,
  /** Null once burned. */
  owner: addressSchema.nullable(),
  state: z.enum(NFT_STATES),
  /** Wei; null unless it is listed. */
  priceWei: amountSchema.nullable(),
  expiresAt: timeSchema.nullable(),
});
export type NftChange = z.infer<typeof nftChangeSchema>;
