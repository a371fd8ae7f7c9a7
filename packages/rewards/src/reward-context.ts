import type { Database } from '@nova/db/database';

/** Dependencies of awards besides a transaction. */
export interface RewardContext {
  readonly db: Database;
  /** The server's time in milliseconds since 1970. */
  readonly clock: () => number;
  readonly config: {
    /** Secret for the pseudonyms of users on the chain. */
    readonly userHashPepper: string;
  };
}
