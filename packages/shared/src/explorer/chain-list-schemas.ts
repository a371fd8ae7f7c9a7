import { z } from 'zod';
import { matchKindSchema } from '../contract/schemas.ts';
import { addressSchema, amountSchema, hashSchema, timeSchema } from '../hex.ts';
import { pooledNonceSchema } from './schemas.ts';

/**
 * `pool`: the node can seal it next. `waiting`: an earlier transaction of its sender is missing. `signed`: the
 * server has signed it and sends it. `queued`: the server will sign it, so it has neither hash nor sender yet.
 */
export const PENDING_STATES = ['pool', 'waiting', 'signed', 'queued'] as const;

/** A transaction that is not in a block yet. Amounts in wei. */
export const pendingRowSchema = z.object({
  state: z.enum(PENDING_STATES),
  hash: hashSchema.nullable(),
  from: addressSchema.nullable(),
  to: addressSchema.nullable(),
  value: amountSchema.nullable(),
  /** Null for a queued one, and for a nonce above 2^53 - 1, which a JSON number does not hold. */
  nonce: pooledNonceSchema,
  /** For a dynamic fee, the maximum. */
  gas_price: amountSchema.nullable(),
  /** Queue of the server: actions, payments and so on. Null for a transaction of someone else. */
  lane: z.enum(['actions', 'money', 'gas', 'curation', 'pausing']).nullable(),
  /** Place in its lane, from 1. */
  place: z.number().int().nullable(),
  /** Time at which the server queued it; the pool has no times. */
  since: timeSchema.nullable(),
});
export type PendingRow = z.infer<typeof pendingRowSchema>;

/** A contract with verified sources. */
export const verifiedContractSchema = z.object({
  address: addressSchema,
  name: z.string(),
  /** With commit: `0.8.30+commit.73712a01`. */
  compiler: z.string(),
  /** SPDX identifier; null if the source names none. */
  license: z.string().nullable(),
  /** `exact`: every byte is equal. `partial`: only the instructions are. */
  match_kind: matchKindSchema.exclude(['similar']),
  /** `deployment`: one of the product's own contracts. `submitted`: someone submitted the sources. */
  origin: z.enum(['deployment', 'submitted']),
  verified_at: timeSchema,
});
export type VerifiedContract = z.infer<typeof verifiedContractSchema>;

/** A contract and the number of transactions that called it. */
export const topContractSchema = z.object({
  address: addressSchema,
  /** Name of one of the product's own contracts, or of the verified sources. */
  name: z.string().nullable(),
  calls: z.number().int(),
  /** Share of all calls of contracts in the period, 0 to 1. */
  share: z.number().nullable(),
});
export type TopContract = z.infer<typeof topContractSchema>;

/** A block that a reorg removed from the chain, in the list of these blocks. */
export const orphanedRowSchema = z.object({
  number: z.number().int(),
  hash: hashSchema,
  parent_hash: hashSchema,
  /** Address credited with the fees. */
  miner: addressSchema,
  transaction_count: z.number().int(),
  timestamp: timeSchema,
  /** Time at which the indexer detected the reorg. */
  orphaned_at: timeSchema,
  /** Hash of the current block at its height; null while the chain is shorter. */
  replaced_by: hashSchema.nullable(),
});
export type OrphanedRow = z.infer<typeof orphanedRowSchema>;
