import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { PURCHASE_STATUSES } from './purchase.ts';

/** Chains that the bridge knows (requirement 280); only those with a complete entry are enabled (requirement 315). */
export const BRIDGE_CHAINS = [
  { id: 1, name: 'Ethereum' },
  { id: 56, name: 'BNB Smart Chain' },
  { id: 137, name: 'Polygon' },
  { id: 42161, name: 'Arbitrum One' },
  { id: 10, name: 'OP Mainnet' },
  { id: 43114, name: 'Avalanche' },
] as const;
/** The chain that real payments over the bridge are made on. */
export const BRIDGE_CHAIN_ID = 1;
/** Tether's token on Ethereum. */
export const MAINNET_USDT_ADDRESS = '0xdac17f958d2ee523a2206206994597c13d831ec7';
/** Blocks on top of a payment before it counts, unless configured otherwise. */
export const BRIDGE_CONFIRMATIONS = 12;
/** A payment may be this old when it is registered. */
export const BRIDGE_PAYMENT_MAX_AGE_SECONDS = 24 * 60 * 60;
/** A registered payment that no block holds is waited for this long. */
export const BRIDGE_WAIT_SECONDS = 24 * 60 * 60;

/** One registered payment. */
export const bridgeEntrySchema = z.object({
  id: hashSchema,
  wallet_address: addressSchema,
  usdt_amount: amountSchema,
  chain_id: z.number().int(),
  payment_hash: hashSchema.nullable(),
  status: z.enum(PURCHASE_STATUSES),
  is_simulated: z.boolean(),
  confirmations: z.number().int().nullable(),
  created_at: timeSchema,
});

/** Bridge status (requirement 110), `GET /api/v1/presale/bridge`. `details`: own entries with a session, otherwise none. */
export const bridgeStatusSchema = z.object({
  totalEntries: z.number().int(),
  /** Registered, and neither completed nor ended otherwise. */
  pendingEntries: z.number().int(),
  completedEntries: z.number().int(),
  details: z.array(bridgeEntrySchema),
});
export type BridgeStatus = z.infer<typeof bridgeStatusSchema>;
