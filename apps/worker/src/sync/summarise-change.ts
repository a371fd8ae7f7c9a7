import type { Hex } from 'viem';
import type { ChainBlock } from './chain-block.ts';
import type { EnergyChange, FeatureChange, Participation, TokenMove } from './feature-handler.ts';
import { addDay, type ChainDay } from './chain-day.ts';

/** Changes to the counters of one address. */
export interface AddressDelta {
  readonly address: Hex;
  /** Earliest UTC day of these changes. */
  readonly firstDay: string;
  transactions: number;
  actions: number;
  earned: number;
  spendable: number;
  tokenTransfers: number;
  firstActivity: string | null;
  lastActivity: string | null;
}

/** Changes to the counters of one address on one UTC day. */
export interface DayDelta {
  readonly address: Hex;
  /** YYYY-MM-DD. */
  readonly day: string;
  transactions: number;
  actions: number;
  points: number;
}

/** Totals derived from the blocks alone. */
export type ChainTotals = Readonly<
  Record<'blocks' | 'transactions' | 'actions' | 'energy' | 'token_transfers', number>
>;

/** Everything that a range of blocks adds to counters; negated, what their removal subtracts. */
export interface ChainChange {
  readonly participations: readonly Participation[];
  readonly addresses: readonly AddressDelta[];
  readonly addressDays: readonly DayDelta[];
  readonly days: readonly ChainDay[];
  readonly counters: ChainTotals;
}

/** Sums up a range of blocks. Pure, so that a reorg can compute the same sums and negate them. */
export function summariseChange(
  blocks: readonly ChainBlock[],
  features: readonly FeatureChange[],
): ChainChange {
  const times = new Map(blocks.map((block) => [block.number, block.timestamp]));
  const timeOf = ({ blockNumber }: { blockNumber: number }) => times.get(blockNumber)!;
  const sums = new Sums();
  for (const block of blocks) sums.addBlock(block);
  const participations = listParticipations(blocks, features);
  for (const participation of participations)
    sums.addTransaction(participation.address, timeOf(participation));
  const energy = features.flatMap((feature) => feature.energy ?? []);
  for (const change of energy) sums.addEnergy(change, timeOf(change));
  const moves = features.flatMap((feature) => feature.tokenMoves ?? []);
  for (const move of moves) sums.addTokenMove(move, timeOf(move));
  return {
    participations,
    addresses: [...sums.addresses.values()],
    addressDays: [...sums.addressDays.values()],
    days: [...sums.days.values()],
    counters: {
      blocks: blocks.length,
      transactions: blocks.reduce((count, block) => count + block.transactions.length, 0),
      actions: energy.reduce((count, change) => count + change.actions, 0),
      energy: energy.reduce((points, change) => points + change.earned, 0),
      token_transfers: moves.length,
    },
  };
}

function listParticipations(
  blocks: readonly ChainBlock[],
  features: readonly FeatureChange[],
): Participation[] {
  const found = new Map<string, Participation>();
  const add = (participation: Participation) => {
    const { address, blockNumber, txIndex } = participation;
    found.set(`${address} ${blockNumber} ${txIndex}`, participation);
  };
  for (const block of blocks) {
    for (const { from, to, contractAddress, index } of block.transactions) {
      for (const address of [from, to, contractAddress]) {
        if (address) add({ address, blockNumber: block.number, txIndex: index });
      }
    }
  }
  for (const feature of features) feature.participations?.forEach(add);
  return [...found.values()];
}

class Sums {
  readonly addresses = new Map<Hex, AddressDelta>();
  readonly addressDays = new Map<string, DayDelta>();
  readonly days = new Map<string, ChainDay>();

  addBlock({ timestamp, gasUsed, transactions }: ChainBlock): void {
    addDay(this.days, timestamp.slice(0, 10), {
      blocks: 1,
      transactions: transactions.length,
      failedTransactions: transactions.filter((transaction) => !transaction.isSuccessful).length,
      gasUsed,
      feesWei: transactions.reduce((sum, transaction) => sum + transaction.feeWei, 0n),
    });
  }

  addTransaction(address: Hex, timestamp: string): void {
    const delta = this.#addressDelta(address, timestamp);
    delta.transactions += 1;
    // ISO times of equal length sort chronologically.
    if (delta.firstActivity === null || timestamp < delta.firstActivity) delta.firstActivity = timestamp;
    if (delta.lastActivity === null || timestamp > delta.lastActivity) delta.lastActivity = timestamp;
    this.#dayDelta(address, timestamp).transactions += 1;
  }

  addEnergy(change: EnergyChange, timestamp: string): void {
    const { actions, earned, spendable } = change;
    const delta = this.#addressDelta(change.address, timestamp);
    delta.actions += actions;
    delta.earned += earned;
    delta.spendable += spendable;
    const day = this.#dayDelta(change.address, timestamp);
    day.actions += actions;
    day.points += earned;
    addDay(this.days, day.day, { actions, points: earned });
  }

  addTokenMove({ parties }: TokenMove, timestamp: string): void {
    for (const address of parties) this.#addressDelta(address, timestamp).tokenTransfers += 1;
    addDay(this.days, timestamp.slice(0, 10), { tokenTransfers: 1 });
  }

  #addressDelta(address: Hex, timestamp: string): AddressDelta {
    const day = timestamp.slice(0, 10);
    const known = this.addresses.get(address);
    if (known && known.firstDay <= day) return known;
    const delta = known ? { ...known, firstDay: day } : emptyDelta(address, day);
    this.addresses.set(address, delta);
    return delta;
  }

  #dayDelta(address: Hex, timestamp: string): DayDelta {
    const day = timestamp.slice(0, 10);
    const key = `${address} ${day}`;
    let delta = this.addressDays.get(key);
    if (!delta) {
      delta = { address, day, transactions: 0, actions: 0, points: 0 };
      this.addressDays.set(key, delta);
    }
    return delta;
  }
}

function emptyDelta(address: Hex, firstDay: string): AddressDelta {
  return {
    address,
    firstDay,
    transactions: 0,
    actions: 0,
    earned: 0,
    spendable: 0,
    tokenTransfers: 0,
    firstActivity: null,
    lastActivity: null,
  };
}
