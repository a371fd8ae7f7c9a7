import type { Transaction } from '@nova/db/database';
import type { LockKey } from '@nova/db/locks';

/** A place in the chain's logs. */
export interface EventPosition {
  readonly blockNumber: number;
  readonly logIndex: number;
}

/** Which events are read. */
export interface EventRange {
  /** Newest block that the engine will not take back; −1 while the index is empty. */
  readonly final: number;
  readonly limit: number;
}

/** What is done with one kind of events of the chain, each once. */
export interface EventFollower<Event extends EventPosition> {
  /** Names the cursor that says how far it has come. */
  readonly cursor: string;
  /** Advisory lock: one process at a time follows. */
  readonly lock: LockKey;
  /** Events that are applied in one transaction. */
  readonly batch: number;
  /** Blocks on top of an event before it is looked at: where an engine may take blocks back, only final ones are. */
  readonly confirmations: number;
  /** The next events behind a place, in the order of the chain. */
  read(tx: Transaction, from: EventPosition, range: EventRange): Promise<readonly Event[]>;
  /** What the event is about; null for one that no other event depends on. */
  subjectOf(event: Event): string | null;
  /** True for an event that must be the last of its transaction; default none. */
  endsBatch?(event: Event): boolean;
  /** True for an error that says nothing about the event: it is begun with again. Default none. */
  isElsewhere?(error: unknown): boolean;
  apply(tx: Transaction, events: readonly Event[]): Promise<void>;
}
