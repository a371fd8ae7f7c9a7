import { z } from 'zod';
import { addressParamSchema } from './parts.ts';

/** Counters of an address; null above 10,000 if the index has no counter. */
export const addressCountersSchema = z.object({
  transactions_count: z.string(),
  token_transfers_count: z.string(),
  gas_usage_count: z.string().nullable(),
  validations_count: z.string().nullable(),
});
export type AddressCounters = z.infer<typeof addressCountersSchema>;

/** Numbers of rows in the lists of an address, up to 51. */
export const tabsCountersSchema = z.object({
  transactions_count: z.number().int(),
  token_transfers_count: z.number().int(),
  token_balances_count: z.number().int(),
  logs_count: z.number().int(),
  withdrawals_count: z.literal(0),
  internal_transactions_count: z.number().int(),
  validations_count: z.number().int(),
  beacon_deposits_count: z.literal(0),
});
export type TabsCounters = z.infer<typeof tabsCountersSchema>;

export const tokenCountersSchema = z.object({ token_holders_count: z.string(), transfers_count: z.string() });

export const transfersCountSchema = z.object({ transfers_count: z.number().int() });

/** An address with its balance in wei. */
const accountSchema = addressParamSchema.extend({
  coin_balance: z.string().nullable(),
  transactions_count: z.string(),
});
export type AccountItem = z.infer<typeof accountSchema>;

export const accountsSchema = z.object({
  items: z.array(accountSchema),
  next_page_params: z
    .object({
      fetched_coin_balance: z.string().optional(),
      transactions_count: z.number().int().optional(),
      address_hash: z.string(),
      items_count: z.number().int(),
    })
    .nullable(),
  exchange_rate: z.null(),
  total_supply: z.string(),
});

export const countdownSchema = z.object({
  current_block_number: z.string(),
  countdown_block_number: z.string(),
  remaining_blocks_count: z.string(),
  estimated_time_in_seconds: z.string(),
});

/** Transactions of each finished UTC day, newest first. */
export const transactionsChartSchema = z.object({
  chart_data: z.array(z.object({ date: z.string(), transactions_count: z.number().int() })),
});

/** How much of the chain the index has; the share of the calls is null while some have not been read. */
export const indexingStatusSchema = z.object({
  finished_indexing_blocks: z.boolean(),
  finished_indexing: z.boolean(),
  indexed_blocks_ratio: z.number(),
  indexed_internal_transactions_ratio: z.number().nullable(),
});
