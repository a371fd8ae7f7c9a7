import { z } from 'zod';
import { TOKEN_TYPES } from './parts.ts';

export const searchItemSchema = z.union([
  z.object({
    type: z.literal('token'),
    address_hash: z.string(),
    address_url: z.string(),
    token_url: z.string(),
    name: z.string().nullable(),
    symbol: z.string().nullable(),
    token_type: z.enum(TOKEN_TYPES),
    total_supply: z.string().nullable(),
    exchange_rate: z.null(),
    icon_url: z.null(),
    is_smart_contract_verified: z.boolean(),
    reputation: z.enum(['ok', 'scam']),
  }),
  z.object({
    type: z.enum(['address', 'contract']),
    address_hash: z.string(),
    name: z.string().nullable(),
    url: z.string(),
    is_smart_contract_verified: z.boolean(),
    ens_info: z.null(),
    reputation: z.enum(['ok', 'scam']),
  }),
  z.object({
    type: z.literal('block'),
    block_type: z.literal('block'),
    block_hash: z.string(),
    block_number: z.number().int(),
    timestamp: z.string(),
    url: z.string(),
  }),
  z.object({
    type: z.literal('transaction'),
    transaction_hash: z.string(),
    timestamp: z.string(),
    url: z.string(),
  }),
]);
export type SearchItem = z.infer<typeof searchItemSchema>;

export const searchSchema = z.object({ items: z.array(searchItemSchema), next_page_params: z.null() });

/** The page that a search text names; null if it names none or several. */
export const redirectSchema = z.object({
  redirect: z.boolean(),
  type: z.enum(['address', 'block', 'transaction', 'user_operation']).nullable(),
  parameter: z.string().nullable(),
});
export type Redirect = z.infer<typeof redirectSchema>;

/** Totals of the chain. Gas prices are in gwei, the block time in milliseconds. */
export const statsSchema = z.object({
  total_blocks: z.string(),
  total_addresses: z.string(),
  total_transactions: z.string(),
  total_gas_used: z.string(),
  transactions_today: z.string(),
  gas_used_today: z.string(),
  average_block_time: z.number(),
  gas_prices: z.object({ slow: z.number(), average: z.number(), fast: z.number() }).nullable(),
  static_gas_price: z.null(),
  network_utilization_percentage: z.number(),
  coin_price: z.null(),
  market_cap: z.null(),
});
export type StatsAnswer = z.infer<typeof statsSchema>;
