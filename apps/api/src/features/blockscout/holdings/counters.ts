import type { Database } from '@nova/db/database';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import type { AddressCounters, TabsCounters } from '../schemas/counters.ts';

/** Up to this number, rows without a stored counter are counted. */
export const COUNTED_MAX = 10_000;
/** The counters of an address's lists say only whether there is more than one page. */
const TAB_MAX = 51;

interface CountersRow extends Record<string, unknown> {
  readonly listed: number;
  readonly recorded: string;
  readonly transfers: string;
  readonly validations: number;
  readonly gas_rows: number;
  readonly gas_used: string;
}

/**
 * Counts what an address did. Validated blocks and used gas have no stored counter, so they are null above
 * 10,000; transactions have one that also counts the actions credited to the address, so it is used above
 * 10,000 only. Gas is that of the transactions to a contract, and of those from any other address.
 */
export async function readCounters(
  db: Database,
  address: Hex,
  isContract: boolean,
): Promise<AddressCounters> {
  const bytes = toBytes(address);
  const { rows } = await readInTime(db, (tx) =>
    tx.execute<CountersRow>(sql`
      select ${countUpTo(COUNTED_MAX + 1, listTransactions(bytes, COUNTED_MAX + 1))} as listed,
        ${countUpTo(COUNTED_MAX + 1, listBlocks(bytes, COUNTED_MAX + 1))} as validations,
        coalesce(s.transaction_count, 0)::text as recorded, coalesce(s.token_transfer_count, 0)::text as transfers,
        g.gas_rows, g.gas_used
      from (select 1) one
      left join chain.address_stats s on s.address = ${bytes}
      cross join (select count(*)::int as gas_rows, coalesce(sum(u.gas_used), 0)::text as gas_used from (
        select t.gas_used from chain.transactions t where ${isContract ? sql`t."to"` : sql`t."from"`} = ${bytes}
        order by t.block_number desc, t.tx_index desc limit ${sql.raw(String(COUNTED_MAX + 1))}) u) g
      ${plannedAnew}`),
  );
  const row = rows[0]!;
  return {
    transactions_count: row.listed > COUNTED_MAX ? row.recorded : String(row.listed),
    token_transfers_count: row.transfers,
    gas_usage_count: row.gas_rows > COUNTED_MAX ? null : row.gas_used,
    validations_count: row.validations > COUNTED_MAX ? null : String(row.validations),
  };
}

/** Counts the rows of each list of an address, up to 51. There are no withdrawals. */
export async function readTabsCounters(db: Database, address: Hex): Promise<TabsCounters> {
  const bytes = toBytes(address);
  const count = (rows: SQL) => countUpTo(TAB_MAX, rows);
  const { rows } = await readInTime(db, (tx) =>
    tx.execute<Omit<TabsCounters, 'withdrawals_count' | 'beacon_deposits_count'>>(sql`
      select ${count(listTransactions(bytes, TAB_MAX))} as transactions_count,
        (select least(coalesce(max(token_transfer_count), 0), ${TAB_MAX})::int
          from chain.address_stats where address = ${bytes}) as token_transfers_count,
        ${count(sql`select b.token from chain.token_balances b where b.holder = ${bytes} and b.balance > 0
          order by b.token ${limit(TAB_MAX)}`)} as token_balances_count,
        ${count(sql`select l.log_index from chain.logs l where l.address = ${bytes}
          order by l.block_number desc, l.log_index desc ${limit(TAB_MAX)}`)} as logs_count,
        ${count(listCalls(bytes))} as internal_transactions_count,
        ${count(listBlocks(bytes, TAB_MAX))} as validations_count
      ${plannedAnew}`),
  );
  return { ...rows[0]!, withdrawals_count: 0, beacon_deposits_count: 0 };
}

const limit = (rows: number) => sql.raw(`limit ${rows}`);

function countUpTo(max: number, rows: SQL): SQL {
  return sql`(select count(*)::int from (select from (${rows}) listed ${limit(max)}) counted)`;
}

/** Selects the transactions of an address's list. */
function listTransactions(address: SQL, max: number): SQL {
  const side = (table: string, condition: SQL) => sql`(
    select c.block_number, c.tx_index from ${sql.raw(table)} c where ${condition}
    order by c.block_number desc, c.tx_index desc ${limit(max)})`;
  return sql`${side('chain.transactions', sql`c."from" = ${address}`)}
    union ${side('chain.transactions', sql`c."to" = ${address}`)}
    union ${side('chain.contract_creations', sql`c.address = ${address} and c.trace_index = 0`)}`;
}

/** Selects the calls of an address's list. */
function listCalls(address: SQL): SQL {
  const side = (table: string, condition: SQL) => sql`(
    select c.block_number, c.tx_index, c.trace_index from ${sql.raw(table)} c where ${condition}
    order by c.block_number desc, c.tx_index desc, c.trace_index desc ${limit(TAB_MAX)})`;
  return sql`${side('chain.internal_transactions', sql`c."from" = ${address}`)}
    union ${side('chain.internal_transactions', sql`c."to" = ${address}`)}
    union ${side('chain.contract_creations', sql`c.address = ${address} and c.trace_index > 0`)}`;
}

function listBlocks(address: SQL, max: number): SQL {
  return sql`select b.number from chain.blocks b where b.miner = ${address} order by b.number desc ${limit(max)}`;
}
