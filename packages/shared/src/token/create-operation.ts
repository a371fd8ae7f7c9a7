import { z } from 'zod';
import { addressSchema, amountSchema } from '../hex.ts';

/**
 * Kind of the outbox row that creates a token for an account without a wallet; its operation ID is the
 * contract's.
 */
export const CREATE_TOKEN = 'create_token';
/** Payload: the arguments of `TokenFactory.createFor` after the ID. */
export const createTokenOperationSchema = z.object({
  owner: addressSchema,
  name: z.string(),
  symbol: z.string(),
  supply: amountSchema,
  contractUri: z.string(),
});
