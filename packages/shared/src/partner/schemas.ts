import { z } from 'zod';
import { actionMetadataSchema, rewardResultSchema } from '../energy/schemas.ts';
import { actionKeySchema, wantedActionTypeSchema } from '../energy/record-action.ts';
import { addressSchema, hashSchema, timeSchema } from '../hex.ts';

/** Maximum points per day of one partner key, over all accounts. */
export const PARTNER_DAILY_BUDGET_MAX = 100_000;

/** Permissions of a key. `actions:write`: report actions. `actions:read`: read reported actions. */
export const PARTNER_SCOPES = ['actions:write', 'actions:read'] as const;
export type PartnerScope = (typeof PARTNER_SCOPES)[number];
/** Prefix of every key, by which leaked keys can be recognized. */
export const PARTNER_KEY_PREFIX = 'nova_';
/** Header that makes a report idempotent. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Headers of a webhook: `t=<seconds>,v1=<hex>`, HMAC-SHA-256 of `<seconds>.<body>` under the partner's secret. */
export const WEBHOOK_SIGNATURE_HEADER = 'nova-signature';

/** `POST /api/v1/actions`: an action that happened in a partner's application. */
export const partnerActionSchema = z.object({
  action_key: actionKeySchema,
  /** A wallet that its owner has connected to an account. */
  wallet_address: addressSchema,
  metadata: actionMetadataSchema.nullish(),
});
export type PartnerAction = z.infer<typeof partnerActionSchema>;

/** The response of `reward_action`; an exhausted budget is `reason: "budget"`. */
export const partnerActionResultSchema = rewardResultSchema.extend({
  reason: z.enum([...rewardResultSchema.shape.reason.unwrap().options, 'budget']).nullable(),
});
export type PartnerActionResult = z.infer<typeof partnerActionResultSchema>;

/** The webhook's body after an action is sealed. */
export const partnerWebhookSchema = z.object({
  type: z.literal('action.sealed'),
  action_id: hashSchema,
  action_key: z.string(),
  account: addressSchema,
  points: z.number().int(),
  block_number: z.number().int(),
  block_hash: hashSchema,
  transaction_hash: hashSchema,
  sealed_at: timeSchema,
});
export type PartnerWebhook = z.infer<typeof partnerWebhookSchema>;

const webhookUrlSchema = z.url({ protocol: /^https?$/ }).max(500);

/** `POST /api/v1/admin/partners`. */
export const createPartnerSchema = z.object({
  name: z.string().trim().min(2).max(80),
  webhook_url: webhookUrlSchema.nullish(),
});
/** `POST /api/v1/admin/partners/{id}/keys`. */
export const createPartnerKeySchema = z.object({ scopes: z.array(z.enum(PARTNER_SCOPES)).min(1) });
/** `PUT /api/v1/admin/partners/{id}/actions/{key}`: a key of the partner with its reward and budget. */
export const partnerActionTypeSchema = wantedActionTypeSchema
  .omit({ source: true, cooldownSeconds: true, dailyCap: true, lifetimeCap: true, isActive: true })
  .extend({
    cooldown_seconds: z.number().int().min(0).max(0xffff_ffff).default(0),
    daily_cap: z.number().int().min(0).max(0xffff).default(0),
    lifetime_cap: z.number().int().min(0).max(0xffff).default(0),
    is_active: z.boolean().default(true),
    /** Maximum points of all accounts together for this key per UTC day. */
    daily_budget: z.number().int().min(1).max(PARTNER_DAILY_BUDGET_MAX),
  });

/** A partner in the admin API. */
export const partnerSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  is_active: z.boolean(),
  webhook_url: z.string().nullable(),
  keys: z.array(
    z.object({
      id: z.uuid(),
      hint: z.string(),
      scopes: z.array(z.string()),
      created_at: timeSchema,
      last_used_at: timeSchema.nullable(),
      revoked_at: timeSchema.nullable(),
    }),
  ),
  actions: z.array(
    z.object({ action_key: z.string(), daily_budget: z.number().int(), spent_today: z.number().int() }),
  ),
});
