import { z } from 'zod';
import { blockSchema } from '../explorer/schemas.ts';
import { userActionSchema } from '../energy/schemas.ts';

/** Public channel: every block, right after it is indexed. */
export const BLOCKS_CHANNEL = 'blocks';
/** Private channel of one user: what happens to their own actions. */
export const userChannel = (userId: string): string => `user:${userId}`;

/** What `/realtime/v1?channels=` carries. The event id of the stream is the `Last-Event-ID` to resume from. */
export const realtimeEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('block'), block: blockSchema }),
  z.object({ type: z.literal('action'), action: userActionSchema }),
]);
export type RealtimeEvent = z.infer<typeof realtimeEventSchema>;
