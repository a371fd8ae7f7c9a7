import type { ChartDay } from '@nova/shared/explorer/chart-schemas';

const WEI_PER_MICRO_NAC = 1_000_000_000_000n;
const GAS_UNIT = 1_000n;
const PERCENT = 100;

const feesOf = ({ fees }: ChartDay) => Number(BigInt(fees) / WEI_PER_MICRO_NAC);
const gasOf = ({ gas_used: gasUsed }: ChartDay) => Number(BigInt(gasUsed) / GAS_UNIT);

/** A whole number, because the axes have no fractions; 0 if there is nothing to divide by. */
const divide = (part: number, whole: number) => (whole === 0 ? 0 : Math.round(part / whole));

/** Every measure of a period of time, as a number suitable for an axis: fees in millionths of a NAC, gas in thousands. */
const READERS = {
  actions: (day: ChartDay) => day.actions,
  points: (day: ChartDay) => day.points,
  transactions: (day: ChartDay) => day.transactions,
  activeAddresses: (day: ChartDay) => day.active_addresses,
  newAddresses: (day: ChartDay) => day.new_addresses,
  fees: feesOf,
  gasUsed: gasOf,
  blocks: (day: ChartDay) => day.blocks,
  tokenTransfers: (day: ChartDay) => day.token_transfers,
  failedTransactions: (day: ChartDay) => day.failed_transactions,
  successRate: (day: ChartDay) =>
    divide((day.transactions - day.failed_transactions) * PERCENT, day.transactions),
  returningAddresses: (day: ChartDay) => day.active_addresses - day.new_addresses,
  newShare: (day: ChartDay) => divide(day.new_addresses * PERCENT, day.active_addresses),
  pointsPerAction: (day: ChartDay) => divide(day.points, day.actions),
  pointsPerAddress: (day: ChartDay) => divide(day.points, day.active_addresses),
  feePerTransaction: (day: ChartDay) => divide(feesOf(day), day.transactions),
  feePerAddress: (day: ChartDay) => divide(feesOf(day), day.active_addresses),
  gasPerTransaction: (day: ChartDay) => divide(gasOf(day), day.transactions),
  gasPerAddress: (day: ChartDay) => divide(gasOf(day), day.active_addresses),
  gasPerBlock: (day: ChartDay) => divide(gasOf(day), day.blocks),
  actionRate: (day: ChartDay) => divide(day.actions * PERCENT, day.transactions),
  transferRate: (day: ChartDay) => divide(day.token_transfers * PERCENT, day.transactions),
} as const;

/** Measure of a chart. */
export type Measure = keyof typeof READERS;

/** All measures; the first ones are shown at once. */
export const MEASURES = Object.keys(READERS) as Measure[];
export const FIRST_MEASURES = 7;

/** Returns the value of a day or hour. */
export function measureOf(day: ChartDay, measure: Measure): number {
  return READERS[measure](day);
}

export const isMeasure = (text: string | null): text is Measure =>
  text !== null && Object.hasOwn(READERS, text);
