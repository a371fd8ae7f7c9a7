import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { PURCHASE_STATUSES } from './purchase.ts';

/**
 * Known chains for payments (requirement 280); only those with a complete entry are enabled (requirement
 * 315).
 */
export const BRIDGE_CHAINS = [
  { id: 1, name: 'Ethereum' },
  { id: 56, name: 'BNB Smart Chain' },
  { id: 137, name: 'Polygon' },
  { id: 42161, name: 'Arbitrum One' },
  { id: 10, name: 'OP Mainnet' },
  { id: 43114, name: 'Avalanche' },
] as const;
/** The chain of real payments from Ethereum. */
export const BRIDGE_CHAIN_ID = 1;
/** Address of the USDT token on Ethereum. */
export const MAINNET_USDT_ADDRESS = '0xdac17f958d2ee523a2206206994597c13d831ec7';
/** Default number of confirmations required for a payment. */
export const BRIDGE_CONFIRMATIONS = 12;
/** Maximum age of a payment when it is registered. */
export const BRIDGE_PAYMENT_MAX_AGE_SECONDS = 24 * 60 * 60;
/** Maximum time to wait for a registered payment that is in no block. */
export const BRIDGE_WAIT_SECONDS = 24 * 60 * 60;

/** A registered payment. */
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

/**
 * Bridge status (requirement 110), `GET /api/v1/presale/bridge`. `details`: the session's own entries, empty
 * without a session.
 */
export const bridgeStatusSchema = z.object({
  totalEntries: z.number().int(),
  /** Number of registered payments that are neither completed nor ended otherwise. */
  pendingEntries: z.number().int(),
  completedEntries: z.number().int(),
  details: z.array(bridgeEntrySchema),
});
export type BridgeStatus = z.infer<typeof bridgeStatusSchema>;
