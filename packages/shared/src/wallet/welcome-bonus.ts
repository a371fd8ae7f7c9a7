import { z } from 'zod';
import { addressSchema } from '../hex.ts';

/** Energy Points of the bonus (SPEC §9); the chain's catalogue is what is credited. */
export const WELCOME_BONUS_POINTS = 1_000;
/** How long the toast about it stands, in milliseconds (SPEC §9). */
export const WELCOME_TOAST_MS = 5_000;
/** Bonuses per network (IPv4 /24, IPv6 /56) and 24 hours, and in all (DESIGN §7.7). */
export const WELCOME_BONUSES_PER_NETWORK = 3;
export const WELCOME_BONUSES_PER_DAY = 2_000;

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
