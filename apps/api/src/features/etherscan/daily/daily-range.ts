import { DAY_MS } from '@nova/shared/durations';
import { type EtherscanCall, readParam } from '../../../http/chain/etherscan-call.ts';
import { EtherscanError } from '../answers.ts';
import { readIsAscending } from '../params.ts';

/** First and last UTC day of a daily stat, both inclusive. */
export interface DailyRange {
  readonly first: string;
  readonly last: string;
  readonly isAscending: boolean;
}

/** Reads `startdate`, `enddate` and `sort`. @throws EtherscanError */
export function readDailyRange(call: EtherscanCall): DailyRange {
  const first = readDay(call, 'startdate');
  const last = readDay(call, 'enddate');
  if (first > last) throw new EtherscanError('Error! startdate is after enddate');
  return { first, last, isAscending: readIsAscending(call) };
}

/**
 * Reads a range of at most `daysMax` days, for stats that are aggregated from blocks. @throws EtherscanError
 */
export function readShortRange(call: EtherscanCall, daysMax: number): DailyRange {
  const range = readDailyRange(call);
  if ((Date.parse(range.last) - Date.parse(range.first)) / DAY_MS >= daysMax) {
    throw new EtherscanError(`Error! Please select a date range of at most ${daysMax} days`);
  }
  return range;
}

function readDay(call: EtherscanCall, name: string): string {
  const text = readParam(call, name);
  if (text === null) throw new EtherscanError(`Error! Missing ${name}`);
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // `Date.parse` rejects a day that does not exist, or moves it to another month.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text || text < '0001-01-01') {
    throw new EtherscanError(`Error! Invalid ${name} format, please use yyyy-MM-dd`);
  }
  return text;
}
