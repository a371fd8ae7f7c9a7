import { z } from 'zod';
import { addressSchema } from '../hex.ts';

/** Kind of the outbox row with which the api requests a drip; its operation ID is the drip's `opId`. */
export const DRIP = 'drip';
/** Payload of such a row: the recipient of `CommunityRewards.drip`. */
export const dripOperationSchema = z.object({ to: addressSchema });
