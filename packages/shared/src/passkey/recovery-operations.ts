import { z } from 'zod';
import { addressSchema, hashSchema, hexSchema } from '../hex.ts';

/** Kind of the outbox row that submits the signatures of two guardians. */
export const START_RECOVERY = 'start_recovery';
/** Kind of the outbox row that completes a recovery whose delay has passed. */
export const COMPLETE_RECOVERY = 'complete_recovery';

/** Starts of recoveries that the server pays for in 24 hours: of one account, and of all accounts. */
export const RECOVERIES_PER_DAY = { account: 3, all: 500 } as const;

const index = z.number().int().min(0).max(4);

/** Payload of `start_recovery`: the arguments of `startRecovery`, and the nonce that the guardians signed. */
export const startRecoverySchema = z.object({
  account: addressSchema,
  x: hashSchema,
  y: hashSchema,
  nonce: z.string().regex(/^\d{1,78}$/),
  /** Seconds since 1970. */
  deadline: z.number().int().positive(),
  indexes: z.tuple([index, index]),
  signatures: z.tuple([hexSchema, hexSchema]),
});
export type StartRecovery = z.output<typeof startRecoverySchema>;

/** Payload of `complete_recovery`: the account, and the passkey that becomes its only owner. */
export const completeRecoverySchema = z.object({ account: addressSchema, x: hashSchema, y: hashSchema });
export type CompleteRecovery = z.output<typeof completeRecoverySchema>;
