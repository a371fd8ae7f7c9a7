import { z } from 'zod';
import { ACTION_REFUSALS } from './rules.ts';

/**
 * Reasons why an occasion observed by the server or the chain gave no points. Besides the ledger's own
 * reasons: `below_minimum` = a purchase of less than 5 USDT, `known_pair` = these two wallets have traded
 * before, `own_trade` = both belong to one account, `already_awarded` = the same occasion was credited to
 * another address.
 */
export const occasionRefusalSchema = z.enum([
  ...ACTION_REFUSALS,
  'below_minimum',
  'known_pair',
  'own_trade',
  'already_awarded',
]);
export type OccasionRefusal = z.infer<typeof occasionRefusalSchema>;
