/** Changes to the totals of one UTC day. */
export interface ChainDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  blocks: number;
  transactions: number;
  failedTransactions: number;
  actions: number;
  /** Energy Points. */
  points: number;
  gasUsed: number;
  feesWei: bigint;
  tokenTransfers: number;
  /** Addresses whose first activity of this day is in this range, and addresses seen for the first time ever. */
  activeAddresses: number;
  newAddresses: number;
}

/** Adds values to one of several days. */
export function addDay(
  days: Map<string, ChainDay>,
  day: string,
  stats: Partial<Omit<ChainDay, 'day'>>,
): void {
  const known = days.get(day) ?? emptyDay(day);
  days.set(day, known);
  known.blocks += stats.blocks ?? 0;
  known.transactions += stats.transactions ?? 0;
  known.failedTransactions += stats.failedTransactions ?? 0;
  known.actions += stats.actions ?? 0;
  known.points += stats.points ?? 0;
  known.gasUsed += stats.gasUsed ?? 0;
  known.feesWei += stats.feesWei ?? 0n;
  known.tokenTransfers += stats.tokenTransfers ?? 0;
  known.activeAddresses += stats.activeAddresses ?? 0;
  known.newAddresses += stats.newAddresses ?? 0;
}

/** Returns the negated day. */
export function negateDay(original: ChainDay): ChainDay {
  return {
    day: original.day,
    blocks: -original.blocks,
    transactions: -original.transactions,
    failedTransactions: -original.failedTransactions,
    actions: -original.actions,
    points: -original.points,
    gasUsed: -original.gasUsed,
    feesWei: -original.feesWei,
    tokenTransfers: -original.tokenTransfers,
    activeAddresses: -original.activeAddresses,
    newAddresses: -original.newAddresses,
  };
}

function emptyDay(day: string): ChainDay {
  return {
    day,
    blocks: 0,
    transactions: 0,
    failedTransactions: 0,
    actions: 0,
    points: 0,
    gasUsed: 0,
    feesWei: 0n,
    tokenTransfers: 0,
    activeAddresses: 0,
    newAddresses: 0,
  };
}
