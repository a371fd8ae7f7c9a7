import { z } from 'zod';
import { occasionRefusalSchema } from '../energy/occasion-refusal.ts';
import { timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';

/**
 * What people are told. `referral_joined`, `referral_purchase`: a friend brought points (`wallet`, `points`).
 * `points_revoked`: a purchase was refunded (`points`). `wallet_linked`: a wallet joined the account (`wallet`).
 * `points_refused`: something that server or chain saw brought nothing (`action_key`, `reason`, `next_at`).
 * `nft_sold`: somebody bought an NFT of the account's (`wallet`, `token_id`, `price_wei`).
 * `conversions_suspended`, `conversions_resumed`: an administrator's decision about the account (`text`).
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
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** One message for one person. */
export const notificationSchema = z.object({
  id: z.number().int(),
  kind: z.enum(NOTIFICATION_KINDS),
  data: z.object({
    wallet: z.string().optional(),
    points: z.number().int().optional(),
    action_key: z.string().optional(),
    reason: occasionRefusalSchema.optional(),
    /** When the same counts again; null = never. */
    next_at: timeSchema.nullish(),
    token_id: z.string().optional(),
    price_wei: z.string().optional(),
    text: z.string().optional(),
  }),
  created_at: timeSchema,
  is_read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** `GET /api/v1/notifications`: newest first, with how many are unread in all. */
export const notificationPageSchema = pageSchema(notificationSchema).extend({ unread: z.number().int() });
export type NotificationPage = z.infer<typeof notificationPageSchema>;

/** `POST /api/v1/notifications/read`: everything up to and including this one. */
export const readNotificationsSchema = z.object({ up_to: z.number().int().positive() });
