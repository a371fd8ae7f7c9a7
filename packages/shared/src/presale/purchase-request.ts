import { z } from 'zod';
import { addressSchema } from '../hex.ts';
import { purchaseSchema } from './purchase.ts';

const usdtAmount = z.union([z.string().max(400), z.number()], 'USDT amount must be a number');

/**
 * Body of `wallet-operations / purchase_presale` (requirement 194), and the purchase request of requirement
 * 105: `address`, `phase` as `phaseId`, `usdt` as `usdtAmount`, `txHash`; a `bonus` is ignored, because the
 * contract decides it (requirement 316). From Ethereum, `clientRequestId`, `txHash`, `signature` and
 * `signedMessage` are required.
 */
export const purchasePresaleSchema = z.object({
  action: z.literal('purchase_presale'),
  data: z.object({
    address: addressSchema,
    /** USDT amount of at least 0.01 with at most 6 decimals; text without an exponent, or a number. */
    usdtAmount,
    phaseId: z.number().int().min(1).max(3).optional(),
    /** The buyer's ID of the purchase: a repeated ID returns the same purchase. */
    clientRequestId: z
      .string()
      .regex(/^[\w-]{8,100}$/)
      .optional(),
    txHash: z.string().max(100).optional(),
    /** Name or ID of the chain of the payment; `isMainnet` decides. */
    network: z.union([z.string().max(50), z.number()]).optional(),
    /** 0x and 130 hex digits; a mock only for simulated purchases. */
    signature: z.string().max(200).optional(),
    publicKey: z.string().max(200).optional(),
    /** The signed text; see `composePurchaseMessage`. */
    signedMessage: z.string().max(400).optional(),
    isMainnet: z.boolean().optional(),
    bridgeMode: z.union([z.boolean(), z.string().max(50)]).optional(),
    simulated: z.boolean().optional(),
  }),
});
export type PurchasePresaleRequest = z.infer<typeof purchasePresaleSchema>;

/**
 * Response to it: the purchase in its current state. `GET /api/v1/presale/purchases/{id}` returns later
 * states.
 */
export const purchaseResultSchema = z.object({
  success: z.literal(true),
  simulated: z.boolean(),
  purchase: purchaseSchema,
});
export type PurchaseResult = z.infer<typeof purchaseResultSchema>;

/** Body of `wallet-operations / add_to_whitelist` (requirement 195); the admin token is a header. */
export const addToWhitelistSchema = z.object({
  action: z.literal('add_to_whitelist'),
  data: z.object({ address: addressSchema }),
});
/** `is_on_chain` false: the contract will be updated within seconds. */
export const whitelistResultSchema = z.object({ success: z.literal(true), address: addressSchema });

/** Body of `wallet-operations / get_presale_status`, without further fields. */
export const getPresaleStatusSchema = z.object({ action: z.literal('get_presale_status') });
