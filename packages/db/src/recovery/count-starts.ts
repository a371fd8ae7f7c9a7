import { DAY_MS } from '@nova/shared/durations';
import { RECOVERY_STARTED } from '@nova/shared/passkey/recovery-events';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import type { Queryable } from '../database.ts';

/**
 * Counts the recoveries that were started in the last 24 hours, of one account and of all. Taken from the chain,
 * because rows of the database may be forged.
 */
export async function countRecoveryStarts(
  db: Queryable,
  account: Hex,
  nowMs: number,
): Promise<{ account: number; all: number }> {
  const since = new Date(nowMs - DAY_MS).toISOString();
  const { rows } = await db.execute<{ own: string; total: string }>(sql`
    select count(*) filter (where l.address = ${toBytes(account)}) as own, count(*) as total
    from chain.logs l
    where (l.topics[1]) = ${toBytes(RECOVERY_STARTED)}
      and l.block_number >= (select min(number) from chain.blocks where timestamp > ${since}::timestamptz)`);
  const { own, total } = rows[0]!;
  return { account: Number(own), all: Number(total) };
}

const toBytes = (hex: Hex): Buffer => Buffer.from(hex.slice(2), 'hex');
