import { z } from 'zod';
import { addressSchema, hashSchema, hexSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';

/** `ready`: its time has come and the Safe may execute it. */
export const SCHEDULED_STATES = ['waiting', 'ready', 'executed', 'cancelled'] as const;

/** A step that the timelock holds or has held: one call of one contract. */
export const scheduledStepSchema = z.object({
  /** The timelock's id of the operation. */
  id: hashSchema,
  state: z.enum(SCHEDULED_STATES),
  /** Contract that is called, and its name where it is one of ours. */
  target: addressSchema,
  target_name: z.string().nullable(),
  /** Function and arguments, such as `endPhase(1)`; null for a call that nobody here knows. */
  call: z.string().nullable(),
  data: hexSchema,
  scheduled_at: timeSchema,
  /** From then on the Safe may execute it. */
  ready_at: timeSchema,
  /** The transaction that scheduled it, and who sent it. */
  transaction_hash: hashSchema,
  scheduled_by: addressSchema,
});
export type ScheduledStep = z.infer<typeof scheduledStepSchema>;

/** `GET /api/v1/treasury/scheduled`: newest first. */
export const scheduledPageSchema = pageSchema(scheduledStepSchema);
export type ScheduledPage = z.infer<typeof scheduledPageSchema>;
