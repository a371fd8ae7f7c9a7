import type { CounterName } from '@nova/db/schema/explorer';
import type { ChainBlock } from './chain-block.ts';
import type { EnergyChange, FeatureChange, Participation } from './feature-handler.ts';

type Hex = `0x${string}`;

/** How the counters of one address move. */
export interface AddressDelta {
  readonly address: Hex;
  transactions: number;
  actions: number;
  earned: number;
  spendable: number;
  firstActivity: string | null;
  lastActivity: string | null;
}

/** How one UTC day of one address moves. */
export interface DayDelta {
  readonly address: Hex;
  /** YYYY-MM-DD */
  readonly day: string;
  transactions: number;
  actions: number;
  points: number;
}

/** Everything that a run of blocks adds to counters; with the sign turned, what removing them takes away. */
export interface ChainChange {
  readonly participations: readonly Participation[];
  readonly addresses: readonly AddressDelta[];
  readonly days: readonly DayDelta[];
  readonly counters: Readonly<Record<CounterName, number>>;
}

/** Adds up a run of blocks. Pure, so that a reorg can compute the same sums again and turn their sign. */
export function summariseChange(
  blocks: readonly ChainBlock[],
  features: readonly FeatureChange[],
): ChainChange {
  const times = new Map(blocks.map((block) => [block.number, block.timestamp]));
  const sums = new Sums();
  const participations = listParticipations(blocks, features);
  for (const { address, blockNumber } of participations) {
    sums.addTransaction(address, times.get(blockNumber)!);
  }
  const energy = features.flatMap((feature) => feature.energy);
  for (const change of energy) sums.addEnergy(change, times.get(change.blockNumber)!);
  return {
    participations,
    addresses: [...sums.addresses.values()],
    days: [...sums.days.values()],
    counters: {
      blocks: blocks.length,
      transactions: blocks.reduce((count, block) => count + block.transactions.length, 0),
      actions: energy.reduce((count, change) => count + change.actions, 0),
      energy: energy.reduce((points, change) => points + change.earned, 0),
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
  features.flatMap((feature) => feature.participations).forEach(add);
  return [...found.values()];
}

class Sums {
  readonly addresses = new Map<Hex, AddressDelta>();
  readonly days = new Map<string, DayDelta>();

  addTransaction(address: Hex, timestamp: string): void {
    const delta = this.#addressDelta(address);
    delta.transactions += 1;
    // ISO times of one length compare like the moments they name.
    if (delta.firstActivity === null || timestamp < delta.firstActivity) delta.firstActivity = timestamp;
    if (delta.lastActivity === null || timestamp > delta.lastActivity) delta.lastActivity = timestamp;
    this.#dayDelta(address, timestamp).transactions += 1;
  }

  addEnergy(change: EnergyChange, timestamp: string): void {
    const delta = this.#addressDelta(change.address);
    delta.actions += change.actions;
    delta.earned += change.earned;
    delta.spendable += change.spendable;
    const day = this.#dayDelta(change.address, timestamp);
    day.actions += change.actions;
    day.points += change.earned;
  }

  #addressDelta(address: Hex): AddressDelta {
    let delta = this.addresses.get(address);
    if (!delta) {
      delta = {
        address,
        transactions: 0,
        actions: 0,
        earned: 0,
        spendable: 0,
        firstActivity: null,
        lastActivity: null,
      };
      this.addresses.set(address, delta);
    }
    return delta;
  }

  #dayDelta(address: Hex, timestamp: string): DayDelta {
    const day = timestamp.slice(0, 10);
    const key = `${address} ${day}`;
    let delta = this.days.get(key);
    if (!delta) {
      delta = { address, day, transactions: 0, actions: 0, points: 0 };
      this.days.set(key, delta);
    }
    return delta;
  }
}
