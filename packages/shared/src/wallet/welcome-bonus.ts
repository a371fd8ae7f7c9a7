import { z } from 'zod';
import { addressSchema } from '../hex.ts';

/** Body of function `welcome-bonus` (SPEC §7). */
export const welcomeBonusRequestSchema = z.object({ wallet_address: addressSchema });

/**
 * Its answer. `granted`: the points are credited and 0.01 NAC is on its way. `queued`: the limits of the day are
 * reached; it comes by itself. `received`: this wallet has had its bonus.
 */
export const welcomeBonusResultSchema = z.object({
  new_wallet: z.boolean(),
  status: z.enum(['granted', 'queued', 'received']),
  points: z.number().int(),
});
export type WelcomeBonusResult = z.infer<typeof welcomeBonusResultSchema>;
