import { z } from 'zod';
import { amountSchema, timeSchema } from '../hex.ts';
import { CHART_DAYS_MAX } from './constants.ts';

/** How many UTC days back a chart goes, today included. */
export const chartQuerySchema = z
  .object({
    days: z.coerce
      .number({ error: 'must be a number of days' })
      .int('must be a whole number of days')
      .min(1, 'must be at least 1')
      .max(CHART_DAYS_MAX, `must be at most ${CHART_DAYS_MAX}`)
      .default(30),
  })
  .strict();

/** What happened on one UTC day, or in one hour of a young chain. The last one is not over. */
export const chartDaySchema = z.object({
  day: z.iso.date(),
  /** When the day or hour began. */
  start: timeSchema,
  blocks: z.number().int(),
  transactions: z.number().int(),
  failedTransactions: z.number().int(),
  actions: z.number().int(),
  /** Energy Points credited. */
  points: z.number().int(),
  tokenTransfers: z.number().int(),
  /** Addresses that took part in a transaction. */
  activeAddresses: z.number().int(),
  /** Addresses seen for the first time. */
  newAddresses: z.number().int(),
  gasUsed: amountSchema,
  /** Wei. */
  fees: amountSchema,
});
export type ChartDay = z.infer<typeof chartDaySchema>;

/** Actions of one kind on one UTC day. */
export const actionDaySchema = z.object({
  day: z.iso.date(),
  /** Key of the catalogue. */
  action: z.string(),
  actions: z.number().int(),
  points: z.number().int(),
});
export type ActionDay = z.infer<typeof actionDaySchema>;

/**
 * `days`: one entry for each since the first block, oldest first, also for those on which nothing happened; with the
 * `bucket` `hour` (a chain younger than three days) one for each hour. `actions`: per day, where there were any.
 */
export const chartSchema = z.object({
  bucket: z.enum(['day', 'hour']),
  days: z.array(chartDaySchema),
  actions: z.array(actionDaySchema),
});
export type Chart = z.infer<typeof chartSchema>;
