import { ACTION_POINTS_MAX } from './constants.ts';
import { z } from 'zod';
import { addressSchema, hashSchema } from '../hex.ts';
import { ACTION_SOURCES } from './catalogue.ts';

/** Kind of the outbox row by which the api hands an accepted action to the worker. */
export const RECORD_ACTION = 'record_action';

/** A name that the ledger can hold as a `bytes32` short string: ours, or that of a partner's action. */
export const actionKeySchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_.]{0,31}$/, 'must be 1 to 32 lower-case letters, digits, _ or .');

/** Payload of such a row: the arguments of `ActionLedger.record`. */
export const recordActionSchema = z.object({
  /** Also the row's operation id. */
  actionId: hashSchema,
  account: addressSchema,
  userHash: hashSchema,
  /** Name of the catalogue row; the ledger has it, or nothing would have been accepted. */
  actionKey: actionKeySchema,
  /** Whole seconds since 1970; the row is held back until this second has come. */
  occurredAt: z.number().int().nonnegative(),
});
export type RecordActionPayload = z.infer<typeof recordActionSchema>;

/** Kind of the outbox row that takes an action back. Its operation id is not the action's own: that one is used. */
export const REVOKE_ACTION = 'revoke_action';
/** Payload of such a row. */
export const revokeActionSchema = z.object({ actionId: hashSchema });

/** Kind of the outbox row that changes a row of the ledger's catalogue. */
export const SET_ACTION_TYPE = 'set_action_type';
/** A catalogue row as it shall be, with the contract's limits of each figure. */
export const wantedActionTypeSchema = z.object({
  points: z.number().int().min(1).max(ACTION_POINTS_MAX),
  cooldownSeconds: z.number().int().min(0).max(0xffff_ffff),
  dailyCap: z.number().int().min(0).max(0xffff),
  lifetimeCap: z.number().int().min(0).max(0xffff),
  source: z.enum(ACTION_SOURCES),
  isActive: z.boolean(),
});
export type WantedActionType = z.infer<typeof wantedActionTypeSchema>;
/** Payload of such a row. */
export const setActionTypeSchema = wantedActionTypeSchema.extend({ actionKey: actionKeySchema });
