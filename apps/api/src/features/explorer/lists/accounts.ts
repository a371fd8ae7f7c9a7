import type { Queryable } from '@nova/db/database';
import { addressStats } from '@nova/db/schema/explorer';
import { addressBalances } from '@nova/db/schema/explorer-details';
import { TOTAL_SUPPLY_WEI } from '@nova/shared/chain/constants';
import type { Account } from '@nova/shared/explorer/address-schemas';
import type { AccountsQuery } from '@nova/shared/explorer/list-queries';
import type { Page } from '@nova/shared/pagination';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Hex } from 'viem';
import { toWireTime } from '../../../http/clock.ts';
import { readKeyCursor, toPage } from '../../../http/requests/page-cursor.ts';
import { afterCursor } from '../../../http/requests/after-cursor.ts';
import { readContractNames } from '../contract-names.ts';
import { toShare } from './share.ts';

const columns = {
  balance: addressBalances.balance,
  energyEarned: addressStats.energyEarned,
  transactionCount: addressStats.transactionCount,
  lastActivity: addressStats.lastActivity,
};

interface AccountRow {
  readonly address: Hex;
  readonly balance: bigint | null;
  readonly energyEarned: number | null;
  readonly transactionCount: number | null;
  readonly lastActivity: Date | null;
}

/** Lists the top accounts by coins, by Energy Points earned, or by transactions. */
export async function listAccounts(db: Queryable, query: AccountsQuery): Promise<Page<Account>> {
  const [page, names] = await Promise.all([
    query.order === 'balance' ? listByBalance(db, query) : listByActivity(db, query),
    readContractNames(db),
  ]);
  const items = page.items.map(({ address, balance, lastActivity, ...row }) => ({
    address,
    name: names.get(address) ?? null,
    balance: balance?.toString() ?? null,
    share: balance === null ? null : toShare(balance, TOTAL_SUPPLY_WEI),
    energy_earned: row.energyEarned ?? 0,
    transaction_count: row.transactionCount ?? 0,
    last_activity: lastActivity && toWireTime(lastActivity),
  }));
  return { ...page, items };
}

async function listByBalance(db: Queryable, query: AccountsQuery): Promise<Page<AccountRow>> {
  const { address, balance } = addressBalances;
  const start = readKeyCursor(query.cursor, ['amount', 'address']);
  const order = start.direction === 'next' ? desc : asc;
  const rows = await db
    .select({ ...columns, address })
    .from(addressBalances)
    .leftJoin(addressStats, eq(addressStats.address, address))
    .where(and(gt(balance, 0n), afterCursor(start, [balance, 'numeric'], [address, 'address'])))
    .orderBy(order(balance), order(address))
    .limit(query.limit + 1);
  return toPage<AccountRow, string>(rows, query.limit, start, (row) => [`${row.balance}`, row.address]);
}

async function listByActivity(db: Queryable, query: AccountsQuery): Promise<Page<AccountRow>> {
  const { address } = addressStats;
  const stat = query.order === 'energy' ? addressStats.energyEarned : addressStats.transactionCount;
  const statOf = (row: AccountRow) => (query.order === 'energy' ? row.energyEarned : row.transactionCount);
  const start = readKeyCursor(query.cursor, ['amount', 'address']);
  const order = start.direction === 'next' ? desc : asc;
  const rows = await db
    .select({ ...columns, address })
    .from(addressStats)
    .leftJoin(addressBalances, eq(addressBalances.address, address))
    .where(and(gt(stat, 0), afterCursor(start, [stat, 'bigint'], [address, 'address'])))
    .orderBy(order(stat), order(address))
    .limit(query.limit + 1);
  return toPage<AccountRow, string>(rows, query.limit, start, (row) => [`${statOf(row)}`, row.address]);
}
