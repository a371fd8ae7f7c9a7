import type { Transaction } from '@nova/db/database';
import type { LockKey } from '@nova/db/locks';

/** A place in the chain's logs. */
export interface EventPlace {
  readonly blockNumber: number;
  readonly logIndex: number;
}

/** What is done with one kind of events of the chain, each once. */
export interface EventFollower<Event extends EventPlace> {
  /** Names the cursor that says how far it has come. */
  readonly cursor: string;
  /** Advisory lock: one process at a time follows. */
  readonly lock: LockKey;
  /** Events that are applied in one transaction. */
  readonly batch: number;
  /** The next final events behind a place, in the order of the chain. */
  read(tx: Transaction, from: EventPlace, limit: number): Promise<readonly Event[]>;
  /** What the event is about; null for one that no other event depends on. */
  subjectOf(event: Event): string | null;
  apply(tx: Transaction, events: readonly Event[]): Promise<void>;
}
