import type { Action } from '@nova/shared/explorer/schemas';
import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import type { ChainBlock } from './chain-block.ts';

/** An address took part in a transaction. */
export interface Participation {
  readonly address: Hex;
  readonly blockNumber: number;
  readonly txIndex: number;
}

/** What an event changes in the counters of an account, counted on the UTC day of its block. */
export interface EnergyChange {
  readonly address: Hex;
  readonly blockNumber: number;
  readonly actions: number;
  /** Energy Points; negative when they were taken back. */
  readonly earned: number;
  readonly spendable: number;
}

/** A token moved between these addresses: one or two, none for one that nobody had or gets. */
export interface TokenMove {
  readonly blockNumber: number;
  readonly parties: readonly Hex[];
}

export interface LiveEvent {
  readonly channel: string;
  readonly data: unknown;
}

/**
 * What one feature makes of a run of blocks. It depends on the blocks alone: a reorg computes the same change again,
 * from the blocks as they were stored, and takes it back.
 */
export interface FeatureChange {
  /** Accounts that the events name, beside senders and targets. They must take part in what changes their counters. */
  readonly participations?: readonly Participation[];
  readonly energy?: readonly EnergyChange[];
  readonly tokenMoves?: readonly TokenMove[];
  /** The actions that these blocks prove. */
  readonly actions?: readonly Action[];
  /** Writes the feature's own rows. Runs after blocks, transactions and logs are in. */
  insert(client: ClientBase): Promise<void>;
  /**
   * Takes the feature's own rows of this height and above back; the change is all there was of these blocks. Blocks,
   * transactions and logs are still there, also those to be removed.
   */
  remove(client: ClientBase, fromHeight: number): Promise<void>;
  /** What to tell which channel once everything is written. */
  readLiveEvents?(client: ClientBase): Promise<LiveEvent[]>;
}

/** Event in, rows out. One per feature, listed in `sync-job.ts`. */
export interface FeatureHandler {
  collect(blocks: readonly ChainBlock[]): FeatureChange;
}
