import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/**
 * PostgreSQL channels that wake jobs of the worker, besides those of outbox, mail, permits and
 * verifications.
 */
export const JOB_CHANNELS = {
  /** A catalog change has started. */
  catalogue: 'nova_catalogue',
  /** A purchase, a refund or a link of an account needs its next step. */
  presale: 'nova_presale',
  /** The metadata of an NFT must be read again. */
  nftRefresh: 'nova_nft_refresh',
  /** A guardian has signed a recovery, or a mailed link was opened. */
  recoveries: 'nova_recoveries',
} as const;

export type JobChannel = (typeof JOB_CHANNELS)[keyof typeof JOB_CHANNELS];

/** Wakes the jobs that listen to a channel; inside a transaction, once it is committed. */
export async function wakeJobs(db: Queryable, channel: JobChannel): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`);
}
