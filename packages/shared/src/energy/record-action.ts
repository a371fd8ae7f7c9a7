import { ACTION_POINTS_MAX } from './constants.ts';
import { z } from 'zod';
import { addressSchema, hashSchema } from '../hex.ts';
import { ACTION_SOURCES } from './catalogue.ts';

/** Kind of the outbox row with which the api passes an accepted action to the worker. */
export const RECORD_ACTION = 'record_action';

/** A name that fits the ledger's `bytes32` short string: ours, or that of a partner's action. */
export const actionKeySchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_.]{0,31}$/, 'must be 1 to 32 lower-case letters, digits, _ or .');

/** Payload of such a row: the arguments of `ActionLedger.record`. */
export const recordActionSchema = z.object({
  /** Also the row's operation ID. */
  actionId: hashSchema,
  account: addressSchema,
  userHash: hashSchema,
  /** Name of the catalog entry, which exists in the ledger because the action was accepted. */
  actionKey: actionKeySchema,
  /** Whole seconds since 1970; the row is delayed until this second. */
  occurredAt: z.number().int().nonnegative(),
});
export type RecordActionPayload = z.infer<typeof recordActionSchema>;

/**
 * Kind of the outbox row that revokes an action. Its operation ID differs from the action's, which is
 * already used.
 */
export const REVOKE_ACTION = 'revoke_action';
/** Payload of such a row. */
export const revokeActionSchema = z.object({ actionId: hashSchema });

/** Kind of the outbox row that changes an entry of the ledger's catalog. */
export const SET_ACTION_TYPE = 'set_action_type';
/** The requested catalog entry, with the contract's limit of each value. */
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
