import { DAY_MS } from '@nova/shared/durations';
import { dailyStats } from '@nova/db/schema/explorer';
import { and, asc, desc, gte, type InferSelectModel, lte } from 'drizzle-orm';
import { formatEther } from 'viem';
import type { ApiContext } from '../../../http/api-context.ts';
import type { EtherscanAction, EtherscanModule } from '../../../http/chain/etherscan-call.ts';
import { answerList } from '../answers.ts';
import { createCountedDailyActions } from './counted-daily-actions.ts';
import { readDailyRange } from './daily-range.ts';

/** Maximum number of days per response: more than a chain will have for a long time. */
const DAYS_MAX = 10_000;

type Day = InferSelectModel<typeof dailyStats>;

/**
 * Returns the daily stats of the module `stats`. A day without blocks has no row, and today ends now. A
 * block's reward consists of its fees; there are no uncles.
 */
export function createDailyActions(context: Pick<ApiContext, 'db' | 'clock'>): EtherscanModule {
  const daily = (describe: (day: Day) => object) => listDays(context, describe);
  return {
    dailytx: daily((day) => ({ transactionCount: day.transactions })),
    dailynewaddress: daily((day) => ({ newAddressCount: day.newAddresses })),
    dailygasused: daily((day) => ({ gasUsed: day.gasUsed.toString() })),
    dailytxnfee: daily((day) => ({ transactionFee_Eth: formatEther(day.fees) })),
    dailyblkcount: daily((day) => ({ blockCount: day.blocks, blockRewards_Eth: formatEther(day.fees) })),
    dailyblockrewards: daily((day) => ({ blockRewards_Eth: formatEther(day.fees) })),
    dailyuncleblkcount: daily(() => ({ uncleBlockCount: 0, uncleBlockRewards_Eth: '0' })),
    dailyavgblocktime: daily((day) => ({ blockTime_sec: readBlockTime(day, context.clock()) })),
    ...createCountedDailyActions(context),
  };
}

function listDays({ db }: Pick<ApiContext, 'db'>, describe: (day: Day) => object): EtherscanAction {
  return async (call) => {
    const { first, last, isAscending } = readDailyRange(call);
    const order = isAscending ? asc : desc;
    const rows = await db
      .select()
      .from(dailyStats)
      .where(and(gte(dailyStats.day, first), lte(dailyStats.day, last)))
      .orderBy(order(dailyStats.day))
      .limit(DAYS_MAX);
    const items = rows.map((row) => Object.assign(toDate(row.day), describe(row)));
    return answerList(items, 'No record found');
  };
}

/** Formats a day as Etherscan does. */
export function toDate(day: string): { readonly UTCDate: string; readonly unixTimeStamp: string } {
  return { UTCDate: day, unixTimeStamp: String(Date.parse(day) / 1000) };
}

/** Returns the average seconds per block of a day; today counts up to now. */
function readBlockTime({ day, blocks }: Day, now: number): string {
  const seconds = Math.min(DAY_MS, Math.max(0, now - Date.parse(day))) / 1000;
  return (blocks === 0 ? 0 : seconds / blocks).toFixed(2);
}
