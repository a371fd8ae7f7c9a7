import { ACTION_POINTS_MAX } from '../energy/constants.ts';
import { z } from 'zod';
import { actionKeySchema } from '../energy/record-action.ts';
import { addressSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';

/** `GET /api/v1/admin/me`: who asks, as the audit log will name them, and whether they may more than look. */
export const adminSchema = z.object({ actor: z.enum(['token', 'user']), may_change: z.boolean() });

/** One attempt at something that only administrators may do. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: timeSchema,
  actor: z.string(),
  user_id: z.string().nullable(),
  action: z.string(),
  is_allowed: z.boolean(),
  details: z.record(z.string(), z.unknown()).nullable(),
  /** What it changed; null where it changed nothing. */
  change: z
    .object({
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    })
    .nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditPageSchema = pageSchema(auditEntrySchema);

/** `PUT /api/v1/admin/action-types/{key}`. Limits of 0 mean none. */
export const actionTypeChangeSchema = z.object({
  points: z.number().int().min(1).max(ACTION_POINTS_MAX),
  cooldown_seconds: z.number().int().min(0).max(0xffff_ffff),
  daily_cap: z.number().int().min(0).max(0xffff),
  lifetime_cap: z.number().int().min(0).max(0xffff),
  source: z.enum(['browser', 'server', 'chain']),
  is_active: z.boolean(),
});
export type ActionTypeChange = z.infer<typeof actionTypeChangeSchema>;

/** `GET /api/v1/admin/action-types`: every row of the ledger, and changes on their way. */
export const adminActionTypesSchema = z.object({
  items: z.array(
    actionTypeChangeSchema.extend({
      action_key: z.string(),
      /** What it will be; null when no change is on its way. */
      changing_to: actionTypeChangeSchema.nullable(),
    }),
  ),
});
export const actionKeyParamSchema = z.object({ key: actionKeySchema });

/** `GET /api/v1/admin/anomalies`: what looks like a farm or a fault, most striking first. */
export const anomalySchema = z.object({
  kind: z.enum([
    'many_wallets_of_one_network',
    'browser_cap_every_day',
    'friends_of_one_network',
    'action_failed_on_chain',
  ]),
  account: addressSchema.nullable(),
  user_id: z.string().nullable(),
  /** How much of it: wallets, days, friends, actions. */
  count: z.number().int(),
  since: timeSchema,
  details: z.string(),
});
export const anomaliesSchema = z.object({ items: z.array(anomalySchema) });
export type Anomaly = z.infer<typeof anomalySchema>;
