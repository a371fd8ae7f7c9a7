import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Channels of PostgreSQL that wake jobs of the worker, beside those of outbox, mail, permits and verifications. */
export const JOB_CHANNELS = {
  /** A change of the catalogue was begun. */
  catalogue: 'nova_catalogue',
  /** A purchase, a refund or a link of an account wants to be taken further. */
  presale: 'nova_presale',
  /** The metadata of an NFT is to be read again. */
  nftRefresh: 'nova_nft_refresh',
} as const;

export type JobChannel = (typeof JOB_CHANNELS)[keyof typeof JOB_CHANNELS];

/** Wakes the jobs that listen to a channel; in a transaction once it is committed. */
export async function wakeJobs(db: Queryable, channel: JobChannel): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, '')`);
}
