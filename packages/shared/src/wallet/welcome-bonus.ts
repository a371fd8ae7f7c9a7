import { z } from 'zod';
import { addressSchema } from '../hex.ts';

/** Body of function `welcome-bonus` (requirement 210). */
export const welcomeBonusRequestSchema = z.object({ wallet_address: addressSchema });

/**
 * Its answer. `granted`: the points are credited and 0.01 NAC is on its way. `queued`: a limit of the day is reached;
 * the points come by themselves. `received`: this wallet has had its bonus. `none`: a demo has no bonus.
 */
export const welcomeBonusResultSchema = z.object({
  new_wallet: z.boolean(),
  status: z.enum(['granted', 'queued', 'received', 'none']),
  points: z.number().int(),
  /** Whether 0.01 NAC for first fees was sent, which may be before the points. */
  gas_sent: z.boolean(),
  /** Which limit a queued bonus waits for: that of its network or that of the day; null for any other. */
  waits_for: z.enum(['network', 'day']).nullable(),
});
export type WelcomeBonusResult = z.infer<typeof welcomeBonusResultSchema>;
