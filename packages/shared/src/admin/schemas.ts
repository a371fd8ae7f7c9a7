import { ACTION_POINTS_MAX } from '../energy/constants.ts';
import { z } from 'zod';
import { actionKeySchema } from '../energy/record-action.ts';
import { addressSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';

/** `GET /api/v1/admin/me`: the identity that the audit log records, and whether it may make changes. */
export const adminSchema = z.object({ actor: z.enum(['token', 'user']), may_change: z.boolean() });

/** An attempt at an administrative operation. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: timeSchema,
  actor: z.string(),
  user_id: z.string().nullable(),
  action: z.string(),
  is_allowed: z.boolean(),
  details: z.record(z.string(), z.unknown()).nullable(),
  /** The change made; null if none. */
  change: z
    .object({
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    })
    .nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditPageSchema = pageSchema(auditEntrySchema);

/** `PUT /api/v1/admin/action-types/{key}`. Limits of 0 mean no limit. */
export const actionTypeChangeSchema = z.object({
  points: z.number().int().min(1).max(ACTION_POINTS_MAX),
  cooldown_seconds: z.number().int().min(0).max(0xffff_ffff),
  daily_cap: z.number().int().min(0).max(0xffff),
  lifetime_cap: z.number().int().min(0).max(0xffff),
  source: z.enum(['browser', 'server', 'chain']),
  is_active: z.boolean(),
});
export type ActionTypeChange = z.infer<typeof actionTypeChangeSchema>;

/** `GET /api/v1/admin/action-types`: all entries of the ledger, with pending changes. */
export const adminActionTypesSchema = z.object({
  items: z.array(
    actionTypeChangeSchema.extend({
      action_key: z.string(),
      /** The new values; null if no change is pending. */
      changing_to: actionTypeChangeSchema.nullable(),
    }),
  ),
});
export const actionKeyParamSchema = z.object({ key: actionKeySchema });

/** `GET /api/v1/admin/anomalies`: signs of abuse or errors, most significant first. */
export const anomalySchema = z.object({
  kind: z.enum([
    'many_wallets_of_one_network',
    'browser_cap_every_day',
    'friends_of_one_network',
    'action_failed_on_chain',
  ]),
  account: addressSchema.nullable(),
  user_id: z.string().nullable(),
  /** Extent: number of wallets, days, friends or actions. */
  count: z.number().int(),
  since: timeSchema,
  details: z.string(),
});
export const anomaliesSchema = z.object({ items: z.array(anomalySchema) });
export type Anomaly = z.infer<typeof anomalySchema>;
