import { z } from 'zod';
import { addressSchema, amountSchema, timeSchema } from '../hex.ts';

/** A wallet whose link to the account takes effect later (requirement 331). */
const waitingLinkSchema = z.object({ wallet: addressSchema, effective_at: timeSchema });

/**
 * `GET /api/v1/presale/account`, with a session: the assets of the account's own address, without a wallet.
 * All null or 0 before its first purchase.
 */
export const ownAccountSchema = z.object({
  /** Null before the first purchase without a wallet. */
  address: addressSchema.nullable(),
  /** NAC balance in wei; null while the chain is unavailable. */
  balance_wei: amountSchema.nullable(),
  /** The wallet that owns it after a link; null before. */
  owner: addressSchema.nullable(),
  /** A pending link; null if none. */
  waiting_link: waitingLinkSchema.nullable(),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;
