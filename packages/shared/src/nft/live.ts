import { z } from 'zod';
import { addressSchema, amountSchema, timeSchema } from '../hex.ts';
import { NFT_EVENT_KINDS, NFT_STATES } from './states.ts';

/** Public channel: whatever happens to an NFT of Nova, right after it is indexed. */
export const NFTS_CHANNEL = 'nfts';

/**
 * What the channel carries: how a token stands now, and what changed it. `delisted`: its offer died without anybody
 * taking it back, because the approval is gone or its time is over. `relisted`: the approval is there again.
 */
export const nftChangeSchema = z.object({
  tokenId: z.string(),
  change: z.enum([...NFT_EVENT_KINDS, 'delisted', 'relisted']),
  collectionId: z.string().nullable(),
  creator: addressSchema,
  /** Null once it is burnt. */
  owner: addressSchema.nullable(),
  state: z.enum(NFT_STATES),
  /** Wei; null unless it is for sale. */
  priceWei: amountSchema.nullable(),
  expiresAt: timeSchema.nullable(),
});
export type NftChange = z.infer<typeof nftChangeSchema>;
