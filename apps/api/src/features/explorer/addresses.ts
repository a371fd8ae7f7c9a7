import type { Queryable } from '@nova/db/database';
import { addressDays, addressStats } from '@nova/db/schema/explorer';
import type { AddressDetail } from '@nova/shared/explorer/schemas';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { ChainClient } from '../../http/chain-client.ts';
import { toWireTime } from '../../http/clock.ts';

const DAYS_SHOWN = 30;
const DAY_MS = 86_400_000;

/** An address page. An address nobody has used yet is all zeros: every address exists. */
export async function readAddress(
  db: Queryable,
  chain: ChainClient,
  address: `0x${string}`,
  now: number,
): Promise<AddressDetail> {
  const since = new Date(now - (DAYS_SHOWN - 1) * DAY_MS).toISOString().slice(0, 10);
  const [[stats], days, account] = await Promise.all([
    db.select().from(addressStats).where(eq(addressStats.address, address)),
    db
      .select({ day: addressDays.day, actions: addressDays.actions, points: addressDays.points })
      .from(addressDays)
      .where(and(eq(addressDays.address, address), gte(addressDays.day, since)))
      .orderBy(asc(addressDays.day)),
    chain.getAccount(address),
  ]);
  return {
    address,
    balance: account.balance?.toString() ?? null,
    isContract: account.isContract,
    transactionCount: stats?.transactionCount ?? 0,
    actionCount: stats?.actionCount ?? 0,
    energyEarned: stats?.energyEarned ?? 0,
    energySpendable: stats?.energySpendable ?? 0,
    firstActivity: stats?.firstActivity ? toWireTime(stats.firstActivity) : null,
    lastActivity: stats?.lastActivity ? toWireTime(stats.lastActivity) : null,
    days,
  };
}
