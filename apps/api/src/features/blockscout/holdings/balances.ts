import type { Database } from '@nova/db/database';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { toChecksum } from '../bytes.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { PAGE_ITEMS, toPage } from '../page.ts';
import type { TokenBalanceItem } from '../schemas/holdings.ts';
import { isOfKind, TOKEN_COLUMNS, type TokenRow, toTokenInfo } from '../token-info.ts';

/** Maximum number of tokens in the list without pages: strangers may send any number to an address. */
export const BALANCES_MAX = 1_000;

interface BalanceRow extends TokenRow {
  readonly balance: string;
}

/** Lists the first 1,000 tokens that an address holds, ordered by the tokens' addresses. */
export async function listTokenBalances(db: Database, holder: Hex): Promise<TokenBalanceItem[]> {
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<BalanceRow>(selectBalances(holder, [], BALANCES_MAX));
    return rows.map(toBalance);
  });
}

/** Lists the tokens that an address holds, page by page. */
export async function listAddressTokens(
  db: Database,
  holder: Hex,
  query: { kinds?: readonly TokenRow['kind'][] | undefined; contract_address_hash?: Hex | undefined },
) {
  const { kinds, contract_address_hash: after } = query;
  const conditions = [
    isOfKind(sql`k.kind`, kinds),
    ...(after === undefined ? [] : [sql`b.token > ${toBytes(after)}`]),
  ];
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<BalanceRow>(selectBalances(holder, conditions, PAGE_ITEMS + 1));
    return toPage(rows, toBalance, (last) => ({
      contract_address_hash: toChecksum(last.token),
      items_count: PAGE_ITEMS,
    }));
  });
}

function selectBalances(holder: Hex, conditions: readonly SQL[], limit: number): SQL {
  const all = sql.join([sql`b.holder = ${toBytes(holder)}`, sql`b.balance > 0`, ...conditions], sql` and `);
  return sql`
    select b.token, b.balance::text, k.kind, ${TOKEN_COLUMNS}
    from chain.token_balances b join chain.tokens k on k.address = b.token
    where ${all} order by b.token limit ${sql.raw(String(limit))} ${plannedAnew}`;
}

function toBalance(row: BalanceRow): TokenBalanceItem {
  return { token: toTokenInfo(row), value: row.balance, token_id: null, token_instance: null };
}
