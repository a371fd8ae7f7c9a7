import { z } from 'zod';
import { amountSchema } from '../hex.ts';
import { BONUS_SLOTS_TOTAL, PRESALE_PHASES, USDT_UNITS } from './constants.ts';

/** One phase in the status: amounts in wei as strings; the price in USDT for one NAC. */
export const statusPhaseSchema = z.object({
  id: z.number().int(),
  allocation: amountSchema,
  /** Coins handed over to buyers, without bonus. */
  minted: amountSchema,
  /** Coins neither sold nor held by an open reservation. */
  remaining: amountSchema,
  price_usdt: z.number(),
});

/** One completed purchase as the status lists it. The chain shows the same of it. */
export const statusEntrySchema = z.object({
  id: z.string(),
  wallet_address: z.string(),
  phase: z.number().int(),
  /** USDT units, 6 decimals. */
  usdt_amount: amountSchema,
  /** Wei, without bonus. */
  nova_tokens: amountSchema,
  /** Wei. */
  bonus_tokens: amountSchema,
  /** No money moved: development only. */
  is_simulated: z.boolean(),
  transaction_hash: z.string(),
  completed_at: z.string(),
});

/**
 * Presale status (requirement 104), the answer of `POST /functions/v1/presale-phases` and of
 * `wallet-operations / get_presale_status`: exactly these fields.
 */
export const presaleStatusSchema = z.object({
  /** Address of the contract. */
  contract: z.string(),
  /** Who gives and takes its roles: the treasury. */
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
    /** Wei over all phases, without bonus. */
    totalSold: amountSchema,
  }),
  ledger: z.object({
    /** Completed purchases. */
    totalEntries: z.number().int(),
    /** USDT units, 6 decimals, over completed purchases; `simulated_usdt_units` of the sale says how much of it is none. */
    totalUsd: amountSchema,
    /** Completed purchases that brought a bonus. */
    bonusEntries: z.number().int(),
    /** The newest 20. */
    details: z.array(statusEntrySchema),
  }),
  metrics: z.object({
    /** Purchases that the ledger has entries of, however many: payment, delivery, bonus and refund of one count once. */
    purchasesLogged: z.number().int(),
    /** Approved addresses. */
    whitelistAdded: z.number().int(),
  }),
});
export type PresaleStatus = z.infer<typeof presaleStatusSchema>;

/**
 * The built-in status for when the real one cannot be read (requirement 201). The page that shows it marks it and
 * disables buying (requirement 318).
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
