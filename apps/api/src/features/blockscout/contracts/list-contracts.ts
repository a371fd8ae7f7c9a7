import { DAY_MS } from '@nova/shared/durations';
import type { Database } from '@nova/db/database';
import { VYPER_PREFIX } from '@nova/shared/contract/vyper';
import { sql, type SQL } from 'drizzle-orm';
import type { Hex } from 'viem';
import { plannedAnew, toBytes } from '../../../http/chain/sql-values.ts';
import { toWireTime } from '../../../http/clock.ts';
import { readInTime } from '../../../http/requests/read-in-time.ts';
import { microsOf, momentOf } from '../../../http/requests/time-position.ts';
import { describeAddresses } from '../address-params.ts';
import { toChecksum } from '../bytes.ts';
import { PAGE_ITEMS, toPage } from '../page.ts';
import type { ContractCounters, LANGUAGES, ListedContract } from '../schemas/contracts.ts';
import { toCompilerVersion, toLanguage, toLicense } from './verification-fields.ts';

/** Filter of verified contracts, and the position from which their list continues. */
export interface ContractsQuery {
  readonly q?: string | undefined;
  readonly filter?: (typeof LANGUAGES)[number] | undefined;
  readonly smart_contract_id?: string | undefined;
  readonly address_hash?: Hex | undefined;
}

interface ContractRow extends Record<string, unknown> {
  readonly address: Buffer;
  readonly compiler: string;
  readonly is_optimized: boolean;
  readonly license: string | null;
  readonly has_arguments: boolean;
  readonly verified_at: string;
  readonly micros: string;
  readonly balance: string | null;
  readonly transactions: string | null;
}

/** Lists contracts with verified sources, last verified first. @param query `q`: beginning of the name */
export async function listSmartContracts(db: Database, query: ContractsQuery) {
  const { smart_contract_id: micros, address_hash: address, filter } = query;
  const isVyper = sql`starts_with(s.compiler, ${VYPER_PREFIX})`;
  const conditions: SQL[] = [
    sql`true`,
    ...(query.q ? [beginsWith(query.q)] : []),
    ...(filter === undefined ? [] : [filter === 'vyper' ? isVyper : sql`not ${isVyper}`]),
    ...(micros === undefined || address === undefined
      ? []
      : [sql`(v.verified_at, v.address) < (${momentOf(micros)}, ${toBytes(address)})`]),
  ];
  return readInTime(db, async (tx) => {
    const { rows } = await tx.execute<ContractRow>(sql`
      select v.address, s.compiler, s.license, coalesce(s.settings #>> '{optimizer,enabled}', 'false') = 'true'
          as is_optimized,
        coalesce(octet_length(v.constructor_arguments), 0) > 0 as has_arguments, v.verified_at,
        ${microsOf(sql`v.verified_at`)} as micros, h.balance::text, a.transaction_count::text as transactions
      from app.verified_contracts v
      join app.contract_sources s on s.id = v.source_id
      left join chain.address_balances h on h.address = v.address
      left join chain.address_stats a on a.address = v.address
      where ${sql.join(conditions, sql` and `)}
      order by v.verified_at desc, v.address desc limit ${sql.raw(String(PAGE_ITEMS + 1))} ${plannedAnew}`);
    const describe = await describeAddresses(
      tx,
      rows.map((row) => row.address),
    );
    return toPage(
      rows,
      (row): ListedContract => {
        const contract = describe(row.address);
        return {
          address: contract,
          compiler_version: toCompilerVersion(row.compiler),
          optimization_enabled: row.is_optimized,
          transactions_count: Number(row.transactions ?? 0),
          language: toLanguage(row.compiler),
          verified_at: toWireTime(new Date(row.verified_at)),
          market_cap: null,
          has_constructor_args: row.has_arguments,
          coin_balance: row.balance,
          license_type: toLicense(row.license),
          certified: false,
          reputation: contract.reputation,
        };
      },
      (last) => ({
        smart_contract_id: last.micros,
        address_hash: toChecksum(last.address),
        items_count: PAGE_ITEMS,
      }),
    );
  });
}

function beginsWith(text: string): SQL {
  // PostgreSQL text cannot contain NUL, so no name does.
  const needle = text.toLowerCase().replaceAll('\0', '');
  const pattern = `${needle.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`lower(s.name) like ${pattern}`;
}

/** Counts contracts and verified sources, in total and of the last 24 hours. */
export async function countContracts(db: Database, now: number) {
  const since = new Date(now - DAY_MS).toISOString();
  const { rows } = await readInTime(db, (tx) =>
    tx.execute<ContractCounters>(sql`
      select (select count(*)::text from chain.contract_creations) as smart_contracts,
        (select count(*)::text from chain.contract_creations c where c.block_number >=
          (select number from chain.blocks where timestamp >= ${since}::timestamptz order by timestamp, number limit 1))
          as new_smart_contracts_24h,
        (select count(*)::text from app.verified_contracts) as verified_smart_contracts,
        (select count(*)::text from app.verified_contracts where verified_at >= ${since}::timestamptz)
          as new_verified_smart_contracts_24h`),
  );
  return rows[0]!;
}
