import { z } from 'zod';
import { addressSchema, hashSchema } from '../hex.ts';
import { type ActionKey, isActionKey } from './catalogue.ts';

/** Kind of the outbox row by which the api hands an accepted action to the worker. */
export const RECORD_ACTION = 'record_action';

/** Payload of such a row: the arguments of `ActionLedger.record`. */
export const recordActionSchema = z.object({
  /** Also the row's operation id. */
  actionId: hashSchema,
  account: addressSchema,
  userHash: hashSchema,
  /** Name of the catalogue row. */
  actionKey: z.custom<ActionKey>((value) => typeof value === 'string' && isActionKey(value), {
    message: 'must be a key of the reward catalogue',
  }),
  /** Whole seconds since 1970; the row is held back until this second has come. */
  occurredAt: z.number().int().nonnegative(),
});
export type RecordActionPayload = z.infer<typeof recordActionSchema>;
