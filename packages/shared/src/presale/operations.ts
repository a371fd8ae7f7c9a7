import type { Hex } from 'viem';
import { z } from 'zod';
import { addressSchema, amountSchema, hashSchema } from '../hex.ts';

/** Kind of the outbox row that reserves coins. */
export const RESERVE_PURCHASE = 'reserve_purchase';
/** Payload: the arguments of `Presale.reserve`. */
export const reservePurchaseSchema = z.object({
  reservationId: hashSchema,
  buyerKey: hashSchema,
  /** Recipient of the coins, which the contract never changes later. */
  to: addressSchema,
  phase: z.number().int().min(1).max(3),
  usdtUnits: amountSchema,
  /** Seconds since 1970. */
  expiresAt: z.number().int().positive(),
});

/** Kind of the outbox row that delivers reserved coins. */
export const FULFIL_PURCHASE = 'fulfil_purchase';
/** Payload: the arguments of `Presale.fulfil`. */
export const fulfilPurchaseSchema = z.object({ reservationId: hashSchema });

/** Kind of the outbox row that releases an expired reservation. */
export const RELEASE_PURCHASE = 'release_purchase';
/** Payload: the reservation. `occurredAt` delays the row until the contract permits it. */
export const releasePurchaseSchema = z.object({
  reservationId: hashSchema,
  occurredAt: z.number().int().positive(),
});

/** Returns a wallet's buyer key: its address, padded with zeros on the left. */
export function toBuyerKey(address: Hex): Hex {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
}

/** Kind of the outbox row that lets a wallet buy from the whitelist opening on. Lane of the curator. */
export const SET_WHITELISTED = 'set_whitelisted';
/** Payload: the arguments of `Presale.setWhitelisted` for one wallet. */
export const setWhitelistedSchema = z.object({ address: addressSchema, isWhitelisted: z.boolean() });

/**
 * Kinds of the outbox rows that link the first wallet to an account without one, complete a link, and cancel
 * it.
 */
export const LINK_ACCOUNT = 'link_account';
export const COMPLETE_LINK = 'complete_link';
export const CANCEL_LINK = 'cancel_link';
/** Payload of all three. `occurredAt` (seconds) delays a completion until its time. */
export const linkOperationSchema = z.object({
  accountId: hashSchema,
  /** The account's own address. */
  account: addressSchema,
  wallet: addressSchema,
  occurredAt: z.number().int().positive().optional(),
});

/**
 * Kind of the outbox row that schedules the end of the current phase at the timelock. Lane of the curator.
 */
export const END_PHASE = 'end_phase';
/** Payload: the argument of `Presale.endPhase`. */
export const endPhaseSchema = z.object({ phase: z.number().int().min(1).max(3) });

/** Kind of the outbox row that pauses or resumes the sale. Lane of the pauser's key. */
export const SET_PAUSED = 'set_paused';
/** Payload: the intended state. */
export const setPausedSchema = z.object({ isPaused: z.boolean() });
