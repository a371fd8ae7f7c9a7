import { z } from 'zod';
import { addressSchema } from '../hex.ts';

/** Kind of the outbox row by which the api has the faucet give gas; its operation id is the drip's `opId`. */
export const DRIP = 'drip';
/** Payload of such a row: whom `CommunityRewards.drip` serves. */
export const dripOperationSchema = z.object({ to: addressSchema });
