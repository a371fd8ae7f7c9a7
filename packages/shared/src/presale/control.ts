import { z } from 'zod';
import { amountSchema, timeSchema } from '../hex.ts';
import { pageQuerySchema, pageSchema } from '../pagination.ts';
import { PURCHASE_STATUSES, purchaseSchema } from './purchase.ts';
import { PAYMENT_METHODS } from './sale.ts';

/** `GET /api/v1/admin/presale/control`: state of the sale and pending changes of the contract. */
export const saleControlSchema = z.object({
  block: z.number().int(),
  is_paused: z.boolean(),
  is_closed: z.boolean(),
  /** 1 to 3; 4 when all phases are over. */
  current_phase: z.number().int(),
  phases: z.array(
    z.object({
      id: z.number().int(),
      /** In wei. */
      allocation: amountSchema,
      sold: amountSchema,
      reserved: amountSchema,
      remaining: amountSchema,
      /** USDT units per NAC. */
      price_usdt_units: amountSchema,
    }),
  ),
  bonus_slots_remaining: z.number().int(),
  under_way: z.array(
    z.object({ operation: z.enum(['end_phase', 'pause', 'unpause']), asked_at: timeSchema }),
  ),
});
export type SaleControl = z.infer<typeof saleControlSchema>;

/**
 * `POST /api/v1/admin/presale/end-phase`: names the phase to end, so that the next one is not ended by
 * mistake.
 */
export const endPhaseRequestSchema = z.object({ phase: z.number().int().min(1).max(3) });

/** `POST /api/v1/admin/presale/pause`. */
export const pauseRequestSchema = z.object({ is_paused: z.boolean() });

/** `GET /api/v1/admin/presale/purchases`: all purchases, newest first. */
export const adminPurchasesQuerySchema = pageQuerySchema.extend({
  status: z.enum(PURCHASE_STATUSES).optional(),
  method: z.enum(PAYMENT_METHODS).optional(),
});
export const adminPurchasesPageSchema = pageSchema(
  purchaseSchema.extend({
    user_id: z.string().nullable(),
    refunded_amount: amountSchema,
  }),
);
export type AdminPurchasesPage = z.infer<typeof adminPurchasesPageSchema>;
export type AdminPurchase = AdminPurchasesPage['items'][number];
