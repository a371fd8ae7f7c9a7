import { z } from 'zod';
import { ACTION_REFUSALS } from './rules.ts';
import { addressSchema, hashSchema, timeSchema } from '../hex.ts';
import { DAILY_SUMMARY_DAYS, RECENT_ACTIONS_LIMIT, REWARD_BATCH_MAX } from './constants.ts';

/** Maximum length of an action's metadata as JSON in characters. */
const METADATA_MAX_CHARS = 4_000;

/** The acting user. `user_id`, if given, must be the session's own; the wallet must belong to the session. */
const subject = { user_id: z.string().nullish(), wallet_address: addressSchema };

export const getUserPointsSchema = z.object({ action: z.literal('get_user_points'), ...subject });
export const getActionTypesSchema = z.object({ action: z.literal('get_action_types') });
export const getUserActionsSchema = z.object({
  action: z.literal('get_user_actions'),
  ...subject,
  limit: z.number().int().min(1).max(100).default(RECENT_ACTIONS_LIMIT),
});
export const getDailySummarySchema = z.object({
  action: z.literal('get_daily_summary'),
  ...subject,
  days: z.number().int().min(1).max(90).default(DAILY_SUMMARY_DAYS),
});

/**
 * Arbitrary data about the action; `ip_address` is in the specification but ignored, because the server
 * determines it.
 */
export const actionMetadataSchema = z
  .object({
    description: z.string().max(500).nullish(),
    ip_address: z.null().optional(),
    user_agent: z.string().max(500).nullish(),
  })
  .loose()
  .refine((value) => JSON.stringify(value).length <= METADATA_MAX_CHARS, 'is too long');

/** An action to reward. A repeated `request_id` returns the same result; with another body it is refused. */
export const rewardActionSchema = z.object({
  action: z.literal('reward_action'),
  ...subject,
  action_key: z.string().min(1).max(64),
  metadata: actionMetadataSchema.nullish(),
  request_id: z.string().min(8).max(100).optional(),
});
/**
 * Several actions noticed by a page in one request. Each has its own request ID and is decided separately,
 * in order.
 */
export const rewardActionsSchema = z.object({
  action: z.literal('reward_actions'),
  ...subject,
  actions: z
    .array(
      z.object({
        action_key: z.string().min(1).max(64),
        metadata: actionMetadataSchema.nullish(),
        request_id: z.string().min(8).max(100),
      }),
    )
    .min(1)
    .max(REWARD_BATCH_MAX),
});

/** Body of the function `energy-points` (requirement 204), after `{action, data}` was flattened. */
export const energyPointsRequestSchema = z.discriminatedUnion('action', [
  getUserPointsSchema,
  getActionTypesSchema,
  getUserActionsSchema,
  getDailySummarySchema,
  rewardActionSchema,
  rewardActionsSchema,
]);
export type EnergyPointsRequest = z.infer<typeof energyPointsRequestSchema>;

/** Balance in EP: `energy_points` is spendable, `earned` never decreases. */
export const userPointsSchema = z.object({
  energy_points: z.number().int(),
  total_actions: z.number().int(),
  earned: z.number().int(),
});
export type UserPoints = z.infer<typeof userPointsSchema>;

export const actionTypeSchema = z.object({
  action_key: z.string(),
  points: z.number().int(),
  cooldown_seconds: z.number().int(),
  /** Maximum credits per UTC day; null means no cap. */
  daily_cap: z.number().int().nullable(),
  /** Maximum credits in total; null means no cap. */
  lifetime_cap: z.number().int().nullable(),
  source: z.enum(['browser', 'server', 'chain']),
});
export const actionTypesSchema = z.object({ action_types: z.array(actionTypeSchema) });
export type ActionTypes = z.infer<typeof actionTypesSchema>;

/** One of the account's actions; block and transaction are null until it is sealed. */
export const userActionSchema = z.object({
  action_id: hashSchema,
  action_key: z.string(),
  points: z.number().int(),
  occurred_at: timeSchema,
  status: z.enum(['pending', 'sealed', 'revoked']),
  block_number: z.number().int().nullable(),
  block_hash: hashSchema.nullable(),
  transaction_hash: hashSchema.nullable(),
});
export const userActionsSchema = z.object({ actions: z.array(userActionSchema) });
export type UserAction = z.infer<typeof userActionSchema>;

/** One row per UTC day, oldest first; days without actions have zeros. */
export const dailySummarySchema = z.object({
  daily_summary: z.array(
    z.object({ date: z.iso.date(), actions: z.number().int(), energy_points: z.number().int() }),
  ),
});
export type DailySummary = z.infer<typeof dailySummarySchema>;

/** Reason why nothing was awarded. `source` = browsers may not report this key. */
export const refusalReasonSchema = z.enum([...ACTION_REFUSALS, 'source']);
export type RefusalReason = z.infer<typeof refusalReasonSchema>;

/**
 * Result of `reward_action`. `sealed`: the block exists. `pending`: accepted and will be sealed; the points
 * are safe. `refused`: nothing was written and `points_awarded` is 0, with the reason and, if there is one,
 * the next time.
 */
export const rewardResultSchema = z.object({
  success: z.boolean(),
  points_awarded: z.number().int(),
  status: z.enum(['sealed', 'pending', 'refused']),
  reason: refusalReasonSchema.nullable(),
  next_at: timeSchema.nullable(),
  action_id: hashSchema.nullable(),
  block_number: z.number().int().nullable(),
  block_hash: hashSchema.nullable(),
  transaction_hash: hashSchema.nullable(),
});
export type RewardResult = z.infer<typeof rewardResultSchema>;

/** Result of `reward_actions`: one per action, in order, without waiting for blocks. */
export const rewardResultsSchema = z.object({
  results: z.array(rewardResultSchema.extend({ action_key: z.string() })),
});
export type RewardResults = z.infer<typeof rewardResultsSchema>;

/**
 * `GET /api/v1/energy/rank`: the rank by points earned, in a snapshot that names its block (requirement
 * 322).
 */
export const energyRankSchema = z.object({
  /** Null for an account without points, and for a demo account. */
  rank: z.number().int().nullable(),
  /** Number of accounts with a rank. */
  of: z.number().int(),
  as_of_block: z.number().int(),
});
export type EnergyRank = z.infer<typeof energyRankSchema>;

/** `GET /api/v1/energy/progress`: selects one of the session's wallets; the primary one by default. */
export const energyProgressQuerySchema = z.object({ wallet_address: addressSchema.optional() });

/** Today's progress per key for the dashboard (`GET /api/v1/energy/progress`). */
export const energyProgressSchema = z.object({
  items: z.array(
    z.object({
      action_key: z.string(),
      count_today: z.number().int(),
      daily_cap: z.number().int().nullable(),
      /** Reason why a claim of this key would be refused now; null means it would be awarded. */
      reason: refusalReasonSchema.nullable(),
      /** Time at which the key can be awarded again; null means now, or never if there is a reason. */
      next_at: timeSchema.nullable(),
    }),
  ),
  browser_points_today: z.number().int(),
  browser_points_cap: z.number().int(),
});
export type EnergyProgress = z.infer<typeof energyProgressSchema>;
