import { z } from 'zod';
import { addressSchema, amountSchema } from '../hex.ts';

/** Kind of the outbox row that sends test USDT to a demo wallet. */
export const TAP_USDT = 'tap_usdt';
/** Payload of such a row; `units` have 6 decimals. */
export const tapUsdtSchema = z.object({ to: addressSchema, units: amountSchema });
