import { z } from 'zod';
import { occasionRefusalSchema } from '../energy/occasion-refusal.ts';
import { timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';

/**
 * Kinds of notifications. `referral_joined`, `referral_purchase`: points for a friend (`wallet`, `points`).
 * `points_revoked`: a purchase was refunded (`points`). `wallet_linked`: a wallet was linked to the account
 * (`wallet`). `points_refused`: an occasion observed by the server or the chain gave no points
 * (`action_key`, `reason`, `next_at`). `nft_sold`: an NFT of the account was sold (`wallet`, `token_id`,
 * `price_wei`). `conversions_suspended`, `conversions_resumed`: an administrator's decision on the account
 * (`text`). `watched_transfers`: transfers at a watched address (`wallet`, `count`). `recovery_started`:
 * two guardians started the recovery of an account (`wallet`, `next_at`).
 */
export const NOTIFICATION_KINDS = [
  'referral_joined',
  'referral_purchase',
  'points_revoked',
  'wallet_linked',
  'points_refused',
  'nft_sold',
  'conversions_suspended',
  'conversions_resumed',
  'watched_transfers',
  'recovery_started',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** A notification of one user. */
export const notificationSchema = z.object({
  id: z.number().int(),
  kind: z.enum(NOTIFICATION_KINDS),
  data: z.object({
    wallet: z.string().optional(),
    points: z.number().int().optional(),
    action_key: z.string().optional(),
    reason: occasionRefusalSchema.optional(),
    /** Time at which the same counts again; null means never. */
    next_at: timeSchema.nullish(),
    token_id: z.string().optional(),
    price_wei: z.string().optional(),
    text: z.string().optional(),
    count: z.number().int().optional(),
  }),
  created_at: timeSchema,
  is_read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** `GET /api/v1/notifications`: newest first, with the total number of unread ones. */
export const notificationPageSchema = pageSchema(notificationSchema).extend({ unread: z.number().int() });
export type NotificationPage = z.infer<typeof notificationPageSchema>;

/** `POST /api/v1/notifications/read`: marks all up to and including this one. */
export const readNotificationsSchema = z.object({ up_to: z.number().int().positive() });
