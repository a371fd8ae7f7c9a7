import { DAY_MS } from '@nova/shared/durations';
import { isPerson, isSuspended } from '@nova/db/conversion-person';
import { type Database, openDatabaseOver } from '@nova/db/database';
import { potDays } from '@nova/db/schema/conversion';
import { ACTIVE_DAY_MIN_POINTS, potShareMilli, sharesPot } from '@nova/shared/energy/allowance';
import { CONVERSION_ACTIVE_DAYS } from '@nova/shared/energy/constants';
import type { Logger } from '@nova/runtime/logger';
import { max, sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { JobSession, JobResult } from '../../lib/jobs/job.ts';
import type { RpcClient } from '../../lib/chain/rpc-client.ts';
import { readRewards } from './read-rewards.ts';

/** Delay after midnight during which the last blocks of the day may still be missing from the index. */
const SETTLE_MS = 10 * 60_000;
/** Older pots stay unshared after a longer outage of the worker; their coins remain in the pool. */
const DAYS_BACK_MAX = 30;

export interface PotOptions {
  readonly rpc: RpcClient;
  /**
   * Resolves to the address of CommunityRewards, or null if this chain has none. Rejects while the node is
   * unavailable.
   */
  findContract(): Promise<Hex | null>;
  readonly clock: () => number;
  readonly logger: Logger;
}

/** Shares the pot of every finished UTC day among the accounts that could convert on it, once per day. */
export async function sharePots({ client }: JobSession, options: PotOptions): Promise<JobResult> {
  const { rpc, clock, logger } = options;
  const db = openDatabaseOver(client);
  const contract = await options.findContract();
  const days = contract === null ? [] : await findDays(db, clock());
  for (const day of days) {
    const accounts = await sharePot(db, day, (account) =>
      readRewards(rpc, contract!, 'leftCoveredPointsOf', account),
    );
    logger.info({ day, accounts }, 'the daily pot was distributed');
  }
  return false;
}

/**
 * Returns the finished days that are not shared yet, oldest first. On the first run, that is only
 * yesterday.
 */
async function findDays(db: Database, now: number): Promise<string[]> {
  const yesterday = Math.floor((now - SETTLE_MS) / DAY_MS) - 1;
  const [row] = await db.select({ last: max(potDays.day) }).from(potDays);
  const last = row?.last ? Date.parse(row.last) / DAY_MS : yesterday - 1;
  const first = Math.max(last + 1, yesterday - DAYS_BACK_MAX + 1);
  return Array.from({ length: Math.max(0, yesterday - first + 1) }, (_, index) =>
    new Date((first + index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Resolves to the number of points that the purchases of a wallet still cover. */
type ReadCovered = (account: Hex) => Promise<number>;

/**
 * Shares the pot of one day.
 * @param readCovered Queries the contract for a wallet.
 * @returns The number of accounts that received a share; also 0 if the pot was already shared.
 */
export async function sharePot(db: Database, day: string, readCovered: ReadCovered): Promise<number> {
  const users = await findSharers(db, day, readCovered);
  return db.transaction(async (tx) => {
    const shareMilli = potShareMilli(users.length);
    const [first] = await tx
      .insert(potDays)
      .values({ day, accounts: users.length, shareMilli })
      .onConflictDoNothing()
      .returning();
    if (!first || users.length === 0) return 0;
    await tx.execute(sql`
      insert into app.pot_shares (user_id, accrued_milli)
      select value::uuid, ${shareMilli}::bigint from jsonb_array_elements_text(${JSON.stringify(users)}::jsonb)
      on conflict (user_id) do update set accrued_milli = app.pot_shares.accrued_milli + excluded.accrued_milli`);
    return users.length;
  });
}

interface Candidate extends Record<string, unknown> {
  user_id: string;
  wallets: Hex[];
}

async function findSharers(db: Database, day: string, readCovered: ReadCovered): Promise<string[]> {
  const user = sql`active.user_id`;
  const { rows } = await db.execute<Candidate>(sql`
    select active.user_id,
      (select jsonb_agg(own.address) from app.wallets own where own.user_id = ${user}) as wallets
    from (
      select distinct own.user_id
      from chain.address_days today join app.wallets own on own.address = '0x' || encode(today.address, 'hex')
      where today.day = ${day} and today.points >= ${ACTIVE_DAY_MIN_POINTS} and (
        select count(*) from (
          select 1 from chain.address_days earlier
          where earlier.address = today.address and earlier.day <= ${day} and earlier.points >= ${ACTIVE_DAY_MIN_POINTS}
          limit ${CONVERSION_ACTIVE_DAYS}
        ) counted
      ) = ${CONVERSION_ACTIVE_DAYS}
    ) active
    where ${isPerson(user)} and not ${isSuspended(user)}
      and not exists (select 1 from app.demo_sessions demo where demo.user_id = ${user})`);
  const sharers: string[] = [];
  for (const { user_id: userId, wallets } of rows) {
    let covered = 0;
    for (const wallet of wallets) covered += await readCovered(wallet);
    if (sharesPot(covered)) sharers.push(userId);
  }
  return sharers;
}
