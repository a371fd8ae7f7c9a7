import { z } from 'zod';
import { addressSchema, amountSchema, timeSchema } from '../hex.ts';

/** A wallet whose link to the account takes effect later (requirement 331). */
const waitingLinkSchema = z.object({ wallet: addressSchema, effective_at: timeSchema });

/**
 * `GET /api/v1/presale/account`, with a session: what the account owns by itself, without a wallet. All null or 0
 * before its first purchase.
 */
export const ownAccountSchema = z.object({
  /** Null before anything was bought without a wallet. */
  address: addressSchema.nullable(),
  /** NAC that lies there, in wei; null while the chain does not answer. */
  balance_wei: amountSchema.nullable(),
  /** The wallet that it belongs to since a link; null before. */
  owner: addressSchema.nullable(),
  /** A link under way; null if none. */
  waiting_link: waitingLinkSchema.nullable(),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;
