import { z } from 'zod';
import { blockSchema } from '../explorer/schemas.ts';
import { userActionSchema } from '../energy/schemas.ts';
import { nftChangeSchema } from '../nft/live.ts';
import { notificationSchema } from '../notification/schemas.ts';

/** Public channel: every block, right after it is indexed. */
export const BLOCKS_CHANNEL = 'blocks';
/** Private channel of one user: what happens to their own actions, and what they are told. */
export const userChannel = (userId: string): string => `user:${userId}`;

/** What `/realtime/v1?channels=` carries. The event id of the stream is the `Last-Event-ID` to resume from. */
export const realtimeEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('block'), block: blockSchema }),
  z.object({ type: z.literal('action'), action: userActionSchema }),
  z.object({ type: z.literal('notification'), notification: notificationSchema }),
  z.object({ type: z.literal('nft'), nft: nftChangeSchema }),
]);
export type RealtimeEvent = z.infer<typeof realtimeEventSchema>;

/** Missed events that a resumed stream replays; who missed more hears `reset` first and reloads what it shows. */
export const REALTIME_REPLAY_MAX = 500;
/** A comment line that tells a client, and every proxy between, that the stream lives. */
export const REALTIME_HEARTBEAT_MS = 15_000;
/** Channels one stream may carry. */
export const REALTIME_CHANNELS_MAX = 10;

/**
 * What the stream says about itself, beside the events. `open`: from here on it is live; its id is the position to
 * resume from even if nothing ever happened. `reset`: more was missed than is replayed, so reload what is shown.
 */
export const realtimeControlSchema = z.object({ type: z.enum(['open', 'reset']) });
export type RealtimeControl = z.infer<typeof realtimeControlSchema>;
