import { z } from 'zod';
import { amountSchema } from '../hex.ts';
import { BONUS_SLOTS_TOTAL, PRESALE_PHASES, USDT_UNITS } from './constants.ts';

/** A phase in the status: amounts in wei as strings; the price in USDT per NAC. */
export const statusPhaseSchema = z.object({
  id: z.number().int(),
  allocation: amountSchema,
  /** Coins delivered to buyers, without bonus. */
  minted: amountSchema,
  /** Coins neither sold nor held by an open reservation. */
  remaining: amountSchema,
  price_usdt: z.number(),
});

/** A completed purchase in the status. The chain reveals the same data. */
export const statusEntrySchema = z.object({
  id: z.string(),
  wallet_address: z.string(),
  phase: z.number().int(),
  /** USDT units, 6 decimals. */
  usdt_amount: amountSchema,
  /** Wei, without bonus. */
  nova_tokens: amountSchema,
  /** In wei. */
  bonus_tokens: amountSchema,
  /** True without a real payment, in development only. */
  is_simulated: z.boolean(),
  transaction_hash: z.string(),
  completed_at: z.string(),
});

/**
 * Presale status (requirement 104), the response of `POST /functions/v1/presale-phases` and of
 * `wallet-operations / get_presale_status`: exactly these fields.
 */
export const presaleStatusSchema = z.object({
  /** Address of the contract. */
  contract: z.string(),
  /** The treasury, which grants and revokes roles. */
  owner: z.string(),
  status: z.object({
    name: z.string(),
    symbol: z.string(),
    /** 1 to 3; 4 when all phases are over. */
    currentPhase: z.number().int(),
    phases: z.array(statusPhaseSchema),
    bonus: z.object({
      slotsTotal: z.number().int(),
      slotsUsed: z.number().int(),
      remainingSlots: z.number().int(),
    }),
    /** Total of all phases in wei, without bonus. */
    totalSold: amountSchema,
  }),
  ledger: z.object({
    /** Number of completed purchases. */
    totalEntries: z.number().int(),
    /**
     * USDT units, 6 decimals, of completed purchases; `simulated_usdt_units` of the sale is the part without
     * a real payment.
     */
    totalUsd: amountSchema,
    /** Number of completed purchases with a bonus. */
    bonusEntries: z.number().int(),
    /** The newest 20. */
    details: z.array(statusEntrySchema),
  }),
  metrics: z.object({
    /**
     * Number of purchases with ledger entries; payment, delivery, bonus and refund of one purchase count
     * once.
     */
    purchasesLogged: z.number().int(),
    /** Number of approved addresses. */
    whitelistAdded: z.number().int(),
  }),
});
export type PresaleStatus = z.infer<typeof presaleStatusSchema>;

/**
 * The built-in status if the real one is unavailable (requirement 201). The page marks it and disables
 * buying (requirement 318).
 */
export const BUILT_IN_PRESALE_STATUS: PresaleStatus = {
  contract: '',
  owner: '',
  status: {
    name: 'Nova Action Coin',
    symbol: 'NAC',
    currentPhase: 1,
    phases: PRESALE_PHASES.map(({ phase, priceUsdtUnits, allocationWei }) => ({
      id: phase,
      allocation: allocationWei.toString(),
      minted: '0',
      remaining: allocationWei.toString(),
      price_usdt: Number(priceUsdtUnits) / Number(USDT_UNITS),
    })),
    bonus: { slotsTotal: BONUS_SLOTS_TOTAL, slotsUsed: 0, remainingSlots: BONUS_SLOTS_TOTAL },
    totalSold: '0',
  },
  ledger: { totalEntries: 0, totalUsd: '0', bonusEntries: 0, details: [] },
  metrics: { purchasesLogged: 0, whitelistAdded: 0 },
};
