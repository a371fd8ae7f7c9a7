import { z } from 'zod';
import { addressSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';

/** `ready`: the delay is over and the Safe may execute it. */
export const SCHEDULED_STATES = ['waiting', 'ready', 'executed', 'cancelled'] as const;

/** An operation of the timelock, past or present: one call of one contract. */
export const scheduledStepSchema = z.object({
  /** The timelock's ID of the operation. */
  id: hashSchema,
  state: z.enum(SCHEDULED_STATES),
  /** Target contract, and its name if it is one of ours. */
  target: addressSchema,
  target_name: z.string().nullable(),
  /** Function and arguments, such as `endPhase(1)`; null for an unknown call. */
  call: z.string().nullable(),
  data: hexSchema,
  scheduled_at: timeSchema,
  /** Time from which the Safe may execute it. */
  ready_at: timeSchema,
  /** The transaction that scheduled it, and its sender. */
  transaction_hash: hashSchema,
  scheduled_by: addressSchema,
});
export type ScheduledStep = z.infer<typeof scheduledStepSchema>;

/** `GET /api/v1/treasury/scheduled`: newest first. */
export const scheduledPageSchema = pageSchema(scheduledStepSchema);
export type ScheduledPage = z.infer<typeof scheduledPageSchema>;
