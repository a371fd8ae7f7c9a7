import { z } from 'zod';
import { addressSchema, amountSchema } from '../hex.ts';

/** Kind of the outbox row that sends coins of the gas key, so that a new wallet can act (requirement 307). */
export const SEND_GAS = 'send_gas';
/** Coins that a new wallet gets with its welcome bonus in wei: 0.01 NAC. */
export const WELCOME_GAS_WEI = 10_000_000_000_000_000n;
/** Payload of such a row. */
export const sendGasSchema = z.object({ to: addressSchema, valueWei: amountSchema });
