import type { Action } from '@nova/shared/explorer/schemas';
import type { ClientBase } from 'pg';
import type { Hex } from 'viem';
import type { RowSet } from '../lib/insert-rows.ts';
import type { IndexedTopic } from '../lib/jobs/job-signals.ts';
import type { ChainBlock } from './chain-block.ts';

/** The participation of an address in a transaction. */
export interface Participation {
  readonly address: Hex;
  readonly blockNumber: number;
  readonly txIndex: number;
}

/** Changes to the counters of an account by one event, counted on the UTC day of its block. */
export interface EnergyChange {
  readonly address: Hex;
  readonly blockNumber: number;
  readonly actions: number;
  /** Energy Points; negative if they were revoked. */
  readonly earned: number;
  readonly spendable: number;
}

/** A token transfer between one or two addresses; minting and burning involve only one. */
export interface TokenMove {
  readonly blockNumber: number;
  readonly parties: readonly Hex[];
}

export interface LiveEvent {
  readonly channel: string;
  readonly data: unknown;
}

/**
 * Changes that one feature derives from a range of blocks. They depend only on the blocks: a reorg derives
 * the same changes from the stored blocks and reverses them.
 */
export interface FeatureChange {
  /**
   * Accounts named in events, besides senders and targets. They must participate in transactions that
   * change their counters.
   */
  readonly participations?: readonly Participation[];
  readonly energy?: readonly EnergyChange[];
  readonly tokenMoves?: readonly TokenMove[];
  /** The actions that these blocks prove. */
  readonly actions?: readonly Action[];
  /**
   * Rows of the feature that depend on no stored rows. They are written in one statement with the blocks,
   * transactions and logs, because each further statement costs every block a round trip.
   */
  readonly rows?: readonly RowSet[];
  /**
   * Writes the feature's other rows. Runs after `rows`, blocks, transactions and logs and the features before it
   * are written, but not necessarily the counters of addresses.
   * @returns What the blocks contain for jobs.
   */
  insert(client: ClientBase): Promise<readonly IndexedTopic[]>;
  /**
   * Removes the feature's own rows of this height and above; the change covers everything in these blocks.
   * Blocks, transactions and logs still exist, including those about to be removed.
   */
  remove(client: ClientBase, fromHeight: number): Promise<void>;
  /** Returns the events for each channel. Runs after `insert` of every feature. */
  readLiveEvents?(client: ClientBase): Promise<LiveEvent[]>;
}

/** Converts events into rows. Each feature has one handler, listed in `sync-job.ts`. */
export interface FeatureHandler {
  collect(blocks: readonly ChainBlock[]): FeatureChange;
}
