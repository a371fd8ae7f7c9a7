import { z } from 'zod';
import { addressSchema } from '../hex.ts';

/** Body of the function `welcome-bonus` (requirement 210). */
export const welcomeBonusRequestSchema = z.object({ wallet_address: addressSchema });

/**
 * Response to it. `granted`: the points are credited and 0.01 NAC will follow. `queued`: a daily limit is
 * reached; the points will be granted automatically. `received`: this wallet has already had its bonus.
 * `none`: a demo has no bonus.
 */
export const welcomeBonusResultSchema = z.object({
  new_wallet: z.boolean(),
  status: z.enum(['granted', 'queued', 'received', 'none']),
  points: z.number().int(),
  /** True if 0.01 NAC for the first fees was sent, which may be before the points. */
  gas_sent: z.boolean(),
  /** The limit that a queued bonus waits for: of its network or of the day; null otherwise. */
  waits_for: z.enum(['network', 'day']).nullable(),
});
export type WelcomeBonusResult = z.infer<typeof welcomeBonusResultSchema>;
