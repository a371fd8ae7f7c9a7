import { z } from 'zod';
import { blockSchema } from '../explorer/schemas.ts';
import { userActionSchema } from '../energy/schemas.ts';
import { nftChangeSchema } from '../nft/live.ts';
import { notificationSchema } from '../notification/schemas.ts';

/** Public channel with every block, sent right after it is indexed. */
export const BLOCKS_CHANNEL = 'blocks';
/** Returns the private channel of a user, with events of their own actions and their notifications. */
export const userChannel = (userId: string): string => `user:${userId}`;

/** An event of `/realtime/v1?channels=`. The event ID of the stream is the `Last-Event-ID` to resume from. */
export const realtimeEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('block'), block: blockSchema }),
  z.object({ type: z.literal('action'), action: userActionSchema }),
  z.object({ type: z.literal('notification'), notification: notificationSchema }),
  z.object({ type: z.literal('nft'), nft: nftChangeSchema }),
]);
export type RealtimeEvent = z.infer<typeof realtimeEventSchema>;

/**
 * Maximum number of missed events that a resumed stream replays; beyond it, the client gets `reset` and must
 * reload.
 */
export const REALTIME_REPLAY_MAX = 500;
/** Milliseconds between two comment lines that keep the stream alive for clients and proxies. */
export const REALTIME_HEARTBEAT_MS = 15_000;
/** Maximum number of channels per stream. */
export const REALTIME_CHANNELS_MAX = 10;

/** Milliseconds between two checks of the chain's state by an API instance with open streams. */
export const REALTIME_CHAIN_CHECK_MS = 5_000;

/**
 * Control messages of the stream. `open`: it is live from here on; its ID is the position to resume from
 * even before the first event. `reset`: more events were missed than are replayed, so the client must
 * reload. `chain`: the state of the chain, after each change; a stream begins with it unless both are false.
 */
export const realtimeControlSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('open') }),
  z.object({ type: z.literal('reset') }),
  z.object({
    type: z.literal('chain'),
    /** Whether expected blocks are missing, as in `chain.state` of `GET /api/v1/status`. */
    is_stopped: z.boolean(),
    /** Whether the newest blocks contain several transactions each. */
    shares_blocks: z.boolean(),
  }),
]);
export type RealtimeControl = z.infer<typeof realtimeControlSchema>;
