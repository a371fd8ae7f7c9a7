import type { Queryable, Transaction } from '@nova/db/database';
import type { LockKey } from '@nova/db/locks';

/** Position in the chain's logs. */
export interface EventPosition {
  readonly blockNumber: number;
  readonly logIndex: number;
}

/** Range of events to read. */
export interface EventRange {
  /** Newest block that the engine will not revert; −1 while the index is empty. */
  readonly final: number;
  readonly limit: number;
}

/** Processing of one kind of chain events, each exactly once. */
export interface EventFollower<Event extends EventPosition> {
  /** Name of the cursor that stores the progress. */
  readonly cursor: string;
  /** Advisory lock that limits following to one process at a time. */
  readonly lock: LockKey;
  /** Events applied per transaction. */
  readonly batch: number;
  /**
   * Confirmations required before an event is processed; on an engine with reorgs, only final events are.
   */
  readonly confirmations: number;
  /** Returns the next events after a position, in chain order. */
  read(db: Queryable, from: EventPosition, range: EventRange): Promise<readonly Event[]>;
  /** Returns the subject of the event, or null if no other event depends on it. */
  subjectOf(event: Event): string | null;
  /** Returns true for an event that must be the last of its transaction. Default: never. */
  endsBatch?(event: Event): boolean;
  /**
   * Returns true for an error unrelated to the event, which is then retried from the start. Default: never.
   */
  isElsewhere?(error: unknown): boolean;
  apply(tx: Transaction, events: readonly Event[]): Promise<void>;
}
