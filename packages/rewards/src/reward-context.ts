import type { Database } from '@nova/db/database';

/** What awarding needs beside a transaction. */
export interface RewardContext {
  readonly db: Database;
  /** The server's time in milliseconds since 1970. */
  readonly clock: () => number;
  readonly config: {
    /** Keys the pseudonym of a user on chain. */
    readonly userHashPepper: string;
  };
}
