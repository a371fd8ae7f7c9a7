import { z } from 'zod';
import { addressSchema, timeSchema } from '../hex.ts';
import { pageSchema } from '../pagination.ts';

const choices = {
  /** NAC, also NAC that a contract sends. */
  has_nac: z.boolean(),
  /** ERC-20 tokens. */
  has_tokens: z.boolean(),
  /** NFTs and items of ERC-1155 contracts. */
  has_nfts: z.boolean(),
  /** Whether emails are sent, at most one per hour. */
  wants_mail: z.boolean(),
};

/** `PUT /api/v1/watchlist/addresses/{address}`. */
export const watchChangeSchema = z
  .object(choices)
  .refine(({ has_nac: nac, has_tokens: tokens, has_nfts: nfts }) => nac || tokens || nfts, {
    message: 'choose at least one of NAC, tokens and NFTs',
    path: ['has_nac'],
  });
export type WatchChange = z.infer<typeof watchChangeSchema>;

/** An address that the session's account watches. */
export const watchedAddressSchema = z.object({ address: addressSchema, ...choices, created_at: timeSchema });
export type WatchedAddress = z.infer<typeof watchedAddressSchema>;
/** `GET /api/v1/watchlist`: newest first. */
export const watchPageSchema = pageSchema(watchedAddressSchema);
export type WatchPage = z.infer<typeof watchPageSchema>;
/** `GET /api/v1/watchlist/addresses/{address}`: null if the account does not watch it. */
export const watchAnswerSchema = z.object({ watched: watchedAddressSchema.nullable() });
export type WatchAnswer = z.infer<typeof watchAnswerSchema>;

/** `GET /api/v1/watchlist/feed`: since when the feed exists; null without one. */
export const watchFeedSchema = z.object({ created_at: timeSchema.nullable() });
export type WatchFeed = z.infer<typeof watchFeedSchema>;
/** `POST /api/v1/watchlist/feed`: the secret address of the feed, which is shown only once. */
export const watchFeedCreatedSchema = z.object({ url: z.string() });
export type WatchFeedCreated = z.infer<typeof watchFeedCreatedSchema>;
