import type { Database } from '@nova/db/database';
import { TOTAL_SUPPLY_WEI } from '@nova/shared/chain/constants';
import { sql } from 'drizzle-orm';
import type { Hex } from 'viem';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { describeAddresses } from '../address-params.ts';
import { toChecksum } from '../bytes.ts';
import { PAGE_ITEMS, toPage } from '../page.ts';
import type { AccountItem } from '../schemas/counters.ts';

/** Values by which accounts are sorted. */
export const ACCOUNT_SORTS = ['balance', 'transactions_count'] as const;

/** Order of the accounts, and the position from which their list continues. */
export interface AccountsQuery {
  readonly sort?: (typeof ACCOUNT_SORTS)[number] | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly fetched_coin_balance?: string | undefined;
  readonly transactions_count?: number | undefined;
  readonly address_hash?: Hex | undefined;
}

interface AccountRow extends Record<string, unknown> {
  readonly address: Buffer;
  readonly balance: string | null;
  readonly transactions: string | null;
}

/** Lists the addresses that hold coins, largest balance first, or those with transactions. */
export async function listAccounts(db: Database, query: AccountsQuery) {
  const { sort = 'balance', order = 'desc', address_hash: address } = query;
  const isByBalance = sort === 'balance';
  const [column, type, position] = isByBalance
    ? [sql`h.balance`, sql`numeric`, query.fetched_coin_balance]
    : [sql`s.transaction_count`, sql`bigint`, query.transactions_count];
  const key = isByBalance ? sql`h.address` : sql`s.address`;
  const tables = isByBalance
    ? sql`chain.address_balances h left join chain.address_stats s on s.address = h.address`
    : sql`chain.address_stats s left join chain.address_balances h on h.address = s.address`;
  const isFurther =
    position === undefined || address === undefined
      ? sql`true`
      : sql`(${column}, ${key}) ${sql.raw(order === 'asc' ? '>' : '<')} (${position}::${type}, ${toBytes(address)})`;
  const direction = sql.raw(order);
  const page = await readInTime(db, async (tx) => {
    const { rows } = await tx.execute<AccountRow>(sql`
      select ${key} as address, h.balance::text as balance, s.transaction_count::text as transactions
      from ${tables} where ${column} > 0 and ${isFurther}
      order by ${column} ${direction}, ${key} ${direction} limit ${sql.raw(String(PAGE_ITEMS + 1))} ${plannedAnew}`);
    const describe = await describeAddresses(
      tx,
      rows.map((row) => row.address),
    );
    return toPage(
      rows,
      (row): AccountItem => ({
        ...describe(row.address),
        coin_balance: row.balance,
        transactions_count: row.transactions ?? '0',
      }),
      (last) => ({
        ...(isByBalance
          ? { fetched_coin_balance: last.balance! }
          : { transactions_count: Number(last.transactions) }),
        address_hash: toChecksum(last.address),
        items_count: PAGE_ITEMS,
      }),
    );
  });
  return { ...page, exchange_rate: null, total_supply: TOTAL_SUPPLY_WEI.toString() };
}
