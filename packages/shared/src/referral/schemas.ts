import { z } from 'zod';
import { addressSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';
import { SHARE_PLATFORMS } from './constants.ts';

/** A code as used in a link; case-insensitive. */
export const referralCodeSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-z]{4,32}$/, 'is not a referral code');

/**
 * `referral-system / track_referral` (requirement 202). `metadata` is stored for abuse investigations and
 * not trusted.
 */
export const trackReferralSchema = z.object({
  action: z.literal('track_referral'),
  referral_code: z.string().max(200),
  referee_wallet: addressSchema,
  metadata: z
    .object({
      user_agent: z.string().max(500).nullish(),
      referrer: z.string().max(1_000).nullish(),
      timestamp: z.union([z.string().max(40), z.number()]).nullish(),
    })
    .loose()
    .nullish(),
});
/** `referral-system / record_share`: the session's own link was shared. */
export const recordShareSchema = z.object({
  action: z.literal('record_share'),
  platform: z.enum(SHARE_PLATFORMS),
});
/** Body of the function `referral-system`, flat. */
export const referralRequestSchema = z.discriminatedUnion('action', [trackReferralSchema, recordShareSchema]);

/**
 * Reasons for not counting a referral. `unknown_code`, `self`, `loop`, `already_referred` and `not_new` are
 * permanent; so is `demo` for that wallet. `daily_limit`: this network has reached today's limit of friends.
 * `already_shared`: on this platform, today.
 */
export const referralRefusalSchema = z.enum([
  'unknown_code',
  'self',
  'loop',
  'already_referred',
  'not_new',
  'demo',
  'daily_limit',
  'already_shared',
]);
export type ReferralRefusal = z.infer<typeof referralRefusalSchema>;

/**
 * Response of both. `points_earned` are credited to the referrer (or sharer); 0 with `success` means that
 * they are accepted and wait for the next day's budget.
 */
export const referralResultSchema = z.object({
  success: z.boolean(),
  points_earned: z.number().int(),
  error: referralRefusalSchema.nullable(),
});
export type ReferralResult = z.infer<typeof referralResultSchema>;

/** `GET /api/v1/referrals`: the session's own referral summary. */
export const referralSummarySchema = z.object({
  code: z.string(),
  invited: z.number().int(),
  active: z.number().int(),
  earned_points: z.number().int(),
  /** Rewarded purchases by friends that were not refunded. */
  purchases: z.number().int(),
  /** Accepted and waiting for the next day's budget. */
  waiting: z.number().int(),
  /** Platforms whose share was credited today. */
  shared_today: z.array(z.enum(SHARE_PLATFORMS)),
});
export type ReferralSummary = z.infer<typeof referralSummarySchema>;

/** `GET /api/v1/referrals/friends`: newest first. */
export const friendSchema = z.object({
  wallet: addressSchema,
  joined_at: timeSchema,
  is_active: z.boolean(),
  /** Points earned through this friend: the sign-up and each rewarded purchase. */
  points: z.number().int(),
  /** Rewarded purchases that were not refunded. */
  purchases: z.number().int(),
  /** False while the sign-up waits for the budget of a later day. */
  is_credited: z.boolean(),
});
export const friendPageSchema = pageSchema(friendSchema);
export type Friend = z.infer<typeof friendSchema>;
