import { z } from 'zod';
import { DAY_MS } from '../durations.ts';
import { amountSchema, timeSchema } from '../hex.ts';
import { CHART_DAYS_MAX } from './constants.ts';

const day = z.iso.date({ error: 'must be a day like 2026-05-01' });

/**
 * Period of a chart in UTC days: the last `days` including today, or every day from `from` to `to`, both inclusive.
 * Without `to`, the period ends today; without `from`, it has `days` days.
 */
export const chartQuerySchema = z
  .object({
    days: z.coerce
      .number({ error: 'must be a number of days' })
      .int('must be a whole number of days')
      .min(1, 'must be at least 1')
      .max(CHART_DAYS_MAX, `must be at most ${CHART_DAYS_MAX}`)
      .default(30),
    from: day.optional(),
    to: day.optional(),
  })
  .strict()
  .superRefine(({ from, to }, context) => {
    if (from === undefined || to === undefined) return;
    const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (count < 1) context.addIssue({ code: 'custom', path: ['from'], message: 'must not be after to' });
    if (count > CHART_DAYS_MAX) {
      context.addIssue({
        code: 'custom',
        path: ['from'],
        message: `must be at most ${CHART_DAYS_MAX} days before to`,
      });
    }
  });
export type ChartQuery = z.infer<typeof chartQuerySchema>;

/** Totals of one UTC day, or of one hour on a young chain. The last period is still running. */
export const chartDaySchema = z.object({
  day: z.iso.date(),
  /** Start of the day or hour. */
  start: timeSchema,
  blocks: z.number().int(),
  transactions: z.number().int(),
  failed_transactions: z.number().int(),
  actions: z.number().int(),
  /** Energy Points credited. */
  points: z.number().int(),
  token_transfers: z.number().int(),
  /** Addresses that took part in a transaction. */
  active_addresses: z.number().int(),
  /** Addresses seen for the first time. */
  new_addresses: z.number().int(),
  gas_used: amountSchema,
  /** In wei. */
  fees: amountSchema,
});
export type ChartDay = z.infer<typeof chartDaySchema>;

/** Actions of one kind on one UTC day. */
export const actionDaySchema = z.object({
  day: z.iso.date(),
  /** Key of the catalog. */
  action: z.string(),
  actions: z.number().int(),
  points: z.number().int(),
});
export type ActionDay = z.infer<typeof actionDaySchema>;

/**
 * `days`: one entry per day since the first block, oldest first, including days without activity. On a chain
 * younger than three days, `bucket` is `hour` and there is one entry per hour. `actions`: only kinds with
 * actions.
 */
export const chartSchema = z.object({
  bucket: z.enum(['day', 'hour']),
  days: z.array(chartDaySchema),
  actions: z.array(actionDaySchema),
});
export type Chart = z.infer<typeof chartSchema>;
